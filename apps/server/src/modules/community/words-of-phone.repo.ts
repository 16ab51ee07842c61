import type { Sql } from '../../platform/db/sql.ts'

export type OwnWishRow = {
  pincode: string | null
  latitude: number | null
  longitude: number | null
  note: string
  created_at: Date
}
export type OwnStoryRow = { kind: string; name: string; city: string; text: string; state: string; created_at: Date }

/** Where somebody wished for shops. */
export const listWishesOf = (sql: Sql, phone: string): Promise<OwnWishRow[]> =>
  sql.query<OwnWishRow>(
    'SELECT pincode, latitude, longitude, note, created_at FROM area_wishes WHERE phone = $1 ORDER BY created_at DESC, wish_id DESC',
    [phone],
  )

/** The stories that somebody told. */
export const listStoriesOf = (sql: Sql, phone: string): Promise<OwnStoryRow[]> =>
  sql.query<OwnStoryRow>(
    'SELECT kind, name, city, text, state, created_at FROM stories WHERE phone = $1 ORDER BY created_at DESC, story_id DESC',
    [phone],
  )

/** A wish still counts for its area, with nobody behind it; a story goes with who told it. */
export const forgetWordsOf = async (sql: Sql, phone: string): Promise<void> => {
  await sql.execute(`UPDATE area_wishes SET phone = NULL, note = '' WHERE phone = $1`, [phone])
  await sql.execute('DELETE FROM stories WHERE phone = $1', [phone])
}
