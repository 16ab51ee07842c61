import { useCallback, useMemo } from 'react'
import { useSearchParams } from '../../../shared/navigation/navigation.tsx'
import { type ListAddress, readListAddress, writeListAddress } from '../list-address.ts'

/** A list's filter and page, kept in the address. Every change except a page change returns to the first page. */
export const useListAddress = <Only extends string>(choices: readonly Only[]) => {
  const [address, setAddress] = useSearchParams()
  const filters = useMemo(() => readListAddress(address, choices), [address, choices])
  const choose = useCallback(
    (next: Partial<ListAddress<Only>>) => setAddress(writeListAddress({ ...filters, page: 1, ...next }), { replace: true }),
    [filters, setAddress],
  )
  return { filters, choose }
}
