import type { StockMode } from '@jhola/contract/availability/stock-modes'
import { findCategory } from '@jhola/contract/catalogue/categories'
import type { VegMark } from '@jhola/contract/catalogue/schema'
import { DEFAULT_GST_RATE_PERCENT, DEFAULT_MAX_STOCK, DEFAULT_MIN_STOCK } from '@jhola/contract/constants'
import {
  findProductProblems,
  highestPrice,
  type ProductDetails,
  type ProductProblemCode,
  priceWithGst,
  type TaxContext,
} from '@jhola/contract/inventory/products/product-rules'
import { DEFAULT_UNIT, LOOSE_UNITS, PRODUCT_UNITS, type ProductUnit, unitSizeOf } from '@jhola/contract/inventory/products/units'
import { paiseToRupees, rupeesToPaise } from '@jhola/contract/shared/money'
import type { InventoryProduct } from '../data/inventory-api.ts'

/** The state of the product form. Rupees and selling units; NaN while a field is empty. */
export type ProductDraft = {
  name: string
  name_hi: string
  description: string
  description_hi: string
  category: string
  brand: string
  supplier_name: string
  /** Two letters of ISO 3166-1; '' while it is not given. */
  country_of_origin: string
  importer: string
  maker: string
  consumer_care: string
  /** '' while it is not given. */
  veg_mark: VegMark | ''
  shelf_place: string
  /** The products that are sizes of the same one; null: by the rule of groups. */
  family_id: string | null
  price: number
  mrp: number
  cost_price: number
  gst_rate: number
  hsn: string
  sku: string
  barcode: string
  unit: ProductUnit
  pack_size: string
  loose: boolean
  tags: string
  aliases: string
  expiry_date: string
  status: InventoryProduct['status']
  /** Its own stock mode; '' while it is that of its category or shop. */
  own_mode: StockMode | ''
  current_stock: number
  min_stock_level: number
  max_stock_level: number
}

export type DraftField = keyof ProductDraft
/** Field errors as translation keys (`inventory.product.problem.<code>`), with the values of their placeholders. */
export type DraftProblem = {
  field: DraftField
  code: ProductProblemCode | 'name_missing' | 'category_missing' | 'number_missing' | 'barcode_letters'
  values?: Record<string, string | number>
}

/** The specified defaults. The price is left empty for the owner. */
export const emptyDraft = (barcode = ''): ProductDraft => ({
  name: '',
  name_hi: '',
  description: '',
  description_hi: '',
  category: '',
  brand: '',
  supplier_name: '',
  country_of_origin: '',
  importer: '',
  maker: '',
  consumer_care: '',
  veg_mark: '',
  shelf_place: '',
  family_id: null,
  price: Number.NaN,
  mrp: Number.NaN,
  cost_price: Number.NaN,
  gst_rate: DEFAULT_GST_RATE_PERCENT,
  hsn: '',
  sku: '',
  barcode,
  unit: DEFAULT_UNIT,
  pack_size: '',
  loose: false,
  tags: '',
  aliases: '',
  expiry_date: '',
  status: 'active',
  own_mode: '',
  current_stock: 0,
  min_stock_level: DEFAULT_MIN_STOCK,
  max_stock_level: DEFAULT_MAX_STOCK,
})

/** A product of the inventory as form values. */
export const toDraft = (product: InventoryProduct): ProductDraft => ({
  name: product.name,
  name_hi: product.name_hi ?? '',
  description: product.description,
  description_hi: product.description_hi ?? '',
  category: product.category,
  brand: product.brand,
  supplier_name: product.supplier,
  country_of_origin: product.country_of_origin ?? '',
  importer: product.importer,
  maker: product.maker,
  consumer_care: product.consumer_care,
  veg_mark: product.veg_mark ?? '',
  shelf_place: product.shelf_place,
  family_id: product.family_id,
  price: product.price,
  mrp: product.mrp ?? Number.NaN,
  cost_price: product.costPrice ?? Number.NaN,
  gst_rate: product.gst_rate,
  hsn: product.hsn ?? '',
  sku: product.sku ?? '',
  barcode: product.barcode ?? '',
  unit: PRODUCT_UNITS.find((unit) => unit === product.unit) ?? DEFAULT_UNIT,
  pack_size: product.pack_size ?? '',
  loose: product.loose,
  tags: product.tags.join(', '),
  aliases: product.aliases,
  expiry_date: product.expiryDate ?? '',
  status: product.status,
  own_mode: product.own_mode ?? '',
  current_stock: product.current_stock,
  min_stock_level: product.min_stock_level,
  max_stock_level: product.max_stock_level,
})

const amount = (rupees: number): number | null => (Number.isNaN(rupees) ? null : rupees)
const tagsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,،\n]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
]

/** The form values as the request body. */
export const toBody = (draft: ProductDraft) => ({
  ...draft,
  name: draft.name.trim(),
  category: findCategory(draft.category)?.name ?? draft.category.trim(),
  price: amount(draft.price) ?? 0,
  mrp: amount(draft.mrp),
  cost_price: amount(draft.cost_price),
  loose: draft.loose && LOOSE_UNITS.includes(draft.unit),
  tags: tagsOf(draft.tags),
  expiry_date: draft.expiry_date || null,
  own_mode: draft.own_mode || null,
  veg_mark: draft.veg_mark || null,
})

/** The changes against the product as it was opened. Nothing else is sent, so that nothing else is overwritten. */
export const toChanges = (draft: ProductDraft, opened: InventoryProduct) => {
  const before: Record<string, unknown> = toBody(toDraft(opened))
  const changed = Object.entries(toBody(draft)).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  )
  // @NOTE a part of the same fields: every one of them may be left out of a change
  const changes = Object.fromEntries(changed) as Partial<ReturnType<typeof toBody>>
  return { ...changes, ...('current_stock' in changes ? { seen_quantity: opened.current_stock } : {}) }
}

const paiseOf = (rupees: number) => rupeesToPaise(Math.round((amount(rupees) ?? 0) * 100) / 100)

const detailsOf = (draft: ProductDraft): ProductDetails => ({
  pricePaise: paiseOf(draft.price),
  mrpPaise: amount(draft.mrp) === null ? null : paiseOf(draft.mrp),
  costPaise: amount(draft.cost_price) === null ? null : paiseOf(draft.cost_price),
  gst_rate: draft.gst_rate,
  hsn: draft.hsn.trim() || null,
  barcode: draft.barcode.replace(/\s/g, '') || null,
  unit: draft.unit,
  loose: draft.loose && LOOSE_UNITS.includes(draft.unit),
  active: draft.status === 'active',
  current_stock: draft.current_stock,
  min_stock_level: draft.min_stock_level,
  max_stock_level: draft.max_stock_level,
  expiry_date: draft.expiry_date || null,
})

const LEVELS = ['current_stock', 'min_stock_level', 'max_stock_level'] as const

const missing = (draft: ProductDraft): DraftProblem[] => [
  ...(draft.name.trim() ? [] : [{ field: 'name', code: 'name_missing' } as const]),
  ...(draft.category.trim() ? [] : [{ field: 'category', code: 'category_missing' } as const]),
  ...LEVELS.filter((field) => Number.isNaN(draft[field])).map((field) => ({ field, code: 'number_missing' }) as const),
  ...(/^$|^[0-9A-Za-z-]{4,32}$/.test(draft.barcode.replace(/\s/g, ''))
    ? []
    : [{ field: 'barcode', code: 'barcode_letters' } as const]),
]

/** The errors of the form, by the same rules as on the server; one for each field. */
export const findDraftProblems = (draft: ProductDraft, terms: TaxContext): DraftProblem[] => {
  const found = missing(draft)
  const taken = new Set<string>(found.map(({ field }) => field))
  const numbers = found.some(({ code }) => code === 'number_missing')
  // @NOTE the rules name the fields of the wire, which are those of the form
  const ruled = (numbers ? [] : findProductProblems(detailsOf(draft), terms)) as DraftProblem[]
  return [...found, ...ruled.filter(({ field }) => !taken.has(field))]
}

/** The price that a customer pays for one, and the highest price that the MRP allows, in rupees; `null` while a field is empty. */
export const priceDetails = (draft: ProductDraft, { tax_mode }: TaxContext): { paid: number | null; highest: number | null } => {
  const { price, mrp, gst_rate } = draft
  return {
    paid: Number.isNaN(price) ? null : priceWithGst(paiseOf(price), gst_rate, tax_mode) / 100,
    highest: Number.isNaN(mrp) ? null : paiseToRupees(rupeesToPaise(highestPrice(paiseOf(mrp), gst_rate, tax_mode) / 100)),
  }
}

/** The number of decimal places that a quantity of this product may have. */
export const stockDecimals = (goods: { unit: string; loose: boolean }): number => (unitSizeOf(goods) > 1 ? 3 : 0)
