import { DELIVERY_SLOTS, SLOT_CUTOFF_MS, SLOT_DAYS_AHEAD } from '../constants.ts'
import { addDays, fromShopTime, minuteOfDay, type ShopTime, toShopTime } from '../shared/time.ts'

/** When a shop is open. `closes` at or before `opens` runs past midnight; equal means all day. Weekday 0 is Sunday. */
export type OpeningHours = { opens: string; closes: string; working_days: readonly number[] }

/** What decides whether a shop takes orders now. */
export type StoreClock = { hours: OpeningHours; closed_for_now: boolean; paused_until?: string | null }

const DAY_MINUTES = 24 * 60

/** Minutes of the window that starts on a working day: [opens, closes), `closes` past 1440 when it crosses midnight. */
const windowOf = (hours: OpeningHours): { from: number; to: number } => {
  const from = minuteOfDay(hours.opens)
  const closes = minuteOfDay(hours.closes)
  return { from, to: closes <= from ? closes + DAY_MINUTES : closes }
}

/** Is the moment inside the shop's hours? A window past midnight belongs to the day it began on. */
export const isWithinHours = (hours: OpeningHours, at: ShopTime): boolean => {
  const { from, to } = windowOf(hours)
  const yesterday = (at.weekday + 6) % 7
  const isToday = hours.working_days.includes(at.weekday) && at.minute >= from && at.minute < to
  const isFromYesterday = hours.working_days.includes(yesterday) && at.minute + DAY_MINUTES < to
  return isToday || isFromYesterday
}

/** Does the shop take an order this moment? */
export const isOpenAt = (clock: StoreClock, atMs: number): boolean =>
  !clock.closed_for_now && !isPausedAt(clock, atMs) && isWithinHours(clock.hours, toShopTime(atMs))

/** Has the owner paused orders for a while? */
export const isPausedAt = (clock: StoreClock, atMs: number): boolean =>
  clock.paused_until !== undefined && clock.paused_until !== null && Date.parse(clock.paused_until) > atMs

/** When the shop opens next, in epoch ms; `null` when it is open, closed by hand, or works on no day. */
export const nextOpeningMs = (clock: StoreClock, atMs: number): number | null => {
  if (clock.closed_for_now || isWithinHours(clock.hours, toShopTime(atMs))) return null
  const today = toShopTime(atMs)
  const { from } = windowOf(clock.hours)
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const opensAt = fromShopTime(addDays(today.date, ahead), from)
    if (opensAt > atMs && clock.hours.working_days.includes((today.weekday + ahead) % 7)) return opensAt
  }
  return null
}

export type SlotId = keyof typeof DELIVERY_SLOTS
export const SLOT_IDS = Object.keys(DELIVERY_SLOTS) as SlotId[]

/** A time the customer can choose: the shop's date, the slot and its bounds in epoch ms. */
export type Slot = { date: string; slot: SlotId; startMs: number; endMs: number }

/** The bounds of a slot on a date of the shop. */
export const slotOn = (date: string, slot: SlotId): Slot => ({
  date,
  slot,
  startMs: fromShopTime(date, DELIVERY_SLOTS[slot].startHour * 60),
  endMs: fromShopTime(date, DELIVERY_SLOTS[slot].endHour * 60),
})

/** Can this slot still be chosen? Not after its cutoff, not too far ahead, and only when the shop is open in it. */
export const isSlotOpen = (clock: Pick<StoreClock, 'hours'>, slot: Slot, atMs: number): boolean => {
  const isInTime = atMs <= slot.endMs - SLOT_CUTOFF_MS
  const lastDate = addDays(toShopTime(atMs).date, SLOT_DAYS_AHEAD)
  const middleMs = (Math.max(slot.startMs, Math.min(atMs, slot.endMs)) + slot.endMs) / 2
  return isInTime && slot.date <= lastDate && isWithinHours(clock.hours, toShopTime(middleMs))
}

/** The next choosable slots, soonest first, over today and the days ahead. */
export const listOpenSlots = (clock: Pick<StoreClock, 'hours'>, atMs: number, days = 2): Slot[] => {
  const today = toShopTime(atMs).date
  return Array.from({ length: days }, (_, ahead) => addDays(today, ahead)).flatMap((date) =>
    SLOT_IDS.map((slot) => slotOn(date, slot)).filter((slot) => isSlotOpen(clock, slot, atMs)),
  )
}
