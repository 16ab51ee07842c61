import { reviewRoutes } from '@jhola/contract/reviews/routes'
import type { Routes } from '../../platform/http/contract-route/routes.ts'
import { giveReview, type ReviewDeps, showOrderReview, showStoreReviews } from './review-orders.ts'

/** Routes of reviews; a review belongs to a delivered order and is written by its customer. */
export const registerReviews = (routes: Routes, deps: ReviewDeps): void => {
  routes.query(reviewRoutes.ofStore, ({ params, query }) => showStoreReviews(deps, params.store_id, query))
  routes.query(reviewRoutes.ofOrder, ({ params, actor, orderToken }) =>
    showOrderReview(deps, { orderId: params.id, actor, orderToken }),
  )
  routes.command(reviewRoutes.give, ({ params, body, actor, orderToken }, tx) =>
    giveReview(deps, tx, { orderId: params.id, actor, orderToken }, body),
  )
}
