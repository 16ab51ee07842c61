import { apiQuery } from '../../../shared/api/api-query.ts'

/** The first page is part of the document, so it is small: two screens of a phone, one screen of a desktop. */
const FIRST_SIZE = 8
/** Later pages are large, so that scrolling needs few requests. */
const FURTHER_SIZE = 48

/** `belowMrp`: only products sold below their MRP. `brief`: without descriptions. */
export type CatalogueFilters = { search: string; category: string; belowMrp: boolean; brief: boolean }

export const WHOLE_CATALOGUE: CatalogueFilters = { search: '', category: '', belowMrp: false, brief: false }

/**
 * Products of a shop with a filter; without a store the server chooses the default. Page 1 is small; pages from 2 on are large
 * and start at the first product again, so page 2 replaces page 1 once it is loaded.
 */
export const catalogueQuery = (
  storeId: string | undefined,
  { search, category, belowMrp, brief }: CatalogueFilters,
  page: number,
) =>
  apiQuery('GET /inventory/products', {
    query: {
      ...(storeId ? { store_id: storeId } : {}),
      ...(search ? { search } : {}),
      ...(category ? { category } : {}),
      ...(belowMrp ? { below_mrp: 'true' as const } : {}),
      ...(brief ? { brief: 'true' as const } : {}),
      page: Math.max(1, page - 1),
      pageSize: page === 1 ? FIRST_SIZE : FURTHER_SIZE,
    },
  })

/** The first products below their MRP, as a shop's page opens on them. */
export const belowMrpQuery = (storeId: string) => catalogueQuery(storeId, { ...WHOLE_CATALOGUE, belowMrp: true, brief: true }, 1)

/** Maximum of one response: all products of an ordinary shop. */
const LONG_SIZE = 200

/** The first products of a shop, for searching on the device. */
export const longCatalogueQuery = (storeId: string | undefined) =>
  apiQuery('GET /inventory/products', { query: { ...(storeId ? { store_id: storeId } : {}), page: 1, pageSize: LONG_SIZE } })
