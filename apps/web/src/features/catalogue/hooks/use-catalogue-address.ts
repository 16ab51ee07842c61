import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useSearchParams } from '../../../shared/navigation/navigation.tsx'

const SEARCH_AFTER_MS = 250
export const BELOW_MRP = 'below_mrp'

/**
 * Category and search in the address, so that a link or a reload shows the same. `search` is the value in the address; it follows
 * `typed` after a pause, and a link to another search sets `typed`.
 */
export const useCatalogueAddress = () => {
  const [address, setAddress] = useSearchParams()
  const { pathname } = useLocation()
  const category = address.get('category') ?? ''
  const search = (address.get('q') ?? '').trim()
  const [typed, setTyped] = useState(search)
  /** The last value on which address and field agreed. */
  const agreed = useRef(search)
  const set = (name: string, value: string) => {
    const changed = new URLSearchParams(address)
    if (value) changed.set(name, value)
    else changed.delete(name)
    setAddress(changed, { replace: true })
  }
  const write = useEffectEvent((text: string) => {
    // A visitor who is navigating to another page, which is still loading, must not be brought back.
    if (text === agreed.current || location.pathname !== pathname) return
    agreed.current = text
    set('q', text)
  })
  useEffect(() => {
    const timer = setTimeout(() => write(typed.trim()), SEARCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [typed])
  useEffect(() => {
    // The rendered address may be older than the one just written: only a change made elsewhere counts.
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
