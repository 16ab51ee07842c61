/**
 * Rates of GST in percent with the days they hold, as the GST Council notified them. `usual`: a slab that everyday goods are in; the
 * others belong to few goods (bullion, stones, tobacco) or to bills of earlier days. `until` is the last day; null: until further notice.
 */
export type GstRate = { percent: number; from: string; until: string | null; usual: boolean }

const SINCE_GST = '2017-07-01'

export const GST_RATES: readonly GstRate[] = [
  { percent: 0, from: SINCE_GST, until: null, usual: true },
  { percent: 5, from: SINCE_GST, until: null, usual: true },
  { percent: 12, from: SINCE_GST, until: '2025-09-21', usual: true },
  { percent: 18, from: SINCE_GST, until: null, usual: true },
  { percent: 28, from: SINCE_GST, until: '2025-09-21', usual: true },
  { percent: 40, from: '2025-09-22', until: null, usual: true },
  // Rough stones; cut diamonds; gold, silver and jewellery; tobacco after the slabs were made fewer.
  { percent: 0.25, from: SINCE_GST, until: null, usual: false },
  { percent: 1.5, from: '2022-07-18', until: null, usual: false },
  { percent: 3, from: SINCE_GST, until: null, usual: false },
  { percent: 28, from: '2025-09-22', until: null, usual: false },
]

const holdsOn = ({ from, until }: GstRate, date: string): boolean => from <= date && (until === null || date <= until)

/** The slabs that everyday goods are in on this day (`YYYY-MM-DD`), lowest first: what a form offers. */
export const usualGstRates = (date: string): number[] =>
  GST_RATES.filter((rate) => rate.usual && holdsOn(rate, date))
    .map(({ percent }) => percent)
    .toSorted((a, b) => a - b)

/** Was this ever a rate of GST? What never was one is a typing mistake. */
export const isGstRate = (percent: number): boolean => GST_RATES.some((rate) => rate.percent === percent)

/** Is it a rate on this day, for whatever goods? One of earlier days is worth a warning. */
export const isGstRateOn = (percent: number, date: string): boolean =>
  GST_RATES.some((rate) => rate.percent === percent && holdsOn(rate, date))
