import { DEFAULT_MAX_STOCK, DEFAULT_MIN_STOCK } from '@jhola/contract/constants'
import { unitSizeOf } from '@jhola/contract/inventory/products/units'
import { rupeesToPaise } from '@jhola/contract/shared/money'
import { isoMoment } from '@jhola/contract/shared/time'
import type { NewProduct } from '../../catalogue/index.ts'
import type { StarterProduct } from './starter-product.ts'

const DEAR_PAISE = 300_00
/** The minimum stock of expensive products is lower. */
const DEAR_MIN_STOCK = 4

/** A product of the starter catalogue as a product row of a shop, without stock. */
export const toProductRow = (product: StarterProduct, storeId: string, productId: string, createdMs: number): NewProduct => {
  const unitSize = unitSizeOf(product)
  const pricePaise = rupeesToPaise(product.price_rupees)
  const minUnits = product.loose ? DEFAULT_MIN_STOCK / 2 : pricePaise >= DEAR_PAISE ? DEAR_MIN_STOCK : DEFAULT_MIN_STOCK
  return {
    store_id: storeId,
    product_id: productId,
    name: product.name,
    name_hi: product.name_hi,
    description: product.description,
    description_hi: product.description_hi,
    brand: product.brand,
    category: product.category,
    category_hi: product.category_hi,
    sku: product.key,
    barcode: product.barcode,
    hsn: product.hsn,
    tags: product.tags,
    aliases: product.aliases.join(' '),
    image: `/pictures/${product.picture}.svg`,
    unit: product.unit,
    pack_size: product.pack_size,
    loose: product.loose,
    unit_size: unitSize,
    price_paise: pricePaise,
    mrp_paise: product.mrp_rupees === null ? null : rupeesToPaise(product.mrp_rupees),
    cost_paise: rupeesToPaise(product.cost_rupees),
    gst_rate_percent: product.gst_rate,
    min_stock: minUnits * unitSize,
    max_stock: DEFAULT_MAX_STOCK * unitSize,
    created_at: isoMoment(createdMs),
  }
}
