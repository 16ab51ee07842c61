import type { ApiReply } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'

export type ProductReply = ApiReply<'GET /stores/{store_id}/products/{sold_id}'>
export type ProductDetails = ProductReply['product']

/** One product of a shop with what the law has it tell, its sizes and what is there instead. */
export const productQuery = (storeId: string, productId: string) =>
  apiQuery('GET /stores/{store_id}/products/{sold_id}', { params: { store_id: storeId, sold_id: productId } })

/** The page of a product: it works without scripts, and is what people share. */
export const productPath = ({ store_id, id }: { store_id: string; id: string }): string => `/store/${store_id}/p/${id}`
