import { hash } from 'node:crypto'
import type { Sql } from '../../../platform/db/sql.ts'
import type { IdempotencyRef } from '../order-to-insert.sql.ts'
import { findPlacedAnswer } from '../placing/insert-order.repo.ts'
import { tellList } from './add-photo.ts'
import { type ListKey, setListOrdered } from './photo-lists.repo.ts'

/**
 * The key under which the order of a list is placed: always the same, whatever is confirmed on whichever device, so that there is one
 * order however often, and the statement that places it tells.
 */
export const placingKeyOf = ({ store_id, list_id }: ListKey): IdempotencyRef => ({
  principal: 'photo-list',
  key: list_id,
  route: 'POST /stores/{store_id}/photo-lists/{list_id}/confirm',
  requestHash: hash('sha256', `${store_id} ${list_id}`, 'buffer'),
})

/** The order that was placed for a list; `undefined` without one. */
export const findOrderOfList = async (sql: Sql, key: ListKey): Promise<string | undefined> => {
  const placed = await findPlacedAnswer(sql, key.store_id, placingKeyOf(key))
  // @NOTE JSON written by the statement that placed the order.
  return placed && (placed.body as { order_id: string }).order_id
}

/** Notes which order a list became, and tells both sides. */
export const noteOrdered = async (tx: Sql, key: ListKey, order: { order_id: string; at: Date }): Promise<void> => {
  if ((await setListOrdered(tx, key, order)) > 0) await tellList(tx, key)
}
