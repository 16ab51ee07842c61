import type { Sql } from '../../../platform/db/sql.ts'
import { type CountedSlot, openSlotCounter, releaseSlotCapacity, takeSlotPlace } from '../slots.repo.ts'

const keyOf = ({ date, slot }: CountedSlot): string => `${date} ${slot}`

/**
 * Moves an order from one delivery slot to another; `undefined` is none. The counters are locked in one sequence. False: the new slot is
 * full, and the caller must roll back.
 */
export const moveSlot = async (
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
