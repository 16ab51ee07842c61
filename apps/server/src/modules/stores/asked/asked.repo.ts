import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('stores')

type Asked = { store_id: string; asked_key: string; asked_on: string; device_hash: Buffer; said: string; at: Date }
type Limits = { by_device: number; of_shop: number }

const PUT_ASKED = statement(
  'put_asked',
  `INSERT INTO asked_products (store_id, asked_key, asked_on, device_hash, said, asked_at)
     SELECT :store_id, :asked_key, :asked_on::date, :device_hash, :said, :at
     WHERE (SELECT count(*) FROM asked_products a WHERE a.store_id = :store_id AND a.asked_on = :asked_on::date AND a.device_hash = :device_hash) < :by_device::int
       AND (SELECT count(*) FROM asked_products a WHERE a.store_id = :store_id AND a.asked_on = :asked_on::date) < :of_shop::int
     ON CONFLICT DO NOTHING`,
)

/** Counts a thing once for the device and the day. Over a limit nothing is written, and nobody is told. */
export const putAsked = (tx: Sql, asked: Asked, limits: Limits): Promise<number> => tx.run(PUT_ASKED, { ...asked, ...limits })

const LIST_ASKED = statement(
  'list_asked',
  `SELECT asked_key, (array_agg(said ORDER BY asked_at DESC, said))[1] AS "said!", count(*)::int AS "count!", max(asked_at) AS "last_at!"
     FROM asked_products WHERE store_id = :store_id GROUP BY asked_key ORDER BY count(*) DESC, max(asked_at) DESC LIMIT 100`,
)

/** What a shop was asked for, most asked first. */
export const listAsked = (
  sql: Sql,
  storeId: string,
): Promise<{ asked_key: string; said: string; count: number; last_at: Date }[]> => sql.rows(LIST_ASKED, { store_id: storeId })

const DELETE_ASKED = statement('delete_asked', 'DELETE FROM asked_products WHERE store_id = :store_id AND asked_key = :asked_key')

/** Takes one thing off the list of a shop. */
export const deleteAsked = (tx: Sql, storeId: string, key: string): Promise<number> =>
  tx.run(DELETE_ASKED, { store_id: storeId, asked_key: key })

const DELETE_ASKED_BEFORE = statement('delete_asked_before', 'DELETE FROM asked_products WHERE asked_at < :before')

/** Forgets what was asked before a moment. */
export const deleteAskedBefore = (sql: Sql, before: Date): Promise<number> => sql.run(DELETE_ASKED_BEFORE, { before })
