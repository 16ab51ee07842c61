import { apiQuery } from '../../../shared/api/api-query.ts'

/** The first page comes inside the document, so it is light: two screens of a phone, the first screen of a desk. */
const FIRST_SIZE = 8
/** Whoever scrolls on gets long pages and few requests. */
const FURTHER_SIZE = 48

/** `belowMrp`: only what is sold for less than its MRP. `brief`: without descriptions. */
export type CatalogueFilters = { search: string; category: string; belowMrp: boolean; brief: boolean }

export const WHOLE_CATALOGUE: CatalogueFilters = { search: '', category: '', belowMrp: false, brief: false }

/**
 * A part of a shop's shelf; without a store the server chooses the default. Page 1 is the light beginning; pages from 2
 * on are long ones that start at the beginning again, so once page 2 is here it stands for page 1.
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

/** Most that one answer gives: all of a usual shop. */
const LONG_SIZE = 200

/** A shelf's beginning for searching it on the device. */
export const longCatalogueQuery = (storeId: string | undefined) =>
  apiQuery('GET /inventory/products', { query: { ...(storeId ? { store_id: storeId } : {}), page: 1, pageSize: LONG_SIZE } })
