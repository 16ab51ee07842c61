import { REVIEW_WITHIN_MS } from '@jhola/contract/constants'
import type { Review, reviewRoutes } from '@jhola/contract/reviews/routes'
import type { ParsedBody, ParsedQuery, RouteReply } from '@jhola/contract/route'
import { countPages } from '@jhola/contract/shared/pagination'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Sql } from '../../platform/db/sql.ts'
import { AppError } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/caller/actor.ts'
import type { Ids } from '../../platform/ids.ts'
import { deliveredAt, type OrderRow, type OrderTokens, requireOrderView } from '../orders/index.ts'
import { firstName } from './first-name.ts'
import {
  countStars,
  findReview,
  isShownStore,
  listReviews,
  lockOrderForReview,
  type ReviewRow,
  upsertReview,
} from './reviews.repo.ts'

export type ReviewDeps = { db: Database; clock: Clock; ids: Ids; tokens: OrderTokens }

const present = (row: ReviewRow): Review => ({
  review_id: row.review_id,
  rating: row.rating,
  tags: row.tags,
  text: row.text,
  customer_name: row.customer_name,
  created_at: row.created_at.toISOString(),
  answer: row.answer,
  answered_at: row.answered_at?.toISOString() ?? null,
})

/** A delivered order may be reviewed for thirty days after its delivery, whatever happens to it later. */
const isReviewable = (order: OrderRow, now: Date): boolean => {
  const handedOver = order.status === 'delivered' ? deliveredAt(order) : null
  return handedOver !== null && now.getTime() - handedOver.getTime() <= REVIEW_WITHIN_MS
}

/** A page of a shop's reviews, and the number of reviews for each number of stars. Throws `stores.not_found`, also for a shop that customers do not see. */
export const showStoreReviews = async (
  { db }: ReviewDeps,
  storeId: string,
  { page, pageSize }: ParsedQuery<typeof reviewRoutes.ofStore>,
): Promise<RouteReply<typeof reviewRoutes.ofStore>> => {
  if (!(await isShownStore(db, storeId))) throw new AppError('stores.not_found')
  const [rows, stars] = await Promise.all([
    listReviews(db, storeId, { limit: pageSize, offset: (page - 1) * pageSize }),
    countStars(db, storeId),
  ])
  const total = stars.reduce((sum, count) => sum + count, 0)
  return { success: true, reviews: rows.map(present), stars, page, pageSize, total, totalPages: countPages(total, pageSize) }
}

/** Who requests the review of an order: a session, or the order's own token. */
export type ReviewCall = { orderId: string; actor: Actor | null; orderToken: string | null }
type OwnReview = RouteReply<typeof reviewRoutes.ofOrder>

/** The review of an order, and whether the caller may write or change it. */
export const showOrderReview = async (
  { db, clock, tokens }: ReviewDeps,
  { orderId, actor, orderToken }: ReviewCall,
): Promise<OwnReview> => {
  const access = await requireOrderView(db, tokens, orderId, actor, orderToken)
  const row = await findReview(db, access.order)
  return {
    success: true,
    review: row ? present(row) : null,
    may_review: access.kind === 'customer' && isReviewable(access.order, clock.now()),
  }
}

/** Writes or changes the review of a delivered order. Throws `reviews.only_customer`, `reviews.not_now`. */
export const giveReview = async (
  { clock, ids, tokens }: ReviewDeps,
  tx: Sql,
  { orderId, actor, orderToken }: ReviewCall,
  body: ParsedBody<typeof reviewRoutes.give>,
): Promise<OwnReview> => {
  const access = await requireOrderView(tx, tokens, orderId, actor, orderToken)
  if (access.kind !== 'customer') throw new AppError('reviews.only_customer')
  const now = clock.now()
  const { order } = access
  if (!isReviewable(order, now)) throw new AppError('reviews.not_now')
  const { store_id, order_id } = order
  await lockOrderForReview(tx, order_id)
  await upsertReview(
    tx,
    { ...body, review_id: ids.uuid(), store_id, order_id, customer_name: firstName(order.customer_name) },
    now,
  )
  const row = await findReview(tx, order)
  return { success: true, review: row ? present(row) : null, may_review: true }
}
