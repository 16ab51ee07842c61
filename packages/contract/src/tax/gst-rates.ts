/**
 * GST rates in percent with their period of validity, as the GST Council notified them. `usual`: a rate of everyday products;
 * the others are for few products (bullion, stones, tobacco) or for old bills. `until` is the last day; null: until further
 * notice.
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
  // Rough stones; cut diamonds; gold, silver and jewellery; tobacco since the number of slabs was reduced.
  { percent: 0.25, from: SINCE_GST, until: null, usual: false },
  { percent: 1.5, from: '2022-07-18', until: null, usual: false },
  { percent: 3, from: SINCE_GST, until: null, usual: false },
  { percent: 28, from: '2025-09-22', until: null, usual: false },
]

const holdsOn = ({ from, until }: GstRate, date: string): boolean => from <= date && (until === null || date <= until)

/** The rates of everyday products on this day (`YYYY-MM-DD`), lowest first: the choices of a form. */
export const usualGstRates = (date: string): number[] =>
  GST_RATES.filter((rate) => rate.usual && holdsOn(rate, date))
    .map(({ percent }) => percent)
    .toSorted((a, b) => a - b)

/** Whether this was ever a GST rate. Any other number is a typing mistake. */
export const isGstRate = (percent: number): boolean => GST_RATES.some((rate) => rate.percent === percent)

/** Whether it is a valid rate on this day, for any product. An earlier rate is worth a warning. */
export const isGstRateOn = (percent: number, date: string): boolean =>
  GST_RATES.some((rate) => rate.percent === percent && holdsOn(rate, date))
