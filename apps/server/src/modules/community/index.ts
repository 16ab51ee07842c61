export { insertStory, type NewStory } from './community.repo.ts'
export { type CommunityDeps, registerCommunity } from './community.routes.ts'
