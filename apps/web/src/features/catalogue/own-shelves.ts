import type { QueryClient } from '@tanstack/react-query'
import { apiQuery } from '../../shared/api/api-query.ts'

/** What a person bought at a shop and what they keep there: product ids, each list in its order. */
export type OwnShelves = { again: readonly string[]; favourites: readonly string[] }

export const NO_SHELVES: OwnShelves = { again: [], favourites: [] }
/** One row of a phone, and little for the server to render. */
export const SHELF_MAX = 6

/** The contract's own check comes with a library that no customer page loads. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const idsOf = (text = ''): string[] =>
  text
    .split('.')
    .filter((id) => UUID.test(id))
    .slice(0, SHELF_MAX)

/** The shelves in a cookie: ids joined by dots, the two lists by a slash. */
export const parseShelves = (cookie: string | undefined): OwnShelves => {
  const [again, favourites] = (cookie ?? '').split('/')
  return { again: idsOf(again), favourites: idsOf(favourites) }
}

/** The products of a shelf. */
export const shelfQuery = (storeId: string, ids: readonly string[]) =>
  apiQuery('GET /inventory/products', {
    query: { store_id: storeId, ids: ids.join(','), brief: 'true' as const, page: 1, pageSize: SHELF_MAX },
  })

const RENDERED_KEY = ['rendered shelves'] as const

/** What the server rendered, so that hydration starts with the same. */
export const recordRenderedShelves = (client: QueryClient, shelves: OwnShelves): void => {
  client.setQueryData(RENDERED_KEY, shelves)
}
export const renderedShelves = (client: QueryClient): OwnShelves => client.getQueryData<OwnShelves>(RENDERED_KEY) ?? NO_SHELVES
