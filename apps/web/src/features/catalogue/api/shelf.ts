import { apiQuery } from '../../../shared/api-query.ts'

/** Products of one page: as many as fill a few screens of a phone, so that the first page is light. */
export const SHELF_PAGE = 20

export type ShelfFilters = { search: string; category: string }

/** One page of a shop's shelf; without a store the server chooses (the selected, else the documents' own). */
export const shelfQuery = (storeId: string | undefined, { search, category }: ShelfFilters, page: number) =>
  apiQuery('GET /inventory/products', {
    query: {
      ...(storeId ? { store_id: storeId } : {}),
      ...(search ? { search } : {}),
      ...(category ? { category } : {}),
      page,
      pageSize: SHELF_PAGE,
    },
  })
