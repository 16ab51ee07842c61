import { isCounted, type StockMode, UNTIL_RESTOCKED } from '../../availability/stock-modes.ts'
import { addDays, fromShopTime, isoMoment, toShopTime } from '../../shared/time.ts'
import { nextOpeningMs, type StoreClock } from '../../stores/hours.ts'

/**
 * What a shop says about a product: `yes`: it has it; `sold_out`: not until it is restocked; `today`: not until it next opens; `until`
 * a time; `for_good`: it is not sold any more.
 */
export const AVAILABILITY_STATES = ['yes', 'sold_out', 'today', 'until', 'for_good'] as const
export type AvailabilityState = (typeof AVAILABILITY_STATES)[number]

/** Minutes after midnight at which a shop whose next opening is unknown has a product again. */
const MORNING = 6 * 60

/** When the shop next opens after today, epoch ms; of a shop that is closed by hand the next morning. */
export const nextDayOpeningMs = (clock: StoreClock, nowMs: number): number => {
  const tomorrow = addDays(toShopTime(nowMs).date, 1)
  const midnight = fromShopTime(tomorrow, 0)
  const opens = nextOpeningMs({ hours: clock.hours, closed_for_now: false }, midnight)
  return opens ?? fromShopTime(tomorrow, MORNING)
}

/**
 * What a state does to a product. `offUntil`: ISO 8601, null: on the shelf. `isEmptied`: what nobody else has reserved leaves the stock
 * of a counted product by a correction, so that it comes back with the next delivery.
 */
export type ShelfChange = { offUntil: string | null; isEmptied: boolean; isHidden: boolean; proof: 'seen' | 'missed' }

export const shelfChangeOf = (
  state: AvailabilityState,
  { mode, clock, nowMs, until }: { mode: StockMode; clock: StoreClock; nowMs: number; until?: string | undefined },
): ShelfChange => {
  const none = { isEmptied: false, isHidden: false }
  switch (state) {
    case 'yes':
      return { ...none, offUntil: null, proof: 'seen' }
    case 'sold_out':
      return isCounted(mode)
        ? { ...none, offUntil: null, isEmptied: true, proof: 'missed' }
        : { ...none, offUntil: UNTIL_RESTOCKED, proof: 'missed' }
    case 'today':
      return { ...none, offUntil: isoMoment(nextDayOpeningMs(clock, nowMs)), proof: 'missed' }
    case 'until':
      return { ...none, offUntil: until ?? UNTIL_RESTOCKED, proof: 'missed' }
    case 'for_good':
      return { ...none, offUntil: null, isHidden: true, proof: 'missed' }
  }
}
