import type { CartItem } from '../../domain/cart/cart.ts'

/** The GST rate in percent when all lines share one, as in most small carts; null when they differ. */
export const oneGstRate = (items: readonly Pick<CartItem, 'gst_rate'>[]): number | null => {
  const rates = new Set(items.map((item) => item.gst_rate))
  const [rate] = rates
  return rates.size === 1 && rate !== undefined ? rate : null
}
