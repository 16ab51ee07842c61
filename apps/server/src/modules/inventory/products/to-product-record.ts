import { categoryName, findCategory } from '@jhola/contract/catalogue/categories'
import type { ProductDraft } from '@jhola/contract/inventory/products/product-draft'
import { unitSizeOf } from '@jhola/contract/inventory/products/units'
import { rupeesToPaise } from '@jhola/contract/shared/money'
import type { EditedProduct, InventoryProductRow } from '../../catalogue/index.ts'

const orNull = (rupees: number | null): number | null => (rupees === null ? null : rupeesToPaise(rupees))

/** A draft as a table row: paise and base units. `before`: the stored product, if any. */
export const toProductRecord = (
  draft: ProductDraft,
  {
    storeId,
    productId,
    before,
  }: { storeId: string; productId: string; before?: Pick<InventoryProductRow, 'category' | 'category_hi'> },
): EditedProduct => {
  const unitSize = unitSizeOf(draft)
  const category = categoryName(draft.category)
  const { status, price, mrp, cost_price, gst_rate, min_stock_level, max_stock_level, ...words } = draft
  return {
    ...words,
    store_id: storeId,
    product_id: productId,
    category,
    category_hi: findCategory(category)?.name_hi ?? (before?.category === category ? before.category_hi : null),
    unit_size: unitSize,
    price_paise: rupeesToPaise(price),
    mrp_paise: orNull(mrp),
    cost_paise: orNull(cost_price),
    gst_rate_percent: gst_rate,
    min_stock: Math.round(min_stock_level * unitSize),
    max_stock: Math.round(max_stock_level * unitSize),
    active: status === 'active',
  }
}
