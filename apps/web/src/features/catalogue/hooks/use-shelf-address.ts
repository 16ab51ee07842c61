import { useEffect, useState } from 'react'
import { useSearchParams } from '../../../shared/navigation.tsx'
import { useSettled } from '../../../shared/use-settled.ts'

const SEARCH_AFTER_MS = 250

/** Category and search of a shelf, kept in the address so that a link or a reload shows the same. `search` follows `typed` once it rests. */
export const useShelfAddress = () => {
  const [address, setAddress] = useSearchParams()
  const category = address.get('category') ?? ''
  const [typed, setTyped] = useState(address.get('q') ?? '')
  const search = useSettled(typed.trim(), SEARCH_AFTER_MS)
  useEffect(() => {
    if ((address.get('q') ?? '') === search) return
    const next = new URLSearchParams(address)
    if (search) next.set('q', search)
    else next.delete('q')
    setAddress(next, { replace: true })
  }, [search, address, setAddress])
  const setCategory = (next: string) => {
    const changed = new URLSearchParams(address)
    if (next) changed.set('category', next)
    else changed.delete('category')
    setAddress(changed, { replace: true })
  }
  return { category, setCategory, typed, setTyped, search }
}

export type ShelfAddress = ReturnType<typeof useShelfAddress>
