import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('customers')

export type BlockedRow = Statements['list_blocked']['row']

const LIST_BLOCKED = statement(
  'list_blocked',
  'SELECT phone, name, blocked_by, blocked_at FROM blocked_numbers WHERE store_id = :store_id ORDER BY blocked_at DESC, phone LIMIT :limit',
)

/** The blocked numbers of a shop, newest first. */
export const listBlocked = (sql: Sql, storeId: string, limit: number): Promise<BlockedRow[]> =>
  sql.rows(LIST_BLOCKED, { store_id: storeId, limit })

const BLOCK_NUMBER = statement(
  'block_number',
  `INSERT INTO blocked_numbers (store_id, phone, name, blocked_by, blocked_at)
     SELECT :store_id, :phone, :name, :blocked_by, :at
     WHERE (SELECT count(*) FROM blocked_numbers b WHERE b.store_id = :store_id) < :most::int
     ON CONFLICT (store_id, phone) DO NOTHING`,
)

/** Blocks a number. Zero when it is blocked already, or when the list is full. */
export const blockNumber = (
  sql: Sql,
  storeId: string,
  { phone, name, by, at, most }: { phone: string; name: string; by: string; at: Date; most: number },
): Promise<number> => sql.run(BLOCK_NUMBER, { store_id: storeId, phone, name, blocked_by: by, at, most })

const UNBLOCK_NUMBER = statement('unblock_number', 'DELETE FROM blocked_numbers WHERE store_id = :store_id AND phone = :phone')

export const unblockNumber = (sql: Sql, storeId: string, phone: string): Promise<number> =>
  sql.run(UNBLOCK_NUMBER, { store_id: storeId, phone })
