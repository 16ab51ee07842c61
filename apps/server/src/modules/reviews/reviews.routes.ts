import { REVIEW_WITHIN_MS } from '@jhola/contract/constants'
import { type Review, reviewRoutes } from '@jhola/contract/reviews/routes'
import { countPages } from '@jhola/contract/shared/pagination'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import { AppError } from '../../platform/errors.ts'
import type { Routes } from '../../platform/http/register.ts'
import type { Ids } from '../../platform/ids.ts'
import { type OrderRow, type OrderTokens, requireParty } from '../orders/index.ts'
import { firstName } from './first-name.ts'
import { countStars, findReview, listReviews, lockOrderForReview, type ReviewRow, upsertReview } from './reviews.repo.ts'

export type ReviewDeps = { db: Database<unknown>; clock: Clock; ids: Ids; tokens: OrderTokens }

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

/** A delivered order may be rated for thirty days. */
const isReviewable = (order: OrderRow, now: Date): boolean =>
  order.status === 'delivered' && now.getTime() - order.updated_at.getTime() <= REVIEW_WITHIN_MS

/** What customers say of shops; a review belongs to a delivered order and is given by who ordered it. */
export const registerReviews = (routes: Routes, { db, clock, ids, tokens }: ReviewDeps): void => {
  routes.read(reviewRoutes.ofStore, async ({ params, query }) => {
    const { page, pageSize } = query
    const [rows, stars] = await Promise.all([
      listReviews(db, params.store_id, { limit: pageSize, offset: (page - 1) * pageSize }),
      countStars(db, params.store_id),
    ])
    const total = stars.reduce((sum, count) => sum + count, 0)
    return {
      success: true,
      reviews: rows.map(present),
      stars,
      page,
      pageSize,
      total,
      totalPages: countPages(total, pageSize),
    }
  })

  routes.read(reviewRoutes.ofOrder, async ({ params, actor, orderToken }) => {
    const party = await requireParty(db, tokens, params.id, actor, orderToken)
    const row = await findReview(db, params.id)
    return {
      success: true,
      review: row ? present(row) : null,
      may_review: party.kind === 'customer' && isReviewable(party.order, clock.now()),
    }
  })

  routes.write(reviewRoutes.give, async ({ params, body, actor, orderToken }, tx) => {
    const party = await requireParty(tx, tokens, params.id, actor, orderToken)
    if (party.kind !== 'customer') throw new AppError('reviews.only_customer')
    const now = clock.now()
    const { order } = party
    if (!isReviewable(order, now)) throw new AppError('reviews.not_now')
    const { store_id, order_id } = order
    await lockOrderForReview(tx, order_id)
    await upsertReview(
      tx,
      { ...body, review_id: ids.uuid(), store_id, order_id, customer_name: firstName(order.customer_name) },
      now,
    )
    const row = await findReview(tx, params.id)
    return { success: true, review: row ? present(row) : null, may_review: true }
  })
}
