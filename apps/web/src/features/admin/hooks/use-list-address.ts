import { useCallback, useMemo } from 'react'
import { useSearchParams } from '../../../shared/navigation/navigation.tsx'
import { type ListAddress, readListAddress, writeListAddress } from '../list-address.ts'

/** What a list shows, kept in the address. Every other choice than a page starts at the first page again. */
export const useListAddress = <Only extends string>(choices: readonly Only[]) => {
  const [address, setAddress] = useSearchParams()
  const asked = useMemo(() => readListAddress(address, choices), [address, choices])
  const choose = useCallback(
    (next: Partial<ListAddress<Only>>) => setAddress(writeListAddress({ ...asked, page: 1, ...next }), { replace: true }),
    [asked, setAddress],
  )
  return { asked, choose }
}
