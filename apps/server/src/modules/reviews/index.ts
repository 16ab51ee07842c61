export { firstName } from './first-name.ts'
export { insertReviews, type NewReview } from './reviews.repo.ts'
export { type ReviewDeps, registerReviews } from './reviews.routes.ts'
