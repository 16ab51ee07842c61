/** An amount of money in whole paise (1 rupee = 100 paise). Never a fraction, never a float of rupees. */
export type Paise = number & { readonly __unit: 'paise' }

/** Brands a whole number of paise. Throws `RangeError` on fractions and on amounts past 2^53. */
export const paise = (amount: number): Paise => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of paise: ${amount}`)
  return amount as Paise
}

/** Zero. */
export const ZERO_PAISE = paise(0)

/** The one rounding rule: half a paisa and more goes up (away from zero for refunds), as on Indian invoices. */
export const roundToPaise = (amount: number): Paise => paise(Math.sign(amount) * Math.round(Math.abs(amount) + Number.EPSILON))

/** `amount * numerator / denominator` in whole paise, exact for every product below 2^53, rounded half up. */
export const sharePaise = (amount: Paise, numerator: number, denominator: number): Paise => {
  const product = BigInt(amount) * BigInt(numerator)
  const base = BigInt(denominator)
  const magnitude = product < 0n ? -product : product
  const rounded = (magnitude * 2n + base) / (base * 2n)
  return paise(Number(product < 0n ? -rounded : rounded))
}

/** Sum of amounts, in paise. */
export const sumPaise = (amounts: readonly Paise[]): Paise => paise(amounts.reduce((sum, amount) => sum + amount, 0))

/** Rupees with up to two decimals (the wire) to paise. Throws `RangeError` if there are more decimals. */
export const rupeesToPaise = (rupees: number): Paise => {
  const amount = Math.round(rupees * 100)
  if (Math.abs(rupees * 100 - amount) > 1e-6) throw new RangeError(`more than two decimals: ${rupees}`)
  return paise(amount)
}

/** Paise to the wire's rupees, with up to two decimals. */
export const paiseToRupees = (amount: Paise): number => amount / 100

/**
 * `12,34,567`: a whole number with Indian grouping in every language. Written by hand, because the first `Intl.NumberFormat` of
 * a page costs a cheap phone more than the rest of its start.
 */
export const groupIndian = (count: number): string => String(count).replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')

/**
 * Moves the decimal point in the text: 1.005 is 100.5 paise, which a multiplication would miss. A number with an exponent is a
 * floating-point remainder, or too large for any bill.
 */
const toDecimalPaise = (rupees: number): number => {
  const digits = String(rupees)
  return Math.round(digits.includes('e') ? rupees * 100 : Number(`${digits}e2`))
}

/** `₹1,23,456.00`: Indian grouping in every language (browsers differ by locale, see decisions/002). */
export const formatRupees = (rupees: number): string => {
  const amount = toDecimalPaise(Math.abs(rupees))
  return `${rupees < 0 && amount > 0 ? '-' : ''}₹${groupIndian(Math.floor(amount / 100))}.${String(amount % 100).padStart(2, '0')}`
}

/** `₹1,23,456` without paise, else with two decimals: for price tags. */
export const formatPrice = (rupees: number): string =>
  Number.isInteger(rupees) ? `${rupees < 0 ? '-' : ''}₹${groupIndian(Math.abs(rupees))}` : formatRupees(rupees)
