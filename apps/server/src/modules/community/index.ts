export { insertStory, type NewStory } from './community.repo.ts'
export { registerCommunity } from './community.routes.ts'
export type { CommunityDeps } from './deps.ts'
export { forgetWordsOf, listStoriesOf, listWishesOf } from './words-of-phone.repo.ts'
