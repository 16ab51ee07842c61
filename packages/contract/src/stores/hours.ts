import { BUSY_EXTRA_MINUTES, DELIVERY_SLOTS, SLOT_CUTOFF_MS, SLOT_DAYS_AHEAD } from '../constants.ts'
import { addDays, fromShopTime, minuteOfDay, type ShopTime, toShopTime } from '../shared/time.ts'

/** One opening window of a day. `closes` at or before `opens` runs past midnight; equal means all day. */
export type OpenWindow = { opens: string; closes: string }

/**
 * A shop's opening hours: one or two windows on each working day, none on a holiday. Weekday 0 is Sunday; holidays are dates of
 * the shop (`YYYY-MM-DD`). A window past midnight belongs to the day it began on.
 */
export type OpeningHours = OpenWindow & {
  second?: OpenWindow | null
  working_days: readonly number[]
  holidays?: readonly string[]
}

/** The data that decides whether a shop takes orders now. */
export type StoreClock = { hours: OpeningHours; closed_for_now: boolean; paused_until?: string | null }

const DAY_MINUTES = 24 * 60
/** How far ahead the next opening is searched; none is shown for a longer holiday. */
const DAYS_LOOKED_AHEAD = 60

/** The day's windows in minutes, earliest first: [from, to), `to` past 1440 if it crosses midnight. */
const windowsOf = (hours: OpeningHours): { from: number; to: number }[] =>
  [hours, ...(hours.second ? [hours.second] : [])]
    .map(({ opens, closes }) => ({ from: minuteOfDay(opens), to: minuteOfDay(closes) }))
    .map(({ from, to }) => ({ from, to: to <= from ? to + DAY_MINUTES : to }))
    .sort((one, other) => one.from - other.from)

/** Whether the shop works on this date. */
const worksOn = (hours: OpeningHours, date: string, weekday: number): boolean =>
  hours.working_days.includes(weekday) && !hours.holidays?.includes(date)

/** Whether the moment is in the shop's hours. */
export const isWithinHours = (hours: OpeningHours, at: ShopTime): boolean => {
  const windows = windowsOf(hours)
  const isToday = windows.some(({ from, to }) => at.minute >= from && at.minute < to)
  const isFromYesterday = windows.some(({ to }) => at.minute + DAY_MINUTES < to)
  return (
    (isToday && worksOn(hours, at.date, at.weekday)) ||
    (isFromYesterday && worksOn(hours, addDays(at.date, -1), (at.weekday + 6) % 7))
  )
}

/** Whether the shop takes an order at this moment. */
export const isOpenAt = (clock: StoreClock, atMs: number): boolean =>
  !clock.closed_for_now && !isPausedAt(clock, atMs) && isWithinHours(clock.hours, toShopTime(atMs))

/** Whether the owner has paused orders. */
export const isPausedAt = (clock: StoreClock, atMs: number): boolean =>
  clock.paused_until !== undefined && clock.paused_until !== null && Date.parse(clock.paused_until) > atMs

/** Minutes that a shop needs to pack now: its own setting, plus more while it is marked as busy. */
export const prepMinutesAt = (shop: { prep_minutes: number; busy_until?: string | null }, atMs: number): number => {
  const isBusy = shop.busy_until !== undefined && shop.busy_until !== null && Date.parse(shop.busy_until) > atMs
  return shop.prep_minutes + (isBusy ? BUSY_EXTRA_MINUTES : 0)
}

/** The first opening after a moment and not before a date (`YYYY-MM-DD`), in epoch ms; `null` if there is none for sixty days. */
export const openingAfterMs = (hours: OpeningHours, atMs: number, fromDate = ''): number | null => {
  const today = toShopTime(atMs)
  const windows = windowsOf(hours)
  for (let ahead = 0; ahead <= DAYS_LOOKED_AHEAD; ahead += 1) {
    const date = addDays(today.date, ahead)
    if (date < fromDate || !worksOn(hours, date, (today.weekday + ahead) % 7)) continue
    const next = windows.map(({ from }) => fromShopTime(date, from)).find((opensAt) => opensAt > atMs)
    if (next !== undefined) return next
  }
  return null
}

/** When the window that this moment lies in ends, in epoch ms; `null` outside the shop's hours and where it is open all day. */
export const closingAfterMs = (hours: OpeningHours, atMs: number): number | null => {
  const today = toShopTime(atMs)
  for (const back of [0, 1]) {
    const date = addDays(today.date, -back)
    if (!worksOn(hours, date, (today.weekday + 7 - back) % 7)) continue
    const minute = today.minute + back * DAY_MINUTES
    const window = windowsOf(hours).find(({ from, to }) => minute >= from && minute < to)
    if (window) return window.to - window.from === DAY_MINUTES ? null : fromShopTime(date, window.to)
  }
  return null
}

/** When the shop opens next, in epoch ms; `null` if it is open, closed by hand, or closed for the next sixty days. */
export const nextOpeningMs = (clock: StoreClock, atMs: number): number | null =>
  clock.closed_for_now || isWithinHours(clock.hours, toShopTime(atMs)) ? null : openingAfterMs(clock.hours, atMs)

/** Whether the two windows of a day overlap. Such hours cannot be saved. */
export const windowsOverlap = (hours: OpeningHours): boolean => {
  const [first, second] = windowsOf(hours)
  if (!first || !second) return false
  return second.from < first.to || second.to - DAY_MINUTES > first.from
}

export type SlotId = keyof typeof DELIVERY_SLOTS
export const SLOT_IDS = Object.keys(DELIVERY_SLOTS) as SlotId[]

/** Whether this delivery time is a part of the day (neither as soon as possible nor express). */
export const isSlotId = (slot: string): slot is SlotId => Object.hasOwn(DELIVERY_SLOTS, slot)

/** A time that the customer can choose: the shop's date, the slot and its bounds in epoch ms. */
export type Slot = { date: string; slot: SlotId; startMs: number; endMs: number }

/** The bounds of a slot on a date of the shop. */
export const slotOn = (date: string, slot: SlotId): Slot => ({
  date,
  slot,
  startMs: fromShopTime(date, DELIVERY_SLOTS[slot].startHour * 60),
  endMs: fromShopTime(date, DELIVERY_SLOTS[slot].endHour * 60),
})

/** The shop's settings for its slots: its hours, and the slots that it offers (all by default). */
export type SlotClock = Pick<StoreClock, 'hours'> & { offered_slots?: Readonly<Record<SlotId, boolean>> }

/** Whether this slot can still be chosen: the shop must offer it and be open in it, before its cutoff and not too far ahead. */
export const isSlotOpen = (clock: SlotClock, slot: Slot, atMs: number): boolean => {
  if (clock.offered_slots?.[slot.slot] === false) return false
  const isInTime = atMs <= slot.endMs - SLOT_CUTOFF_MS
  const lastDate = addDays(toShopTime(atMs).date, SLOT_DAYS_AHEAD)
  const middleMs = (Math.max(slot.startMs, Math.min(atMs, slot.endMs)) + slot.endMs) / 2
  return isInTime && slot.date <= lastDate && isWithinHours(clock.hours, toShopTime(middleMs))
}

/** The next available slots, soonest first, for today and the days ahead. */
export const listOpenSlots = (clock: SlotClock, atMs: number, days = 2): Slot[] => {
  const today = toShopTime(atMs).date
  return Array.from({ length: days }, (_, ahead) => addDays(today, ahead)).flatMap((date) =>
    SLOT_IDS.map((slot) => slotOn(date, slot)).filter((slot) => isSlotOpen(clock, slot, atMs)),
  )
}
