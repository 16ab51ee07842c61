/** Rounding steps of usual prices: 5 paise for small ones, half a rupee for medium ones, whole rupees for the rest. In paise. */
const PRICE_STEPS = [
  { belowPaise: 10_00, stepPaise: 5 },
  { belowPaise: 50_00, stepPaise: 50 },
  { belowPaise: Number.POSITIVE_INFINITY, stepPaise: 100 },
] as const

/**
 * The price without tax of a product that sells for `sellsRupees` with tax, rounded down to a usual step: with tax added it never
 * exceeds the selling price, so it never exceeds the MRP.
 */
export const computePriceRupees = (sellsRupees: number, gstRatePercent: number): number => {
  const barePaise = Math.floor((Math.round(sellsRupees * 100) * 100) / (100 + gstRatePercent))
  const stepPaise = PRICE_STEPS.find(({ belowPaise }) => barePaise < belowPaise)?.stepPaise ?? 100
  return (Math.floor(barePaise / stepPaise) * stepPaise) / 100
}

/** The purchase cost in rupees, rounded to the paisa, from the usual margin on the price. */
export const computeCostRupees = (priceRupees: number, marginPercent: number): number =>
  Math.round(priceRupees * (100 - marginPercent)) / 100
