import { z } from 'zod'
import { STOCK_MODES } from '../availability/stock-modes.ts'
import { categoryCountSchema, productSchema, VEG_MARKS } from '../catalogue/schema.ts'
import { DEFAULT_GST_RATE_PERCENT, DEFAULT_MAX_STOCK, DEFAULT_MIN_STOCK, SHELF_PLACE_MAX } from '../constants.ts'
import { uuidSchema } from '../shared/ids.ts'
import { dateSchema, momentSchema, requiredTextSchema, rupeesSchema, textSchema } from '../shared/wire.ts'
import { TAX_MODES } from '../tax/gst.ts'
import { countryOf } from './products/countries.ts'
import { PRODUCT_WARNINGS } from './products/product-rules.ts'
import { DEFAULT_UNIT, PRODUCT_UNITS } from './products/units.ts'
import { STOCK_MAX } from './stock/stock-update.ts'

export type { Movement } from './stock/movement-schema.ts'

/** `active`: visible to customers. `inactive`: archived, kept for its history. */
export const PRODUCT_STATUSES = ['active', 'inactive'] as const
export type ProductStatus = (typeof PRODUCT_STATUSES)[number]

/**
 * A product as its shop sees it: the customers' fields, the specification's other fields with its names, and ours.
 * `current_stock` is the stock on hand, `reserved` the part for pending orders, `available` the rest.
 */
export const inventoryProductSchema = productSchema.extend({
  category_hi: z.string().nullable(),
  sku: z.string().nullable(),
  barcode: z.string().nullable(),
  reserved: z.number(),
  available: z.number(),
  max_stock_level: z.number(),
  costPrice: z.number().nullable(),
  /** What the customer pays for one: the price with GST. */
  price_with_gst: z.number(),
  hsn: z.string().nullable(),
  /** Whether the shop uploaded the picture. */
  has_photo: z.boolean(),
  status: z.enum(PRODUCT_STATUSES),
  is_low_stock: z.boolean(),
  is_out_of_stock: z.boolean(),
  is_expired: z.boolean(),
  supplier: z.string(),
  /** Two letters of ISO 3166-1; null: not given. */
  country_of_origin: z.string().nullable(),
  /** Name and contact of the importer; empty: not imported, or not given. */
  importer: z.string(),
  /** Name and address of who made or packed it; empty: not given. */
  maker: z.string(),
  /** Whom to call or write to about the product itself; empty: not given. */
  consumer_care: z.string(),
  veg_mark: z.enum(VEG_MARKS).nullable(),
  /** Where it stands in the shop, in its own words; empty: not said. */
  shelf_place: z.string(),
  tags: z.array(z.string()),
  aliases: z.string(),
  expiryDate: z.string().nullable(),
  /** Packs of the same product have the same id. */
  family_id: z.string().nullable(),
  /** Its own mode; null: that of its category or shop. `stock_mode` is the one that holds. */
  own_mode: z.enum(STOCK_MODES).nullable(),
  /** Whether somebody said that it is not there; `off_until` null with it: until it is restocked. */
  is_off_shelf: z.boolean(),
  off_until: momentSchema.nullable(),
  version: z.number().int(),
  created_at: momentSchema,
  lastUpdated: momentSchema,
  deleted_at: momentSchema.nullable(),
})
export type InventoryProduct = z.infer<typeof inventoryProductSchema>

export const INVENTORY_STATUSES = [...PRODUCT_STATUSES, 'in_stock', 'low_stock', 'out_of_stock', 'deleted'] as const
export type InventoryStatus = (typeof INVENTORY_STATUSES)[number]
/** `-` sorts in descending order. */
export const INVENTORY_SORTS = ['name', '-name', 'stock', '-stock', 'price', '-price', 'updated', '-updated', 'expiry'] as const
export type InventorySort = (typeof INVENTORY_SORTS)[number]
/** Rows per page; the table's choices. */
export const INVENTORY_PAGE_SIZE = 10
export const INVENTORY_PAGE_SIZES = [10, 25, 50, 100] as const

/** Filters of the inventory, also for export and bulk actions. Status and tabs do not include deleted products. */
export const inventoryFilters = {
  search: z.string().trim().max(80).optional(),
  category: z.string().trim().max(60).optional(),
  status: z.enum(INVENTORY_STATUSES).optional(),
  min_price: z.coerce.number().min(0).max(10_000_000).optional(),
  max_price: z.coerce.number().min(0).max(10_000_000).optional(),
  /** Expires within this many days, or has expired. */
  expiring: z.coerce.number().int().min(0).max(3650).optional(),
  ids: z
    .string()
    .max(20_000)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.uuid()).max(500))
    .optional(),
}

export const inventoryQuerySchema = z.strictObject({
  ...inventoryFilters,
  /** Default: by name; for a search, the best match first. */
  sort: z.enum(INVENTORY_SORTS).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(INVENTORY_PAGE_SIZE),
})

/** The figures of the four cards and more, about all products that are not deleted. Money in rupees. */
export const inventorySummarySchema = z.object({
  total_products: z.number().int(),
  active_products: z.number().int(),
  out_of_stock: z.number().int(),
  low_stock: z.number().int(),
  /** Null for people who may not see figures. */
  total_stock_value: z.number().nullable(),
  categories: z.number().int(),
  /** Products in stock that expire within `expiring_days`, the shop's setting; `expired` of them already. */
  expiring: z.number().int(),
  expiring_days: z.number().int(),
  expired: z.number().int(),
})
export type InventorySummary = z.infer<typeof inventorySummarySchema>
export const inventoryCategoriesSchema = z.array(categoryCountSchema)
export const taxModeSchema = z.enum(TAX_MODES)

const levelSchema = z.number().min(0).max(STOCK_MAX)
const priceSchema = rupeesSchema
/** An optional code or text: `null` and '' are equal. */
const optionalText = (max: number) =>
  textSchema(max)
    .nullable()
    .transform((text) => text || null)

/** A country by its two letters, or by its name in any of our languages; '' and null: not given. */
const countrySchema = z
  .string()
  .max(80)
  .nullable()
  .transform((text, context) => {
    if (text === null || text.trim() === '') return null
    const code = countryOf(text)
    if (code) return code
    context.addIssue({ code: 'custom', message: 'Please choose a country' })
    return z.NEVER
  })

const productFields = {
  name: requiredTextSchema(120, 'Name is required'),
  name_hi: optionalText(120),
  description: textSchema(1000),
  description_hi: optionalText(1000),
  category: requiredTextSchema(60),
  brand: textSchema(80),
  supplier_name: textSchema(120),
  country_of_origin: countrySchema,
  importer: textSchema(200),
  maker: textSchema(200),
  consumer_care: textSchema(200),
  veg_mark: z.enum(VEG_MARKS).nullable(),
  shelf_place: textSchema(SHELF_PLACE_MAX),
  price: priceSchema,
  mrp: priceSchema.positive().nullable(),
  cost_price: priceSchema.nullable(),
  gst_rate: z.number().min(0).max(100),
  hsn: optionalText(8),
  sku: optionalText(64),
  barcode: z
    .string()
    .max(40)
    .transform((text) => text.replace(/\s/g, ''))
    .pipe(z.string().regex(/^$|^[0-9A-Za-z-]{4,32}$/, { message: 'A barcode has 4 to 32 letters and digits.' }))
    .nullable()
    .transform((text) => text || null),
  unit: z.enum(PRODUCT_UNITS),
  pack_size: optionalText(40),
  /** Sold in any weight or volume; default: true for products by the kilogram or litre. */
  loose: z.boolean(),
  tags: z.array(requiredTextSchema(40)).max(20),
  /** Other words by which customers find it. */
  aliases: textSchema(300),
  expiry_date: dateSchema.nullable(),
  status: z.enum(PRODUCT_STATUSES),
  current_stock: levelSchema,
  min_stock_level: levelSchema,
  max_stock_level: levelSchema,
  family_id: uuidSchema.nullable(),
  own_mode: z.enum(STOCK_MODES).nullable(),
}

/** A new product: the specification's form with its defaults. All other fields are optional. */
export const newProductBodySchema = z.strictObject({
  ...productFields,
  name_hi: productFields.name_hi.default(null),
  description: productFields.description.default(''),
  description_hi: productFields.description_hi.default(null),
  brand: productFields.brand.default(''),
  supplier_name: productFields.supplier_name.default(''),
  country_of_origin: productFields.country_of_origin.default(null),
  importer: productFields.importer.default(''),
  maker: productFields.maker.default(''),
  consumer_care: productFields.consumer_care.default(''),
  veg_mark: productFields.veg_mark.default(null),
  shelf_place: productFields.shelf_place.default(''),
  price: productFields.price.default(0),
  mrp: productFields.mrp.default(null),
  cost_price: productFields.cost_price.default(null),
  gst_rate: productFields.gst_rate.default(DEFAULT_GST_RATE_PERCENT),
  hsn: productFields.hsn.default(null),
  sku: productFields.sku.default(null),
  barcode: productFields.barcode.default(null),
  unit: productFields.unit.default(DEFAULT_UNIT),
  pack_size: productFields.pack_size.default(null),
  loose: productFields.loose.optional(),
  tags: productFields.tags.default([]),
  aliases: productFields.aliases.default(''),
  expiry_date: productFields.expiry_date.default(null),
  status: productFields.status.default('active'),
  current_stock: productFields.current_stock.default(0),
  min_stock_level: productFields.min_stock_level.default(DEFAULT_MIN_STOCK),
  max_stock_level: productFields.max_stock_level.default(DEFAULT_MAX_STOCK),
  family_id: productFields.family_id.default(null),
  own_mode: productFields.own_mode.default(null),
})
export type NewProductBody = z.output<typeof newProductBodySchema>

/** Changes of a product: fields that are left out stay. `current_stock` is a count and includes the stock seen before. */
export const changeProductBodySchema = z
  .strictObject({
    ...z.strictObject(productFields).partial().shape,
    version: z.number().int().min(1),
    seen_quantity: levelSchema.optional(),
  })
  .refine(({ current_stock, seen_quantity }) => current_stock === undefined || seen_quantity !== undefined, {
    path: ['seen_quantity'],
    message: 'Please say which stock you saw.',
  })
export type ChangeProductBody = z.output<typeof changeProductBodySchema>

export const BULK_PRODUCTS_MAX = 500
/** `archive` hides from customers, `activate` shows again; `restore` undoes `delete`. */
export const PRODUCT_ACTIONS = ['archive', 'activate', 'delete', 'restore'] as const
export type ProductAction = (typeof PRODUCT_ACTIONS)[number]

export const productWarningsSchema = z.array(z.enum(PRODUCT_WARNINGS))
