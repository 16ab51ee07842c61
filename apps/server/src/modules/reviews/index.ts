export { insertReviews } from './reviews.repo.ts'
export { type ReviewDeps, registerReviews } from './reviews.routes.ts'
