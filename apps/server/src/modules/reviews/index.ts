import type { ServerModule } from '../../platform/server-module.ts'
import type { ReviewDeps } from './review-orders.ts'
import { registerReviews } from './reviews.routes.ts'

export { anonymizeReviewer, listReviewsOf } from './customer-reviews.repo.ts'
export { firstName } from './first-name.ts'
export { insertReviews, type NewReview } from './reviews.repo.ts'

export const reviewsModule = (deps: ReviewDeps): ServerModule => ({ routes: (routes) => registerReviews(routes, deps) })
