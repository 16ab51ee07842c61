import { useCallback, useMemo } from 'react'
import { useSearchParams } from '../../../../shared/navigation/navigation.tsx'
import { type NearbyAddress, readNearbyAddress, writeNearbyAddress } from '../nearby-address.ts'

/** Radius, place and view of the page, in its URL. A city and a searched place exclude each other. */
export const useNearbyAddress = () => {
  const [params, setParams] = useSearchParams()
  const address = useMemo(() => readNearbyAddress(params), [params])
  const choose = useCallback(
    (next: Partial<NearbyAddress>) => setParams(writeNearbyAddress({ ...address, ...next }), { replace: true }),
    [address, setParams],
  )
  return useMemo(() => ({ ...address, choose }), [address, choose])
}
