import type { OpeningHours, StoreClock } from '@jhola/contract/stores/hours'
import type { OfferedSlots } from '@jhola/contract/stores/schema'
import type { StoreRow } from './stores.read.ts'

type HoursRow = Pick<StoreRow, 'opens' | 'closes' | 'second_opens' | 'second_closes'> & {
  working_days: readonly number[]
  holidays: readonly string[]
}

/** A row's opening hours in the form of the rules. */
export const hoursOf = <R extends HoursRow>(row: R) =>
  ({
    opens: row.opens,
    closes: row.closes,
    second: row.second_opens && row.second_closes ? { opens: row.second_opens, closes: row.second_closes } : null,
    working_days: [...row.working_days],
    holidays: [...row.holidays],
  }) satisfies OpeningHours

/** The data that decide whether a shop takes orders now. */
export const clockOf = (row: HoursRow & Pick<StoreRow, 'closed_for_now' | 'paused_until'>) =>
  ({
    hours: hoursOf(row),
    closed_for_now: row.closed_for_now,
    paused_until: row.paused_until?.toISOString() ?? null,
  }) satisfies StoreClock

/** The delivery slots that a shop offers, by name. */
export const offeredSlotsOf = (
  row: Pick<StoreRow, 'offers_morning' | 'offers_afternoon' | 'offers_evening' | 'offers_express'>,
): OfferedSlots => ({
  morning: row.offers_morning,
  afternoon: row.offers_afternoon,
  evening: row.offers_evening,
  express: row.offers_express,
})
