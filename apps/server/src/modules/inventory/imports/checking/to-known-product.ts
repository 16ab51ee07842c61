import type { KnownProduct } from '@jhola/contract/inventory/import/decide-row'
import type { ProductUnit } from '@jhola/contract/inventory/products/units'
import { paise, paiseToRupees } from '@jhola/contract/shared/money'
import { toUnits } from '@jhola/contract/shared/weight'
import type { ProductDataRow } from './product-data.read.ts'

const rupeesOrNull = (amount: number | null): number | null => (amount === null ? null : paiseToRupees(paise(amount)))

/** A product in the units of files: rupees and selling units. */
export const toKnownProduct = (row: ProductDataRow): KnownProduct => ({
  name: row.name,
  name_hi: row.name_hi,
  description: row.description,
  description_hi: row.description_hi,
  brand: row.brand,
  supplier_name: row.supplier_name,
  country_of_origin: row.country_of_origin,
  importer: row.importer,
  shelf_place: row.shelf_place,
  category: row.category,
  price: paiseToRupees(paise(row.price_paise)),
  mrp: rupeesOrNull(row.mrp_paise),
  cost_price: rupeesOrNull(row.cost_paise),
  gst_rate: Number(row.gst_rate_percent),
  hsn: row.hsn,
  sku: row.sku,
  barcode: row.barcode,
  // @NOTE an old product may have a unit that is not in the list; it stays as it is.
  unit: row.unit as ProductUnit,
  pack_size: row.pack_size,
  loose: row.loose,
  tags: row.tags,
  aliases: row.aliases,
  expiry_date: row.expiry_date,
  status: row.active ? 'active' : 'inactive',
  own_mode: row.own_mode,
  current_stock: toUnits(row.on_hand, row.unit_size),
  min_stock_level: toUnits(row.min_stock, row.unit_size),
  max_stock_level: toUnits(row.max_stock, row.unit_size),
  reserved: toUnits(row.reserved, row.unit_size),
})
