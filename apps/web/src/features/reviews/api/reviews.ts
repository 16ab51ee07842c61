import type { ReviewTag } from '@jhola/contract/reviews/routes'
import { type ApiReply, api } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'

/** The rated order, and its access token. */
export type RatedOrder = { orderId: string; token: string | undefined }
export type Reviews = ApiReply<'GET /stores/{store_id}/reviews'>
export type GivenReview = { rating: number; tags: ReviewTag[]; text: string }

const callOf = ({ orderId, token }: RatedOrder) => ({
  params: { id: orderId },
  headers: token ? { 'x-order-token': token } : ({} as Record<string, string>),
})

/** The review of an order, and whether it can be reviewed. */
export const reviewQuery = (order: RatedOrder) => apiQuery('GET /orders/{id}/review', callOf(order))

/** Creates or changes the review of an order. */
export const giveReview = (order: RatedOrder, review: GivenReview) =>
  api('PUT /orders/{id}/review', { ...callOf(order), body: review })

/** Reviews per page. */
export const FIRST_REVIEWS = '10'

/** Customer reviews of a shop. */
export const storeReviewsQuery = (storeId: string, page: number, pageSize: string) =>
  apiQuery('GET /stores/{store_id}/reviews', { params: { store_id: storeId }, query: { page, pageSize } })
