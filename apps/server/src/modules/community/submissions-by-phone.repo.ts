import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('community')

export type OwnAreaRequestRow = {
  pincode: string | null
  latitude: number | null
  longitude: number | null
  note: string
  created_at: Date
}
export type OwnStoryRow = { kind: string; name: string; city: string; text: string; state: string; created_at: Date }

const LIST_WISHES_OF = statement(
  'list_wishes_of',
  'SELECT pincode, latitude, longitude, note, created_at FROM area_wishes WHERE phone = :phone ORDER BY created_at DESC, wish_id DESC',
)

/** Area requests of a phone number. */
export const listAreaRequestsOf = (sql: Sql, phone: string): Promise<OwnAreaRequestRow[]> => sql.rows(LIST_WISHES_OF, { phone })

const LIST_STORIES_OF = statement(
  'list_stories_of',
  'SELECT kind, name, city, text, state, created_at FROM stories WHERE phone = :phone ORDER BY created_at DESC, story_id DESC',
)

/** Stories of a phone number. */
export const listStoriesOf = (sql: Sql, phone: string): Promise<OwnStoryRow[]> => sql.rows(LIST_STORIES_OF, { phone })

const FORGET_WISHES_OF = statement('forget_wishes_of', `UPDATE area_wishes SET phone = NULL, note = '' WHERE phone = :phone`)

const DELETE_STORIES_OF = statement('delete_stories_of', 'DELETE FROM stories WHERE phone = :phone')

/** Removes the phone number from area requests, which still count for their area; deletes the stories. */
export const deleteSubmissionsOf = async (sql: Sql, phone: string): Promise<void> => {
  await sql.run(FORGET_WISHES_OF, { phone })
  await sql.run(DELETE_STORIES_OF, { phone })
}
