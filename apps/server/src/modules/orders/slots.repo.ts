import { isSlotId, type SlotId } from '@jhola/contract/stores/hours'
import type { Sql } from '../../platform/db/sql.ts'

/** A part of a day that a shop brings orders in; `date` is the shop's, `YYYY-MM-DD`. */
export type CountedSlot = { store_id: string; date: string; slot: SlotId }

/** The slot that an order takes a place in, or `undefined`: as soon as possible and express take none. */
export const countedSlotOf = (order: { store_id: string; slot: string; date: string | null }): CountedSlot | undefined => {
  const { store_id, slot, date } = order
  return isSlotId(slot) && date !== null ? { store_id, date, slot } : undefined
}

/** Slots from a date on in which a shop of this capacity has no place left. */
export const listFullSlots = (
  sql: Sql,
  storeId: string,
  capacity: number,
  fromDate: string,
): Promise<{ date: string; slot: SlotId }[]> =>
  sql.query('SELECT date, slot FROM slot_counters WHERE store_id = $1 AND date >= $2 AND taken >= $3', [
    storeId,
    fromDate,
    capacity,
  ])

/** Begins the count of a slot, so that orders have a row to wait at; does nothing when it has begun. */
export const openSlotCounter = (sql: Sql, { store_id, date, slot }: CountedSlot): Promise<number> =>
  sql.execute('INSERT INTO slot_counters (store_id, date, slot, taken) VALUES ($1, $2, $3, 0) ON CONFLICT DO NOTHING', [
    store_id,
    date,
    slot,
  ])

/** One place is free again. The caller holds the lock of the order that gives it up, so that it is given back once. */
export const giveBackPlace = (sql: Sql, { store_id, date, slot }: CountedSlot): Promise<number> =>
  sql.execute('UPDATE slot_counters SET taken = taken - 1 WHERE store_id = $1 AND date = $2 AND slot = $3', [
    store_id,
    date,
    slot,
  ])
