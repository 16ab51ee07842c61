import { type Paise, paise, sharePaise } from '../shared/money.ts'

/** `exclusive`: GST is added to the shop's prices. `inclusive`: the prices contain it. */
export const TAX_MODES = ['exclusive', 'inclusive'] as const
export type TaxMode = (typeof TAX_MODES)[number]

/**
 * GST on an amount, in paise. Exclusive: rate% of it. Inclusive: the contained tax, computed as two equal halves (CGST and
 * SGST, each rounded half up) so that the halves are equal and the sum is exact (CGST Rules 35 and 46).
 */
export const computeGst = (amount: Paise, ratePercent: number, mode: TaxMode): Paise => {
  if (mode === 'exclusive') return sharePaise(amount, ratePercent * 100, 10_000)
  return paise(2 * sharePaise(amount, ratePercent * 100, 2 * (10_000 + ratePercent * 100)))
}

/** A price with GST must not exceed the MRP: selling above it is an offence (Legal Metrology Act 2009, s.36). */
export const isWithinMrp = (pricePaise: Paise, gstRatePercent: number, mode: TaxMode, mrpPaise: Paise | null): boolean =>
  mrpPaise === null || pricePaise + (mode === 'exclusive' ? computeGst(pricePaise, gstRatePercent, mode) : 0) <= mrpPaise
