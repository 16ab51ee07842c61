import type { CashCount, ClosingReason } from '@jhola/contract/payments/day-closing'
import type { Sql } from '../../../platform/db/sql.ts'

/** A day that was closed; money in paise. */
export type ClosingRow = {
  day: string
  opening_paise: number
  cash_in_paise: number
  cash_out_paise: number
  taken_out_paise: number
  counted_paise: number
  pieces: CashCount | null
  reason: ClosingReason | null
  note: string | null
  closed_at: Date
  actor_label: string
}

const COLUMNS = `c.day::text AS day, c.opening_paise, c.cash_in_paise, c.cash_out_paise, c.taken_out_paise, c.counted_paise, c.pieces, c.reason,
  c.note, c.closed_at, c.actor_label`

/** Writes a closing; 0 when the day was closed before. Waits for another one of the same day that is being written. */
export const insertClosing = (sql: Sql, storeId: string, closing: ClosingRow & { actor_id: string | null }): Promise<number> =>
  sql.execute(
    `INSERT INTO day_closings (store_id, day, opening_paise, cash_in_paise, cash_out_paise, taken_out_paise, counted_paise, pieces, reason,
       note, closed_at, actor_id, actor_label)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) ON CONFLICT (store_id, day) DO NOTHING`,
    [
      storeId,
      closing.day,
      closing.opening_paise,
      closing.cash_in_paise,
      closing.cash_out_paise,
      closing.taken_out_paise,
      closing.counted_paise,
      closing.pieces === null ? null : JSON.stringify(closing.pieces),
      closing.reason,
      closing.note,
      closing.closed_at,
      closing.actor_id,
      closing.actor_label,
    ],
  )

export const findClosing = async (sql: Sql, storeId: string, day: string): Promise<ClosingRow | undefined> => {
  const rows = await sql.query<ClosingRow>(`SELECT ${COLUMNS} FROM day_closings c WHERE c.store_id = $1 AND c.day = $2`, [
    storeId,
    day,
  ])
  return rows[0]
}

/** The last day before this one that was closed. */
export const findClosingBefore = async (sql: Sql, storeId: string, day: string): Promise<ClosingRow | undefined> => {
  const rows = await sql.query<ClosingRow>(
    `SELECT ${COLUMNS} FROM day_closings c WHERE c.store_id = $1 AND c.day < $2 ORDER BY c.day DESC LIMIT 1`,
    [storeId, day],
  )
  return rows[0]
}

export const listClosingRows = (
  sql: Sql,
  storeId: string,
  { most, skip }: { most: number; skip: number },
): Promise<(ClosingRow & { total: number })[]> =>
  sql.query(
    `SELECT ${COLUMNS}, count(*) OVER ()::int AS total FROM day_closings c WHERE c.store_id = $1 ORDER BY c.day DESC LIMIT $2 OFFSET $3`,
    [storeId, most, skip],
  )
