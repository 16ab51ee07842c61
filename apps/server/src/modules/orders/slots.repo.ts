import { isSlotId, type SlotId } from '@jhola/contract/stores/hours'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('orders')

/** A part of a day that a shop brings orders in; `date` is the shop's, `YYYY-MM-DD`. */
export type CountedSlot = { store_id: string; date: string; slot: SlotId }

/** The slot that an order takes a place in, or `undefined`: as soon as possible and express take none. */
export const countedSlotOf = (order: { store_id: string; slot: string; date: string | null }): CountedSlot | undefined => {
  const { store_id, slot, date } = order
  return isSlotId(slot) && date !== null ? { store_id, date, slot } : undefined
}

const LIST_FULL_SLOTS = statement(
  'list_full_slots',
  'SELECT date, slot FROM slot_counters WHERE store_id = :store_id AND date >= :from_date AND taken >= :capacity',
)

/** Slots from a date on in which a shop of this capacity has no place left. */
export const listFullSlots = (
  sql: Sql,
  storeId: string,
  capacity: number,
  fromDate: string,
): Promise<{ date: string; slot: SlotId }[]> => sql.rows(LIST_FULL_SLOTS, { store_id: storeId, from_date: fromDate, capacity })

const OPEN_SLOT_COUNTER = statement(
  'open_slot_counter',
  'INSERT INTO slot_counters (store_id, date, slot, taken) VALUES (:store_id, :date, :slot, 0) ON CONFLICT DO NOTHING',
)

/** Begins the count of a slot, so that orders have a row to wait at; does nothing when it has begun. */
export const openSlotCounter = (sql: Sql, { store_id, date, slot }: CountedSlot): Promise<number> =>
  sql.run(OPEN_SLOT_COUNTER, { store_id, date, slot })

const GIVE_BACK_PLACE = statement(
  'give_back_place',
  'UPDATE slot_counters SET taken = taken - 1 WHERE store_id = :store_id AND date = :date AND slot = :slot',
)

/** One place is free again. The caller holds the lock of the order that gives it up, so that it is given back once. */
export const releaseSlotCapacity = (sql: Sql, { store_id, date, slot }: CountedSlot): Promise<number> =>
  sql.run(GIVE_BACK_PLACE, { store_id, date, slot })
