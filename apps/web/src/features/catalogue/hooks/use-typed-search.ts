import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useSearchParams } from '../../../shared/navigation/navigation.tsx'

const SEARCH_AFTER_MS = 250

/**
 * A search in the address (`q`), so that a link or a reload shows the same. `search` is the value in the address; it follows `typed` after
 * a pause, and a link to another search sets `typed`.
 */
export const useTypedSearch = () => {
  const [address, setAddress] = useSearchParams()
  const { pathname } = useLocation()
  const search = (address.get('q') ?? '').trim()
  const [typed, setTyped] = useState(search)
  /** The last value on which address and field agreed. */
  const agreed = useRef(search)
  const set = (changes: Readonly<Record<string, string>>) => {
    const changed = new URLSearchParams(address)
    for (const [name, value] of Object.entries(changes))
      if (value) changed.set(name, value)
      else changed.delete(name)
    setAddress(changed, { replace: true })
  }
  const write = useEffectEvent((text: string) => {
    // A visitor who is navigating to another page, which is still loading, must not be brought back.
    if (text === agreed.current || location.pathname !== pathname) return
    agreed.current = text
    set({ q: text })
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
  return { address, set, typed, setTyped, search }
}
