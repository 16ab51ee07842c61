import { highestPrice, priceWithGst } from '@jhola/contract/inventory/products/product-rules'
import { paise, rupeesToPaise } from '@jhola/contract/shared/money'
import { isWithinMrp, type TaxMode } from '@jhola/contract/tax/gst'
import type { StarterCatalogueProduct } from './use-starter.ts'

/** The result for a typed price: with GST, and the highest price by MRP when it is exceeded; rupees. */
export type CheckedPrice = { withGst: number; highest: number | null }

/** Checks a price for a product by how the shop states its prices. `null`: it is not a price. */
export const checkPrice = (
  goods: Pick<StarterCatalogueProduct, 'gst_rate'>,
  { price, mrp, mode }: { price: number; mrp: number | null; mode: TaxMode },
): CheckedPrice | null => {
  if (price <= 0) return null
  const pricePaise = rupeesToPaise(price)
  const mrpPaise = mrp === null ? null : rupeesToPaise(mrp)
  const withGst = priceWithGst(pricePaise, goods.gst_rate, mode) / 100
  if (mrpPaise === null || isWithinMrp(pricePaise, goods.gst_rate, mode, mrpPaise)) return { withGst, highest: null }
  return { withGst, highest: paise(highestPrice(mrpPaise, goods.gst_rate, mode)) / 100 }
}
