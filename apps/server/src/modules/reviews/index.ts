export { forgetReviewer, listReviewsOf } from './customer-reviews.repo.ts'
export { firstName } from './first-name.ts'
export { insertReviews, type NewReview } from './reviews.repo.ts'
export { registerReviews } from './reviews.routes.ts'
