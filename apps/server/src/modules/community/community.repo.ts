import type { STORY_KINDS, STORY_STATES } from '@jhola/contract/community/routes'
import type { Sql } from '../../platform/db/sql.ts'

export type StoryKind = (typeof STORY_KINDS)[number]
export type StoryState = (typeof STORY_STATES)[number]
export type StoryRow = {
  story_id: string
  kind: StoryKind
  name: string
  city: string
  text: string
  phone: string | null
  language: string
  state: StoryState
  created_at: Date
}
type Page = { limit: number; offset: number }

const STORY = 'story_id, kind, name, city, text, phone, language, state, created_at'

/** Stories that everybody may read, newest first. */
export const listShownStories = (sql: Sql, kind: StoryKind | null, most: number): Promise<StoryRow[]> =>
  sql.query<StoryRow>(
    `SELECT ${STORY} FROM stories WHERE state = 'shown' AND ($1::text IS NULL OR kind = $1) ORDER BY created_at DESC, story_id DESC LIMIT $2`,
    [kind, most],
  )

/** Every story, the waiting first, for the admin. */
export const listAllStories = (sql: Sql, state: StoryState | null, { limit, offset }: Page): Promise<StoryRow[]> =>
  sql.query<StoryRow>(
    `SELECT ${STORY} FROM stories WHERE $1::text IS NULL OR state = $1
     ORDER BY state = 'waiting' DESC, created_at DESC, story_id DESC LIMIT $2 OFFSET $3`,
    [state, limit, offset],
  )

export const countStories = async (sql: Sql, state: StoryState | null): Promise<number> => {
  const rows = await sql.query<{ n: number }>('SELECT count(*)::int AS n FROM stories WHERE $1::text IS NULL OR state = $1', [
    state,
  ])
  return rows[0]?.n ?? 0
}

export type NewStory = Omit<StoryRow, 'state' | 'created_at'>

/** Keeps a story; nobody sees it before an admin has. */
export const insertStory = (sql: Sql, story: NewStory, state: StoryState, at: Date): Promise<number> =>
  sql.execute(
    `INSERT INTO stories (story_id, kind, name, city, text, phone, language, state, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [story.story_id, story.kind, story.name, story.city, story.text, story.phone, story.language, state, at],
  )

/** Shows or declines a story. Zero when there is none. */
export const setStoryState = (sql: Sql, storyId: string, state: StoryState, by: string, at: Date): Promise<number> =>
  sql.execute('UPDATE stories SET state = $2, judged_by = $3, judged_at = $4 WHERE story_id = $1', [storyId, state, by, at])

export type WishRow = {
  wish_id: string
  pincode: string | null
  latitude: number | null
  longitude: number | null
  phone: string | null
  note: string
  created_at: Date
}

/** Keeps a wish for shops in an area. */
export const insertWish = (sql: Sql, wish: Omit<WishRow, 'created_at'>, at: Date): Promise<number> =>
  sql.execute(
    'INSERT INTO area_wishes (wish_id, pincode, latitude, longitude, phone, note, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [wish.wish_id, wish.pincode, wish.latitude, wish.longitude, wish.phone, wish.note, at],
  )

/** A page of wishes, newest first. */
export const listWishes = (sql: Sql, { limit, offset }: Page): Promise<WishRow[]> =>
  sql.query<WishRow>(
    `SELECT wish_id, pincode, latitude, longitude, phone, note, created_at FROM area_wishes
     ORDER BY created_at DESC, wish_id DESC LIMIT $1 OFFSET $2`,
    [limit, offset],
  )

export const countWishes = async (sql: Sql): Promise<number> => {
  const rows = await sql.query<{ n: number }>('SELECT count(*)::int AS n FROM area_wishes')
  return rows[0]?.n ?? 0
}
