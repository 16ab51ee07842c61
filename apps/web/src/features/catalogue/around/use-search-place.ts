import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { type ChosenPlace, choosePlace, useChosenPlace } from '../../../domain/place/chosen-place.ts'
import type { ApiReply } from '../../../shared/api/api-client.ts'
import { useSearchParams } from '../../../shared/navigation/navigation.tsx'
import { NEAR_MAX, NEAR_MIN, placesQuery } from './around-api.ts'

/** The text that a form without scripts sent as the place. */
export const nearOf = (address: URLSearchParams): string => (address.get('near') ?? '').trim().slice(0, NEAR_MAX)

type Found = ApiReply<'GET /geo/places'>['places'][number]
const toPlace = ({ latitude, longitude, name, pincode }: Found): ChosenPlace => ({
  latitude,
  longitude,
  name,
  pincode: pincode ?? '',
})

/**
 * The place of the search: what the form sent as `near`, else the one chosen on this device. `isUnknown`: there is no such place; `isLooking`:
 * nobody knows yet.
 */
export const useSearchPlace = () => {
  const [address, setAddress] = useSearchParams()
  const near = nearOf(address)
  const isTyped = near.length >= NEAR_MIN
  const places = useQuery({ ...placesQuery(near), enabled: isTyped })
  const [found] = places.data?.places ?? []
  const chosen = useChosenPlace()
  const take = useEffectEvent((place: ChosenPlace) => {
    choosePlace(place)
    const next = new URLSearchParams(address)
    next.delete('near')
    setAddress(next, { replace: true })
  })
  // From now on the device knows it, and it is changed where the header shows it.
  useEffect(() => {
    if (found) take(toPlace(found))
  }, [found])
  const isLooking = isTyped && places.isPending
  return {
    place: found ? toPlace(found) : isLooking ? null : chosen,
    isLooking,
    /** The place could not be asked for. */
    failed: found ? null : places.error,
    retry: () => void places.refetch(),
    isRetrying: places.isFetching,
    isUnknown: near !== '' && (!isTyped || (places.isSuccess && !found)),
  }
}
