import type { STORY_KINDS, STORY_STATES } from '@jhola/contract/community/routes'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('community')

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

const LIST_SHOP_CITIES = statement('list_shop_cities', `SELECT DISTINCT city FROM stores WHERE status = 'active'`)

/** The cities that have a shop, as the shops write them. */
export const listShopCities = async (sql: Sql): Promise<string[]> => (await sql.rows(LIST_SHOP_CITIES)).map(({ city }) => city)

const LIST_SHOWN_STORIES = statement(
  'list_shown_stories',
  `SELECT ${STORY} FROM stories
     WHERE state = 'shown' AND (:kind::text IS NULL OR kind = :kind) AND lower(btrim(city)) = ANY(:cities::text[])
     ORDER BY created_at DESC, story_id DESC LIMIT :limit`,
)

/** Published stories from these cities (names in small letters), newest first. */
export const listShownStories = (sql: Sql, kind: StoryKind | null, cities: string[], limit: number): Promise<StoryRow[]> =>
  sql.rows(LIST_SHOWN_STORIES, { kind, cities, limit })

const LIST_ALL_STORIES = statement(
  'list_all_stories',
  `SELECT ${STORY} FROM stories WHERE :state::text IS NULL OR state = :state
     ORDER BY state = 'waiting' DESC, created_at DESC, story_id DESC LIMIT :limit OFFSET :offset`,
)

/** All stories, pending ones first, for the admin. */
export const listAllStories = (sql: Sql, state: StoryState | null, { limit, offset }: Page): Promise<StoryRow[]> =>
  sql.rows(LIST_ALL_STORIES, { state, limit, offset })

const COUNT_STORIES = statement(
  'count_stories',
  'SELECT count(*)::int AS n FROM stories WHERE :state::text IS NULL OR state = :state',
)

export const countStories = async (sql: Sql, state: StoryState | null): Promise<number> => {
  const row = await sql.first(COUNT_STORIES, { state })
  return row?.n ?? 0
}

export type NewStory = Omit<StoryRow, 'state' | 'created_at'>

const INSERT_STORY = statement(
  'insert_story',
  `INSERT INTO stories (story_id, kind, name, city, text, phone, language, state, created_at) VALUES (:story_id, :kind, :name, :city, :text, :phone, :language, :state, :at)`,
)

/** Inserts a story; it is not public before an admin accepts it. */
export const insertStory = (sql: Sql, story: NewStory, state: StoryState, at: Date): Promise<number> =>
  sql.run(INSERT_STORY, {
    story_id: story.story_id,
    kind: story.kind,
    name: story.name,
    city: story.city,
    text: story.text,
    phone: story.phone,
    language: story.language,
    state,
    at,
  })

const SET_STORY_STATE = statement(
  'set_story_state',
  'UPDATE stories SET state = :state, judged_by = :by, judged_at = :at WHERE story_id = :story_id',
)

/** Publishes or declines a story. Zero when it does not exist. */
export const setStoryState = (sql: Sql, storyId: string, state: StoryState, by: string, at: Date): Promise<number> =>
  sql.run(SET_STORY_STATE, { story_id: storyId, state, by, at })

export type AreaRequestRow = {
  wish_id: string
  pincode: string | null
  latitude: number | null
  longitude: number | null
  phone: string | null
  note: string
  created_at: Date
}

const INSERT_WISH = statement(
  'insert_wish',
  'INSERT INTO area_wishes (wish_id, pincode, latitude, longitude, phone, note, created_at) VALUES (:wish_id, :pincode, :latitude, :longitude, :phone, :note, :at)',
)

/** Inserts an area request. */
export const insertAreaRequest = (sql: Sql, wish: Omit<AreaRequestRow, 'created_at'>, at: Date): Promise<number> =>
  sql.run(INSERT_WISH, {
    wish_id: wish.wish_id,
    pincode: wish.pincode,
    latitude: wish.latitude,
    longitude: wish.longitude,
    phone: wish.phone,
    note: wish.note,
    at,
  })

const LIST_WISHES = statement(
  'list_wishes',
  `SELECT wish_id, pincode, latitude, longitude, phone, note, created_at FROM area_wishes
     ORDER BY created_at DESC, wish_id DESC LIMIT :limit OFFSET :offset`,
)

/** A page of area requests, newest first. */
export const listAreaRequestRows = (sql: Sql, { limit, offset }: Page): Promise<AreaRequestRow[]> =>
  sql.rows(LIST_WISHES, { limit, offset })

const COUNT_WISHES = statement('count_wishes', 'SELECT count(*)::int AS n FROM area_wishes')

export const countAreaRequests = async (sql: Sql): Promise<number> => {
  const row = await sql.first(COUNT_WISHES)
  return row?.n ?? 0
}
