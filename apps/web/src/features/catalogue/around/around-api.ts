import type { ChosenPlace } from '../../../domain/place/chosen-place.ts'
import type { ApiReply } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'

export type Around = ApiReply<'GET /search'>
export type AroundShop = Around['results'][number]

/** What the shops that deliver to a place have of a thing. */
export const aroundQuery = (search: string, { latitude, longitude }: Pick<ChosenPlace, 'latitude' | 'longitude'>) =>
  apiQuery('GET /search', { query: { search, latitude, longitude } })

/** Places with a name or a PIN code, the likeliest first. */
export const placesQuery = (near: string) => apiQuery('GET /geo/places', { query: { search: near } })
/** Shorter texts are no place. */
export const NEAR_MIN = 2
export const NEAR_MAX = 60
