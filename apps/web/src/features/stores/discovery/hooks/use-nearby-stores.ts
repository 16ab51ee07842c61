import { useQuery } from '@tanstack/react-query'
import { roundLocation } from '../../../../domain/place/round-location.ts'
import type { Place } from '../../../../domain/place/use-device-location.ts'
import type { ApiInput } from '../../../../shared/api/api-client.ts'
import { apiQuery } from '../../../../shared/api/api-query.ts'

type Query = NonNullable<ApiInput<'GET /stores/nearby'>['query']>
export type NearbyFilters = Omit<Query, 'latitude' | 'longitude' | 'radius_km'>

export const nearbyStoresQuery = (place: Place, radiusKm: number, filters?: NearbyFilters) =>
  apiQuery('GET /stores/nearby', { query: { ...roundLocation(place), radius_km: radiusKm, ...filters } })

/** Shops near a place, nearest first, at most 20; the list and the map share the query. */
export const useNearbyStores = (place: Place, radiusKm: number, filters?: NearbyFilters) =>
  useQuery(nearbyStoresQuery(place, radiusKm, filters))
