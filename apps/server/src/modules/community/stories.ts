import { namesOfCities } from '@jhola/contract/community/city-names'
import type { communityRoutes, ModeratedStory, Story } from '@jhola/contract/community/routes'
import type { ParsedBody, ParsedQuery } from '@jhola/contract/route'
import { countPages } from '@jhola/contract/shared/pagination'
import type { Sql } from '../../platform/db/sql.ts'
import { AppError } from '../../platform/errors.ts'
import {
  countStories,
  insertStory,
  listAllStories,
  listShopCities,
  listShownStories,
  type StoryKind,
  type StoryRow,
  type StoryState,
  setStoryState,
} from './community.repo.ts'
import type { CommunityDeps } from './deps.ts'

const STORIES_SHOWN_MAX = 12

const present = ({ story_id, kind, name, city, text, language, created_at }: StoryRow): Story => ({
  story_id,
  kind,
  name,
  city,
  text,
  language,
  created_at: created_at.toISOString(),
})

/** Published stories from cities that have a shop, newest first: a reader elsewhere would look for shops that do not exist. */
export const showStories = async ({ db }: CommunityDeps, kind: StoryKind | null): Promise<Story[]> => {
  const cities = namesOfCities(await listShopCities(db))
  return (await listShownStories(db, kind, cities, STORIES_SHOWN_MAX)).map(present)
}

/** Submits a story for moderation by the admin. */
export const submitStory = async (
  { ids, clock }: CommunityDeps,
  tx: Sql,
  { kind, name, city, text, phone }: ParsedBody<typeof communityRoutes.tellStory>,
  language: string,
): Promise<void> => {
  const story = { story_id: ids.uuid(), kind, name, city, text, phone: phone || null, language }
  await insertStory(tx, story, 'waiting', clock.now())
}

/** A page of all stories, pending ones first. */
export const listStories = async ({ db }: CommunityDeps, query: ParsedQuery<typeof communityRoutes.allStories>) => {
  const { page, pageSize, state = null } = query
  const [rows, total] = await Promise.all([
    listAllStories(db, state, { limit: pageSize, offset: (page - 1) * pageSize }),
    countStories(db, state),
  ])
  const stories = rows.map((row): ModeratedStory => ({ ...present(row), state: row.state, phone: row.phone }))
  return { stories, page, pageSize, total, totalPages: countPages(total, pageSize) }
}

/** Publishes or declines a story; both can be changed later. */
export const moderateStory = async (
  { clock }: CommunityDeps,
  tx: Sql,
  verdict: { storyId: string; state: StoryState; by: string },
): Promise<void> => {
  const changed = await setStoryState(tx, verdict.storyId, verdict.state, verdict.by, clock.now())
  if (changed === 0) throw new AppError('community.story_not_found')
}
