import { communityRoutes } from '@jhola/contract/community/routes'
import { countPages } from '@jhola/contract/shared/pagination'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import { AppError } from '../../platform/errors.ts'
import type { Routes } from '../../platform/http/register.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Texts } from '../../platform/texts.ts'
import { findPincode } from '../geo/index.ts'
import {
  countStories,
  countWishes,
  insertStory,
  insertWish,
  listAllStories,
  listShownStories,
  listWishes,
  type StoryRow,
  setStoryState,
} from './community.repo.ts'

export type CommunityDeps = { db: Database<unknown>; clock: Clock; ids: Ids; texts: Pick<Texts, 'message'> }

const STORIES_SHOWN_MOST = 12
const present = ({ story_id, kind, name, city, text, language, created_at }: StoryRow) => ({
  story_id,
  kind,
  name,
  city,
  text,
  language,
  created_at: created_at.toISOString(),
})
const pageOf = ({ page, pageSize }: { page: number; pageSize: number }) => ({ limit: pageSize, offset: (page - 1) * pageSize })

/** Stories of the people who use Jhola, and where they wish for shops. */
export const registerCommunity = (routes: Routes, { db, clock, ids, texts }: CommunityDeps): void => {
  routes.read(communityRoutes.stories, async ({ query }) => ({
    success: true,
    stories: (await listShownStories(db, query.kind ?? null, STORIES_SHOWN_MOST)).map(present),
  }))

  routes.write(communityRoutes.tellStory, async ({ body, language }, tx) => {
    const { kind, name, city, text, phone } = body
    await insertStory(
      tx,
      { story_id: ids.uuid(), kind, name, city, text, phone: phone || null, language },
      'waiting',
      clock.now(),
    )
    return { success: true, message: texts.message(language, 'community.story_received') }
  })

  routes.write(communityRoutes.wishForShops, async ({ body, language }, tx) => {
    const { pincode = null, latitude = null, longitude = null, phone, note } = body
    await insertWish(tx, { wish_id: ids.uuid(), pincode, latitude, longitude, phone: phone || null, note }, clock.now())
    return { success: true, message: texts.message(language, 'community.wish_received') }
  })

  routes.read(communityRoutes.allStories, async ({ query }) => {
    const state = query.state ?? null
    const [rows, total] = await Promise.all([listAllStories(db, state, pageOf(query)), countStories(db, state)])
    const stories = rows.map((row) => ({ ...present(row), state: row.state, phone: row.phone }))
    const { page, pageSize } = query
    return { success: true, stories, page, pageSize, total, totalPages: countPages(total, pageSize) }
  })

  routes.write(communityRoutes.judgeStory, async ({ params, body, actor }, tx) => {
    const changed = await setStoryState(tx, params.story_id, body.state, actor?.user_id ?? '', clock.now())
    if (changed === 0) throw new AppError('community.story_not_found')
    return { success: true }
  })

  routes.read(communityRoutes.areaWishes, async ({ query }) => {
    const [rows, total] = await Promise.all([listWishes(db, pageOf(query)), countWishes(db)])
    const wishes = rows.map((row) => {
      const known = row.pincode === null ? undefined : findPincode(row.pincode)
      return { ...row, district: known?.district ?? null, state: known?.state ?? null, created_at: row.created_at.toISOString() }
    })
    const { page, pageSize } = query
    return { success: true, wishes, page, pageSize, total, totalPages: countPages(total, pageSize) }
  })
}
