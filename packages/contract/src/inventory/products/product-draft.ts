import { rupeesToPaise } from '../../shared/money.ts'
import type { ChangeProductBody, InventoryProduct, NewProductBody } from '../schema.ts'
import type { ProductDetails } from './product-rules.ts'
import { LOOSE_UNITS, type ProductUnit } from './units.ts'

/** All fields of a product's form except its stock; rupees and selling units. */
export type ProductDraft = Omit<NewProductBody, 'current_stock' | 'loose'> & { loose: boolean }

/** The form of an existing product. */
export const draftOf = (product: InventoryProduct): ProductDraft => ({
  name: product.name,
  name_hi: product.name_hi,
  description: product.description,
  description_hi: product.description_hi,
  category: product.category,
  brand: product.brand,
  supplier_name: product.supplier,
  country_of_origin: product.country_of_origin,
  importer: product.importer,
  maker: product.maker,
  consumer_care: product.consumer_care,
  veg_mark: product.veg_mark,
  shelf_place: product.shelf_place,
  price: product.price,
  mrp: product.mrp,
  cost_price: product.costPrice,
  gst_rate: product.gst_rate,
  hsn: product.hsn,
  sku: product.sku,
  barcode: product.barcode,
  // @NOTE an old product may have an unknown unit; it stays until another one is chosen.
  unit: product.unit as ProductUnit,
  pack_size: product.pack_size,
  loose: product.loose,
  tags: product.tags,
  aliases: product.aliases,
  expiry_date: product.expiryDate,
  status: product.status,
  min_stock_level: product.min_stock_level,
  max_stock_level: product.max_stock_level,
  family_id: product.family_id,
  own_mode: product.own_mode,
})

/** A new product's form. Products by weight or volume are loose by default. */
export const draftOfNew = ({ current_stock: _stock, loose, ...rest }: NewProductBody): ProductDraft => ({
  ...rest,
  loose: loose ?? LOOSE_UNITS.includes(rest.unit),
})

/** A draft with some fields changed. */
export const mergeDraft = (
  before: ProductDraft,
  { version: _version, current_stock: _stock, seen_quantity: _seen, ...change }: ChangeProductBody,
): ProductDraft => {
  const said = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const isOtherUnit = change.unit !== undefined && change.unit !== before.unit
  return { ...before, ...(isOtherUnit ? { loose: LOOSE_UNITS.includes(change.unit ?? '') } : {}), ...said }
}

const toPaise = (rupees: number | null) => (rupees === null ? null : rupeesToPaise(rupees))

/** A draft in the form that the product rules check. */
export const detailsOf = (
  draft: Omit<ProductDraft, 'maker' | 'consumer_care' | 'veg_mark' | 'family_id'>,
  currentStock?: number,
): ProductDetails => ({
  pricePaise: rupeesToPaise(draft.price),
  mrpPaise: toPaise(draft.mrp),
  costPaise: toPaise(draft.cost_price),
  gst_rate: draft.gst_rate,
  hsn: draft.hsn,
  barcode: draft.barcode,
  unit: draft.unit,
  loose: draft.loose,
  active: draft.status === 'active',
  min_stock_level: draft.min_stock_level,
  max_stock_level: draft.max_stock_level,
  current_stock: currentStock,
  expiry_date: draft.expiry_date,
})
