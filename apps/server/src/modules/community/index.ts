import type { ServerModule } from '../../platform/server-module.ts'
import { registerCommunity } from './community.routes.ts'
import type { CommunityDeps } from './deps.ts'

export { insertStory, type NewStory } from './community.repo.ts'
export type { CommunityDeps } from './deps.ts'
export { deleteSubmissionsOf, listAreaRequestsOf, listStoriesOf } from './submissions-by-phone.repo.ts'

export const communityModule = (deps: CommunityDeps): ServerModule => ({ routes: (routes) => registerCommunity(routes, deps) })
