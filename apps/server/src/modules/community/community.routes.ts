import { communityRoutes } from '@jhola/contract/community/routes'
import type { Routes } from '../../platform/http/contract-route/routes.ts'
import { listAreaRequests, requestShops } from './area-requests.ts'
import type { CommunityDeps } from './deps.ts'
import { listStories, moderateStory, showStories, submitStory } from './stories.ts'

/** Routes of user stories and area requests. */
export const registerCommunity = (routes: Routes, deps: CommunityDeps): void => {
  const { texts } = deps
  routes.query(communityRoutes.stories, async ({ query }) => ({
    success: true,
    stories: await showStories(deps, query.kind ?? null),
  }))
  routes.command(communityRoutes.tellStory, async ({ body, language }, tx) => {
    await submitStory(deps, tx, body, language)
    return { success: true, message: texts.message(language, 'community.story_received') }
  })
  routes.command(communityRoutes.wishForShops, async ({ body, language }, tx) => {
    await requestShops(deps, tx, body)
    return { success: true, message: texts.message(language, 'community.wish_received') }
  })
  routes.query(communityRoutes.allStories, async ({ query }) => ({ success: true, ...(await listStories(deps, query)) }))
  routes.command(communityRoutes.judgeStory, async ({ params, body, actor }, tx) => {
    await moderateStory(deps, tx, { storyId: params.story_id, state: body.state, by: actor?.user_id ?? '' })
    return { success: true }
  })
  routes.query(communityRoutes.areaWishes, async ({ query }) => ({ success: true, ...(await listAreaRequests(deps, query)) }))
}
