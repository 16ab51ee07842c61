import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useSearchParams } from '../../../shared/navigation/navigation.tsx'

const SEARCH_AFTER_MS = 250
export const BELOW_MRP = 'below_mrp'

/**
 * Category and search of a shelf, kept in the address so that a link or a reload shows the same. `search` is what the address
 * says; it follows `typed` once that rests, and a link to another search brings its own words.
 */
export const useCatalogueAddress = () => {
  const [address, setAddress] = useSearchParams()
  const { pathname } = useLocation()
  const category = address.get('category') ?? ''
  const search = (address.get('q') ?? '').trim()
  const [typed, setTyped] = useState(search)
  /** What address and field last agreed on. */
  const agreed = useRef(search)
  const set = (name: string, value: string) => {
    const changed = new URLSearchParams(address)
    if (value) changed.set(name, value)
    else changed.delete(name)
    setAddress(changed, { replace: true })
  }
  const write = useEffectEvent((words: string) => {
    // Somebody who has just gone on, to a page that is still coming, is not called back.
    if (words === agreed.current || location.pathname !== pathname) return
    agreed.current = words
    set('q', words)
  })
  useEffect(() => {
    const timer = setTimeout(() => write(typed.trim()), SEARCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [typed])
  useEffect(() => {
    // What is shown may be a step behind what was written: only an address that somebody else changed is news.
    if (search === agreed.current || search !== (new URLSearchParams(location.search).get('q') ?? '').trim()) return
    agreed.current = search
    setTyped(search)
  }, [search])
  return {
    category,
    setCategory: (next: string) => set('category', next),
    belowMrp: address.get(BELOW_MRP) !== null,
    setBelowMrp: (isOn: boolean) => set(BELOW_MRP, isOn ? 'true' : ''),
    typed,
    setTyped,
    search,
  }
}

export type CatalogueAddress = ReturnType<typeof useCatalogueAddress>
