import { paiseToRupees } from '@jhola/contract/shared/money'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { OrderableStore } from '../deps.ts'
import type { LockedOrder } from '../order-changes.repo.ts'
import { type CountedSlot, countedSlotOf, openSlotCounter, releaseSlotCapacity, takeSlotPlace } from '../slots.repo.ts'
import { slotCounter } from '../unproven/counted-by.ts'
import { moveUnprovenPlace } from '../unproven/unproven.repo.ts'

const keyOf = ({ date, slot }: CountedSlot): string => `${date} ${slot}`

/**
 * Moves an order from one delivery slot to another; `undefined` is none. The counters are locked in one sequence. False: the new slot is
 * full, and the caller must roll back.
 */
const moveSlot = async (
  tx: Sql,
  { from, to, capacity }: { from: CountedSlot | undefined; to: CountedSlot | undefined; capacity: number | null },
): Promise<boolean> => {
  const take = async (slot: CountedSlot): Promise<boolean> => {
    await openSlotCounter(tx, slot)
    return takeSlotPlace(tx, slot, capacity)
  }
  const isTakenFirst = from && to && keyOf(to) < keyOf(from)
  if (to && isTakenFirst && !(await take(to))) return false
  if (from) await releaseSlotCapacity(tx, from)
  return to && !isTakenFirst ? take(to) : true
}

type Move = { time: { slot: string; date?: string | undefined }; store: OrderableStore; isUnproven: boolean }

/**
 * Moves an order to the time that its customer wants, by the rule of placing it: there must be room, and an order of an unproven number
 * takes one of the places that such orders may have together. An order whose number was proven since needs none of those. Throws
 * `delivery.slot_full`, and `orders.code_needed` with the reason `slot`.
 */
export const moveOwnSlot = async (tx: Sql, order: LockedOrder, { time, store, isUnproven }: Move): Promise<void> => {
  const { store_id, order_id } = order
  const from = countedSlotOf({ store_id, slot: order.delivery_slot, date: order.delivery_date })
  const to = countedSlotOf({ store_id, slot: time.slot, date: time.date ?? null })
  if (!(await moveSlot(tx, { from, to, capacity: store.slot_capacity }))) throw new AppError('delivery.slot_full')
  if (!order.unproven) return
  const place = to && isUnproven ? slotCounter(to, store.slot_capacity) : null
  if (!(await moveUnprovenPlace(tx, { storeId: store_id, orderId: order_id }, place)))
    throw new AppError('orders.code_needed', { reason: 'slot', limit: paiseToRupees(store.codeAbovePaise) })
}
