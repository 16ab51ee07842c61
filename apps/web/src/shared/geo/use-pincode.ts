import { useQuery } from '@tanstack/react-query'
import type { ApiReply } from '../api/api-client.ts'
import { apiQuery } from '../api/api-query.ts'

export type PincodeDetails = Pick<ApiReply<'GET /geo/pincodes/{pincode}'>, 'state' | 'district' | 'latitude' | 'longitude'>

const PINCODE = /^[1-9]\d{5}$/

/** Six digits, not starting with zero. */
export const isPincode = (text: string): boolean => PINCODE.test(text)

/** Looks up a PIN code once it is complete. A network error shows nothing, because the PIN code may be valid. */
export const usePincode = (pincode: string) => {
  const isComplete = isPincode(pincode)
  const reading = useQuery({
    ...apiQuery('GET /geo/pincodes/{pincode}', { params: { pincode } }),
    enabled: isComplete,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return {
    facts: isComplete ? reading.data : undefined,
    isLooking: isComplete && reading.isFetching,
    isUnknown: isComplete && reading.error?.code === 'geo.pincode_unknown',
  }
}

export type PincodeLookup = ReturnType<typeof usePincode>
