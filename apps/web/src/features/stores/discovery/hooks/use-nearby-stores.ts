import { useQuery } from '@tanstack/react-query'
import type { ApiInput } from '../../../../shared/api/api-client.ts'
import { apiQuery } from '../../../../shared/api/api-query.ts'
import { roundLocation } from '../round-location.ts'
import type { Place } from './use-device-location.ts'

type Query = NonNullable<ApiInput<'GET /stores/nearby'>['query']>
export type NearbyFilters = Omit<Query, 'latitude' | 'longitude' | 'radius_km'>

/** Shops near a place, nearest first, at most 20; the list and the map share the query. */
export const useNearbyStores = (place: Place, radiusKm: number, filters?: NearbyFilters) =>
  useQuery(apiQuery('GET /stores/nearby', { query: { ...roundLocation(place), radius_km: radiusKm, ...filters } }))
