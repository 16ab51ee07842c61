import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('shared_cart')

const INSERT_SHARED_CART = statement(
  'insert_shared_cart',
  `INSERT INTO shared_carts (cart_hash, store_id, items, changed_by, changed_at)
     VALUES (:cart_hash, :store_id, :items::jsonb, :changed_by?, :at)
     ON CONFLICT (cart_hash) DO NOTHING`,
)

export type SharedCartKey = { cart_hash: Buffer; store_id: string }
type Line = SharedCartRow['items'][number]

/** Begins a shared cart; nothing happens when it is there. */
export const insertSharedCart = (
  tx: Sql,
  key: SharedCartKey,
  cart: { items: readonly Line[]; changed_by: string | null; at: Date },
): Promise<number> => tx.run(INSERT_SHARED_CART, { ...key, ...cart, items: JSON.stringify(cart.items) })

const FIND_SHARED_CART = statement(
  'find_shared_cart',
  `SELECT store_id, items, change_no, changed_by, changed_at, ordered_at, stopped_at FROM shared_carts
     WHERE cart_hash = :cart_hash AND changed_at > :after`,
)
export type SharedCartRow = Statements['find_shared_cart']['row']

/** A shared cart that was changed after this moment. */
export const findSharedCart = (sql: Sql, cartHash: Buffer, after: Date): Promise<SharedCartRow | undefined> =>
  sql.first(FIND_SHARED_CART, { cart_hash: cartHash, after })

const LOCK_SHARED_CART = statement(
  'lock_shared_cart',
  `SELECT store_id, items, change_no, changed_by, changed_at, ordered_at, stopped_at FROM shared_carts
     WHERE cart_hash = :cart_hash AND changed_at > :after FOR UPDATE`,
)

/** The same, locked until the transaction ends: changes of one cart are applied one after the other. */
export const lockSharedCart = (tx: Sql, cartHash: Buffer, after: Date): Promise<SharedCartRow | undefined> =>
  tx.first(LOCK_SHARED_CART, { cart_hash: cartHash, after })

const INSERT_CHANGES = statement(
  'insert_changes',
  `INSERT INTO shared_cart_changes (cart_hash, op_id)
     SELECT :cart_hash, unnest(:op_ids::uuid[]) ON CONFLICT DO NOTHING RETURNING op_id`,
)

/** Notes changes of a locked cart; gives those that were not known. */
export const insertChanges = async (tx: Sql, cartHash: Buffer, changeIds: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await tx.rows(INSERT_CHANGES, { cart_hash: cartHash, op_ids: changeIds })).map(({ op_id }) => op_id))

const SET_LINES = statement(
  'set_lines',
  `UPDATE shared_carts SET items = :items::jsonb, change_no = :change_no, changed_by = :changed_by?, changed_at = :at
     WHERE cart_hash = :cart_hash`,
)

/** Stores the lines of a locked cart. */
export const setLines = (
  tx: Sql,
  cartHash: Buffer,
  cart: { items: readonly Line[]; change_no: number; changed_by: string | null; at: Date },
): Promise<number> => tx.run(SET_LINES, { cart_hash: cartHash, ...cart, items: JSON.stringify(cart.items) })

const SET_STOPPED = statement(
  'set_stopped',
  `UPDATE shared_carts SET stopped_at = :at, items = '[]', changed_by = NULL, change_no = change_no + 1
     WHERE cart_hash = :cart_hash AND stopped_at IS NULL AND ordered_at IS NULL`,
)

/** Ends a shared cart that was not ordered. */
export const setStopped = (tx: Sql, cartHash: Buffer, at: Date): Promise<number> =>
  tx.run(SET_STOPPED, { cart_hash: cartHash, at })

const SET_ORDERED = statement(
  'set_ordered',
  `UPDATE shared_carts SET ordered_at = :at, items = '[]', changed_by = NULL, change_no = change_no + 1
     WHERE cart_hash = :cart_hash AND store_id = :store_id AND stopped_at IS NULL AND ordered_at IS NULL`,
)

/** Takes a shared cart for an order; 0 when another order has it, or when it is not there any more. */
export const setOrdered = (tx: Sql, key: SharedCartKey, at: Date): Promise<number> => tx.run(SET_ORDERED, { ...key, at })

const FIND_ORDERED_AT = statement(
  'find_ordered_at',
  'SELECT ordered_at FROM shared_carts WHERE cart_hash = :cart_hash AND store_id = :store_id AND ordered_at IS NOT NULL',
)

/** When a shared cart was ordered; `undefined` if it was not. */
export const findOrderedAt = async (sql: Sql, key: SharedCartKey): Promise<Date | undefined> =>
  (await sql.first(FIND_ORDERED_AT, key))?.ordered_at ?? undefined

const DELETE_SHARED_CARTS_BEFORE = statement('delete_shared_carts_before', 'DELETE FROM shared_carts WHERE changed_at <= :before')

/** Deletes shared carts that nobody changed since this moment, with what is known of their changes. */
export const deleteSharedCartsBefore = (sql: Sql, before: Date): Promise<number> =>
  sql.run(DELETE_SHARED_CARTS_BEFORE, { before })
