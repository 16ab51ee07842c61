import { z } from 'zod'
import { ORDER_PAGE_SIZES, ORDERS_PAGE_SIZE } from '../constants.ts'

const pageSizes = ORDER_PAGE_SIZES.map(String) as [string, ...string[]]

/** `page` and `pageSize` of the owner's tables; only the allowed sizes. */
export const pageQuery = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.enum(pageSizes).transform(Number).default(ORDERS_PAGE_SIZE),
}

/** The counts in every paged reply. */
export const pageReply = {
  page: z.number().int(),
  pageSize: z.number().int(),
  total: z.number().int(),
  totalPages: z.number().int(),
}

/** Number of pages for `total` rows; an empty list has one. */
export const countPages = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize))
