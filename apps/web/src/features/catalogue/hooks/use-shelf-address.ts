import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from '../../../shared/navigation.tsx'
import { useSettled } from '../../../shared/use-settled.ts'

const SEARCH_AFTER_MS = 250
export const BELOW_MRP = 'below_mrp'

/** Category and search of a shelf, kept in the address so that a link or a reload shows the same. `search` follows `typed` once it rests. */
export const useShelfAddress = () => {
  const [address, setAddress] = useSearchParams()
  const { pathname } = useLocation()
  const category = address.get('category') ?? ''
  const [typed, setTyped] = useState(address.get('q') ?? '')
  const search = useSettled(typed.trim(), SEARCH_AFTER_MS)
  useEffect(() => {
    // Somebody who has just gone on, to a page that is still coming, is not called back.
    if ((address.get('q') ?? '') === search || location.pathname !== pathname) return
    const next = new URLSearchParams(address)
    if (search) next.set('q', search)
    else next.delete('q')
    setAddress(next, { replace: true })
  }, [search, address, pathname, setAddress])
  const set = (name: string, value: string) => {
    const changed = new URLSearchParams(address)
    if (value) changed.set(name, value)
    else changed.delete(name)
    setAddress(changed, { replace: true })
  }
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

export type ShelfAddress = ReturnType<typeof useShelfAddress>
