import { isSlotId, type SlotId } from '@jhola/contract/stores/hours'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('orders')

/** A delivery slot of a shop on one day; `date` is in the shop's time zone, `YYYY-MM-DD`. */
export type CountedSlot = { store_id: string; date: string; slot: SlotId }

/** The slot whose capacity an order uses; `undefined` for delivery as soon as possible and express. */
export const countedSlotOf = (order: { store_id: string; slot: string; date: string | null }): CountedSlot | undefined => {
  const { store_id, slot, date } = order
  return isSlotId(slot) && date !== null ? { store_id, date, slot } : undefined
}

const LIST_FULL_SLOTS = statement(
  'list_full_slots',
  'SELECT date, slot FROM slot_counters WHERE store_id = :store_id AND date >= :from_date AND taken >= :capacity',
)

/** Full slots of a shop with this capacity, from a date on. */
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

/** Creates the counter row of a slot, which orders lock; does nothing when it exists. */
export const openSlotCounter = (sql: Sql, { store_id, date, slot }: CountedSlot): Promise<number> =>
  sql.run(OPEN_SLOT_COUNTER, { store_id, date, slot })

const GIVE_BACK_PLACE = statement(
  'give_back_place',
  'UPDATE slot_counters SET taken = taken - 1 WHERE store_id = :store_id AND date = :date AND slot = :slot',
)

/** Frees one place in a slot. The caller holds the lock of the order, so that a place is freed once only. */
export const releaseSlotCapacity = (sql: Sql, { store_id, date, slot }: CountedSlot): Promise<number> =>
  sql.run(GIVE_BACK_PLACE, { store_id, date, slot })

const TAKE_PLACE = statement(
  'take_place',
  `UPDATE slot_counters SET taken = taken + 1
     WHERE store_id = :store_id AND date = :date AND slot = :slot AND (:capacity::int IS NULL OR taken < :capacity)`,
)

/** Takes one place in a slot; false when it is full. The counter's row exists (`openSlotCounter`). `capacity` null: no limit. */
export const takeSlotPlace = async (sql: Sql, { store_id, date, slot }: CountedSlot, capacity: number | null): Promise<boolean> =>
  (await sql.run(TAKE_PLACE, { store_id, date, slot, capacity })) === 1
