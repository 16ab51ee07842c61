import type { NewOrder } from '@jhola/contract/orders/placing/new-order'
import type { StoreOrderSettings } from '@jhola/contract/orders/placing/order-conditions'
import { addDays, fromShopTime, MINUTE_MS, toShopTime } from '@jhola/contract/shared/time'
import { isOpenAt, isSlotOpen, SLOT_IDS, type SlotId, slotOn } from '@jhola/contract/stores/hours'
import type { Random } from './random.ts'

/** The time of an order; `slot` when the customer chose a delivery time. */
export type PlannedTime = { atMs: number; slot: { date: string; slot: SlotId; startMs: number } | null }

/** Weight of each hour of the day: milk in the morning, the evening before dinner. */
const HOUR_WEIGHTS = [1, 0, 0, 0, 0, 2, 6, 12, 14, 12, 11, 10, 9, 7, 5, 5, 8, 13, 18, 19, 15, 9, 4, 2].map(
  (weight, hour) => [hour, weight] as const,
)
const WEEKEND = [0, 6]
const SLOT_SHARE = 0.08

const countFor = (random: Random, perDay: number, date: string, daysAgo: number): number => {
  const { weekday } = toShopTime(fromShopTime(date, 720))
  const growth = 1.15 - daysAgo * 0.01
  const expected = perDay * growth * (WEEKEND.includes(weekday) ? 1.3 : 0.9)
  return Math.floor(expected * (0.7 + random.next() * 0.6) + random.next())
}

/** A random time of the day at which the shop is open; nothing after a few tries. */
const momentOn = (random: Random, terms: StoreOrderSettings, date: string): number | undefined => {
  for (let tries = 0; tries < 6; tries += 1) {
    const minute = random.weighted(HOUR_WEIGHTS) * 60 + random.between(0, 59)
    const atMs = fromShopTime(date, minute) + random.between(0, 59_999)
    if (isOpenAt(terms, atMs)) return atMs
  }
  return undefined
}

/** A later slot of the same day whose delivery is before `untilMs`. */
const slotAfter = (random: Random, terms: StoreOrderSettings, atMs: number, untilMs: number): PlannedTime['slot'] => {
  if (!random.chance(SLOT_SHARE)) return null
  const { date } = toShopTime(atMs)
  const later = SLOT_IDS.map((slot) => slotOn(date, slot)).filter(
    (slot) => slot.startMs > atMs && isSlotOpen(terms, slot, atMs) && slot.startMs + 80 * MINUTE_MS < untilMs,
  )
  return later[0] ?? null
}

/** The times of a month's orders, all before `untilMs`. */
export const planTimes = (
  random: Random,
  terms: StoreOrderSettings,
  span: { days: number; perDay: number; untilMs: number },
): PlannedTime[] => {
  const today = toShopTime(span.untilMs).date
  const times: PlannedTime[] = []
  for (let daysAgo = span.days; daysAgo >= 0; daysAgo -= 1) {
    const date = addDays(today, -daysAgo)
    for (let count = countFor(random, span.perDay, date, daysAgo); count > 0; count -= 1) {
      const atMs = momentOn(random, terms, date)
      if (atMs === undefined || atMs >= span.untilMs) continue
      times.push({ atMs, slot: slotAfter(random, terms, atMs, span.untilMs) })
    }
  }
  return times
}

/** The slot fields of an order request. */
export const slotFields = ({ slot }: PlannedTime): Pick<NewOrder, 'slot' | 'delivery_date'> =>
  slot ? { slot: slot.slot, delivery_date: slot.date } : { slot: 'asap', delivery_date: null }
