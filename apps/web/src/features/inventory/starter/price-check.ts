import { highestPrice, priceWithGst } from '@jhola/contract/inventory/products/product-rules'
import { paise, rupeesToPaise } from '@jhola/contract/shared/money'
import { isWithinMrp, type TaxMode } from '@jhola/contract/tax/gst'
import type { StarterCatalogueProduct } from './use-starter.ts'

/** What a typed price comes to: with GST, and the highest that the MRP allows when this one is above; rupees. */
export type CheckedPrice = { withGst: number; highest: number | null }

/** Is this a price that these goods may have in a shop which states its prices so? `null`: it is none at all. */
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
