import type { ConfirmedStep } from '@jhola/contract/stores/set-up/steps'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('stores')

/** What decides how far a shop's set-up is. */
export type SetUpRow = {
  is_proven: boolean
  delivered: number
  products: number
  sellable: number
  has_test_order: boolean
  place: boolean
  hours: boolean
  poster: boolean
  hidden: boolean
}

const FIND_SET_UP = statement(
  'find_set_up',
  `SELECT s.status <> 'new' AS "is_proven!",
       coalesce((SELECT c.delivered FROM store_counters c WHERE c.store_id = s.store_id), 0)::int AS "delivered!",
       (SELECT count(*) FROM products p WHERE p.store_id = s.store_id AND p.active AND p.deleted_at IS NULL)::int AS "products!",
       (SELECT count(*) FROM products p WHERE p.store_id = s.store_id AND p.active AND p.deleted_at IS NULL
          AND (p.stock_mode <> 'counted' OR p.on_hand > 0))::int AS "sellable!",
       coalesce((SELECT c.practice_no FROM store_counters c WHERE c.store_id = s.store_id), 0) > 0 AS "has_test_order!",
       u.place_at IS NOT NULL AS "place!", u.hours_at IS NOT NULL AS "hours!", u.poster_at IS NOT NULL AS "poster!",
       u.hidden_at IS NOT NULL AS "hidden!"
     FROM stores s LEFT JOIN store_set_up u ON u.store_id = s.store_id WHERE s.store_id = :store_id`,
)

/** The facts of a shop's set-up; `undefined` for an unknown shop. */
export const findSetUp = (sql: Sql, storeId: string): Promise<SetUpRow | undefined> =>
  sql.first(FIND_SET_UP, { store_id: storeId })

const CONFIRM_STEP = statement(
  'confirm_set_up_step',
  `INSERT INTO store_set_up AS u (store_id, place_at, hours_at, poster_at)
     VALUES (:store_id, CASE WHEN :step = 'place' AND :is_done::boolean THEN :at::timestamptz END, CASE WHEN :step = 'hours' AND :is_done::boolean THEN :at::timestamptz END,
       CASE WHEN :step = 'poster' AND :is_done::boolean THEN :at::timestamptz END)
     ON CONFLICT (store_id) DO UPDATE SET
       place_at = CASE WHEN :step = 'place' THEN EXCLUDED.place_at ELSE u.place_at END,
       hours_at = CASE WHEN :step = 'hours' THEN EXCLUDED.hours_at ELSE u.hours_at END,
       poster_at = CASE WHEN :step = 'poster' THEN EXCLUDED.poster_at ELSE u.poster_at END`,
)

/** Records that the shop has confirmed a step at this time, or takes it back. */
export const confirmStep = (
  sql: Sql,
  storeId: string,
  { step, is_done }: { step: ConfirmedStep; is_done: boolean },
  at: Date,
): Promise<number> => sql.run(CONFIRM_STEP, { store_id: storeId, step, is_done, at })

const HIDE_SET_UP = statement(
  'hide_set_up',
  `INSERT INTO store_set_up (store_id, hidden_at) VALUES (:store_id, :at)
     ON CONFLICT (store_id) DO UPDATE SET hidden_at = EXCLUDED.hidden_at`,
)

/** Hides the set-up from the dashboard; `null` shows it again. */
export const hideSetUp = (sql: Sql, storeId: string, at: Date | null): Promise<number> =>
  sql.run(HIDE_SET_UP, { store_id: storeId, at })
