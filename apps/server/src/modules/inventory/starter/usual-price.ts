/** Prices look like a shop's: small ones to five paise, middle ones to half a rupee, the rest whole. In paise. */
const PRICE_STEPS = [
  { belowPaise: 10_00, stepPaise: 5 },
  { belowPaise: 50_00, stepPaise: 50 },
  { belowPaise: Number.POSITIVE_INFINITY, stepPaise: 100 },
] as const

/**
 * The price without tax of goods that sell for `sellsRupees` with tax, rounded down to a shop-like step: with tax added
 * again it never is above what they sell for, so never above the MRP.
 */
export const computePriceRupees = (sellsRupees: number, gstRatePercent: number): number => {
  const barePaise = Math.floor((Math.round(sellsRupees * 100) * 100) / (100 + gstRatePercent))
  const stepPaise = PRICE_STEPS.find(({ belowPaise }) => barePaise < belowPaise)?.stepPaise ?? 100
  return (Math.floor(barePaise / stepPaise) * stepPaise) / 100
}

/** What the shop pays for goods, in rupees to the paisa, from the trade's usual margin on the price. */
export const computeCostRupees = (priceRupees: number, marginPercent: number): number =>
  Math.round(priceRupees * (100 - marginPercent)) / 100
