import { type Paise, paise, sharePaise } from '../../shared/money.ts'
import { isWithinMrp, type TaxMode } from '../../tax/gst.ts'

/** The unit of a bulk price change. */
export const PRICE_CHANGE_KINDS = ['percent', 'rupees'] as const
export type PriceChangeKind = (typeof PRICE_CHANGE_KINDS)[number]

/** How a changed price is rounded: not at all, to whole rupees, five rupees, half rupees, or rupees that end in 9. */
export const PRICE_ROUNDINGS = ['none', 'rupee', 'five', 'half', 'nine'] as const
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number]

/** A price change. `amount` has up to two decimals and lowers the price if negative: `-7.5` percent, `2.50` rupees. */
export type PriceChange = { by: PriceChangeKind; amount: number; rounding: PriceRounding }

/** Limits of one change: a typing mistake must not make all prices ten times higher. */
export const PRICE_CHANGE_MAX: Readonly<Record<PriceChangeKind, number>> = { percent: 300, rupees: 10_000 }
export const PRICE_CHANGE_MIN: Readonly<Record<PriceChangeKind, number>> = { percent: -95, rupees: -10_000 }
/** The maximum price: a crore. */
export const PRICE_MAX_PAISE = paise(10_000_000_00)

/** Why a price stays unchanged. `same`: the change gives the old price. */
export const PRICE_STOPS = ['same', 'above_mrp', 'not_positive', 'too_high'] as const
export type PriceStop = (typeof PRICE_STOPS)[number]

export type PricedProduct = { pricePaise: Paise; mrpPaise: Paise | null; gst_rate_percent: number }
/** The new price, and the reason that prevents it, if any. */
export type ChangedPrice = { pricePaise: Paise; stop: PriceStop | null }

/** Prices are rounded to `from + n * step`. */
const GRIDS: Readonly<Record<PriceRounding, { from: number; step: number }>> = {
  none: { from: 0, step: 1 },
  rupee: { from: 0, step: 100 },
  five: { from: 0, step: 500 },
  half: { from: 0, step: 50 },
  nine: { from: 900, step: 1000 },
}

/** The nearest price that the rounding allows; the higher one of two equally near. */
export const roundPrice = (amount: Paise, rounding: PriceRounding): Paise => {
  const { from, step } = GRIDS[rounding]
  return paise(Math.floor((amount - from) / step + 0.5) * step + from)
}

const hundredthsOf = (amount: number): number => Math.round(amount * 100)

const rawPrice = (pricePaise: Paise, { by, amount }: PriceChange): Paise =>
  paise(pricePaise + (by === 'percent' ? sharePaise(pricePaise, hundredthsOf(amount), 10_000) : hundredthsOf(amount)))

/** Why a price is not allowed, apart from being unchanged: it is zero, above the MRP with GST, or above the maximum. */
export const priceStop = (
  pricePaise: Paise,
  { mrpPaise, gst_rate_percent }: PricedProduct,
  mode: TaxMode,
): Exclude<PriceStop, 'same'> | null => {
  if (pricePaise <= 0) return 'not_positive'
  if (pricePaise > PRICE_MAX_PAISE) return 'too_high'
  return isWithinMrp(pricePaise, gst_rate_percent, mode, mrpPaise) ? null : 'above_mrp'
}

/** The price of one product after a bulk change. */
export const changePrice = (product: PricedProduct, change: PriceChange, mode: TaxMode): ChangedPrice => {
  const pricePaise = roundPrice(rawPrice(product.pricePaise, change), change.rounding)
  if (pricePaise === product.pricePaise) return { pricePaise, stop: 'same' }
  return { pricePaise, stop: priceStop(pricePaise, product, mode) }
}

/** Why an old price cannot be restored: the price was changed again since, or the MRP is lower now. */
export const PRICE_KEEPS = ['changed_since', 'above_mrp', 'gone'] as const
export type PriceKeep = (typeof PRICE_KEEPS)[number]

/** Whether a change can be undone for a price. Only if the price still is the one that the change set. */
export const priceKeep = (
  product: PricedProduct | undefined,
  made: { oldPaise: Paise; newPaise: Paise },
  mode: TaxMode,
): PriceKeep | null => {
  if (!product) return 'gone'
  if (product.pricePaise !== made.newPaise) return 'changed_since'
  return priceStop(made.oldPaise, product, mode) === 'above_mrp' ? 'above_mrp' : null
}
