import type { CashCount, ClosingReason } from '@jhola/contract/payments/dashboard/day-closing'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('payments')

/** A closed day; money in paise. */
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

const INSERT_CLOSING = statement(
  'insert_closing',
  `INSERT INTO day_closings (store_id, day, opening_paise, cash_in_paise, cash_out_paise, taken_out_paise, counted_paise, pieces, reason,
       note, closed_at, actor_id, actor_label)
     VALUES (:store_id, :day, :opening_paise, :cash_in_paise, :cash_out_paise, :taken_out_paise, :counted_paise, :pieces?, :reason, :note, :closed_at, :actor_id, :actor_label) ON CONFLICT (store_id, day) DO NOTHING`,
)

/** Inserts a closing; returns 0 when the day is closed already. Waits for a concurrent closing of the same day. */
export const insertClosing = (sql: Sql, storeId: string, closing: ClosingRow & { actor_id: string | null }): Promise<number> =>
  sql.run(INSERT_CLOSING, {
    store_id: storeId,
    day: closing.day,
    opening_paise: closing.opening_paise,
    cash_in_paise: closing.cash_in_paise,
    cash_out_paise: closing.cash_out_paise,
    taken_out_paise: closing.taken_out_paise,
    counted_paise: closing.counted_paise,
    pieces: closing.pieces === null ? null : JSON.stringify(closing.pieces),
    reason: closing.reason,
    note: closing.note,
    closed_at: closing.closed_at,
    actor_id: closing.actor_id,
    actor_label: closing.actor_label,
  })

const FIND_CLOSING = statement(
  'find_closing',
  `SELECT ${COLUMNS} FROM day_closings c WHERE c.store_id = :store_id AND c.day = :day`,
)

export const findClosing = async (sql: Sql, storeId: string, day: string): Promise<ClosingRow | undefined> => {
  return sql.first(FIND_CLOSING, { store_id: storeId, day })
}

const FIND_CLOSING_BEFORE = statement(
  'find_closing_before',
  `SELECT ${COLUMNS} FROM day_closings c WHERE c.store_id = :store_id AND c.day < :day ORDER BY c.day DESC LIMIT 1`,
)

/** The last closed day before this one. */
export const findClosingBefore = async (sql: Sql, storeId: string, day: string): Promise<ClosingRow | undefined> => {
  return sql.first(FIND_CLOSING_BEFORE, { store_id: storeId, day })
}

const LIST_CLOSING_ROWS = statement(
  'list_closing_rows',
  `SELECT ${COLUMNS}, count(*) OVER ()::int AS total FROM day_closings c WHERE c.store_id = :store_id ORDER BY c.day DESC LIMIT :limit OFFSET :skip`,
)

export const listClosingRows = (
  sql: Sql,
  storeId: string,
  { limit, skip }: { limit: number; skip: number },
): Promise<(ClosingRow & { total: number })[]> => sql.rows(LIST_CLOSING_ROWS, { store_id: storeId, limit, skip })
