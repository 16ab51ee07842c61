import { z } from 'zod'
import { STORE_TYPES } from '../../constants.ts'
import { defineRoute } from '../../route.ts'
import { languageSchema, rupeesSchema } from '../../shared/wire.ts'
import { TAX_MODES } from '../../tax/gst.ts'
import { STOCK_MAX } from '../stock/stock-update.ts'

/** How many products a new shop may take with one tap, at most. */
export const STARTER_BUNDLE = 60

/** Maximum number of products that are added from the starter catalogue in one call. */
export const STARTER_MAX = 500

/** A product that a new shop can add. Money in rupees; `price` is the usual one, in the shop's tax mode. */
export const starterProductSchema = z.object({
  key: z.string(),
  name: z.string(),
  name_hi: z.string(),
  /** In the requested language; `null`: English only. */
  name_local: z.string().nullable(),
  brand: z.string(),
  category: z.string(),
  unit: z.string(),
  pack_size: z.string().nullable(),
  loose: z.boolean(),
  price: z.number(),
  mrp: z.number().nullable(),
  gst_rate: z.number(),
  hsn: z.string(),
  image: z.string(),
  /** Other words by which it is found. */
  words: z.string(),
  /** One of the things that nearly every shop of this kind sells. */
  usual: z.boolean(),
})
export type StarterCatalogueProduct = z.infer<typeof starterProductSchema>

/** Why a product was not added; the price errors are those of every product. */
export const STARTER_REFUSALS = ['unknown', 'on_shelf', 'price_missing', 'above_mrp'] as const
export type StarterRefusal = (typeof STARTER_REFUSALS)[number]

const chosenSchema = z.strictObject({
  key: z.string().min(1).max(120),
  price: rupeesSchema,
  /** The MRP on this shop's packs; default: the catalogue's. */
  mrp: rupeesSchema.positive().optional(),
  /** Current stock, in selling units. */
  stock: z.number().int().min(0).max(STOCK_MAX).default(0),
})

export const starterRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/inventory/starter',
    summary: 'Everyday goods for a kind of shop with their usual prices, without those that are on the shelf already',
    policy: 'shop',
    needs: 'products.edit',
    rate: 'read',
    query: z.strictObject({ store_type: z.enum(STORE_TYPES).optional(), language: languageSchema.optional() }),
    reply: z.object({
      success: z.literal(true),
      store_type: z.enum(STORE_TYPES),
      tax_mode: z.enum(TAX_MODES),
      /** How many of these products the shop has already. */
      on_shelf: z.number().int(),
      products: z.array(starterProductSchema),
    }),
  }),
  add: defineRoute({
    method: 'POST',
    path: '/inventory/starter',
    summary: 'Put chosen goods with their prices on the shelf, with a result for each; what is there already stays as it is',
    policy: 'shop',
    needs: { all: ['products.edit', 'prices', 'stock'] },
    rate: 'write',
    body: z.strictObject({ products: z.array(chosenSchema).min(1).max(STARTER_MAX) }),
    reply: z.object({
      success: z.literal(true),
      message: z.string(),
      added: z.number().int(),
      results: z.array(
        z.object({ key: z.string(), product_id: z.string().nullable(), code: z.enum(STARTER_REFUSALS).nullable() }),
      ),
    }),
  }),
} as const
export type ChosenStarter = z.output<typeof chosenSchema>
