import { z } from 'zod'
import { SCANS_MAX } from '../../availability/confidence.ts'
import { HOLDING_STATUSES } from '../../availability/holding-statuses.ts'
import { STOCK_MODES } from '../../availability/stock-modes.ts'
import { defineRoute } from '../../route.ts'
import { uuidSchema } from '../../shared/ids.ts'
import { momentSchema, requiredTextSchema } from '../../shared/wire.ts'
import { neededForAvailability } from '../../staff/body-needs.ts'
import { BULK_PRODUCTS_MAX, inventoryProductSchema } from '../schema.ts'
import { STOCK_MAX } from '../stock/stock-update.ts'
import { AVAILABILITY_STATES } from './off-shelf.ts'

const productParams = z.strictObject({ product_id: uuidSchema })
const modeSchema = z.enum(STOCK_MODES)

/** An order that is not on its way yet and holds a product; `quantity` in selling units. */
export const holdingOrderSchema = z.object({
  order_id: z.string(),
  order_number: z.string(),
  status: z.enum(HOLDING_STATUSES),
  quantity: z.number(),
  unit: z.string(),
})
export type HoldingOrder = z.infer<typeof holdingOrderSchema>

export const availabilityBodySchema = z
  .strictObject({ state: z.enum(AVAILABILITY_STATES), until: momentSchema.optional() })
  .refine(({ state, until }) => (state === 'until') === (until !== undefined), {
    path: ['until'],
    message: 'Please say until when.',
  })
export type AvailabilityBody = z.infer<typeof availabilityBodySchema>

/** `includes_narrower`: what was chosen for single categories and products below it is taken back. */
const includesNarrower = z.boolean().default(false)
export const modesBodySchema = z.discriminatedUnion('scope', [
  z.strictObject({ scope: z.literal('shop'), mode: modeSchema, includes_narrower: includesNarrower }),
  z.strictObject({
    scope: z.literal('category'),
    category: requiredTextSchema(60),
    mode: modeSchema.nullable(),
    includes_narrower: includesNarrower,
  }),
  z.strictObject({
    scope: z.literal('products'),
    ids: z.array(uuidSchema).min(1).max(BULK_PRODUCTS_MAX),
    mode: modeSchema.nullable(),
  }),
])

const modesReply = z.object({
  success: z.literal(true),
  shop: modeSchema,
  categories: z.array(z.object({ category: z.string(), mode: modeSchema.nullable(), products: z.number().int() })),
})

/** A product that the shop is asked about. */
export const quickQuestionSchema = z.object({
  product_id: z.string(),
  name: z.string(),
  name_hi: z.string().nullable(),
  image: z.string(),
  brand: z.string(),
  pack_size: z.string().nullable(),
})
export type QuickQuestion = z.infer<typeof quickQuestionSchema>

/** A product that was scanned at the counter, and when. */
const scanSchema = z.strictObject({ product_id: uuidSchema, at: momentSchema })

/** A count of one product in selling units; `seen_quantity`: the stock that the person saw. */
const countSchema = z.strictObject({
  product_id: uuidSchema,
  quantity: z.number().min(0).max(STOCK_MAX),
  seen_quantity: z.number().min(0),
})
/** Why a count was not saved; the others of its batch are. */
export const COUNT_REFUSALS = ['unknown', 'whole_units', 'stock_changed', 'below_reserved'] as const
export type CountRefusal = (typeof COUNT_REFUSALS)[number]

const questionsReply = z.object({ success: z.literal(true), questions: z.array(quickQuestionSchema) })

export const availabilityRoutes = {
  set: defineRoute({
    method: 'PATCH',
    path: '/inventory/products/{product_id}/availability',
    summary: 'Say whether a product is there: yes, sold out until it is restocked, for today, until a time, or not sold any more',
    policy: 'shop',
    needs: 'stock',
    needs_also: neededForAvailability,
    rate: 'write',
    params: productParams,
    body: availabilityBodySchema,
    reply: z.object({
      success: z.literal(true),
      message: z.string(),
      product: inventoryProductSchema,
      /** Open orders that hold it; empty for people who may not see orders. */
      open_orders: z.array(holdingOrderSchema),
    }),
  }),
  openOrders: defineRoute({
    method: 'GET',
    path: '/inventory/products/{product_id}/open-orders',
    summary: 'Orders that have not left yet and hold this product, oldest first',
    policy: 'shop',
    needs: { all: ['products.see', 'orders.see'] },
    rate: 'read',
    params: productParams,
    reply: z.object({ success: z.literal(true), open_orders: z.array(holdingOrderSchema) }),
  }),
  modes: defineRoute({
    method: 'GET',
    path: '/inventory/modes',
    summary: 'How the shop knows what it has: counted, simply available, or asked for first; for all and by category',
    policy: 'shop',
    needs: 'products.see',
    rate: 'read',
    reply: modesReply,
  }),
  setModes: defineRoute({
    method: 'PUT',
    path: '/inventory/modes',
    summary: 'Choose how stock is known for the whole shop, a category, or some products; null: as the wider choice says',
    policy: 'shop',
    needs: 'stock',
    rate: 'write',
    body: modesBodySchema,
    reply: modesReply,
  }),
  count: defineRoute({
    method: 'POST',
    path: '/inventory/counts',
    summary: 'Set the counted stock of several products at once; they are counted from then on. A result for each',
    policy: 'shop',
    needs: 'stock',
    rate: 'write',
    body: z.strictObject({ counts: z.array(countSchema).min(1).max(BULK_PRODUCTS_MAX) }),
    reply: z.object({
      success: z.literal(true),
      message: z.string(),
      counted: z.number().int(),
      results: z.array(
        z.object({
          product_id: z.string(),
          /** Null: saved. `stock_changed`: it was sold or counted meanwhile. */
          code: z.enum(COUNT_REFUSALS).nullable(),
          /** The stock now, in selling units; null for an unknown product. */
          current_stock: z.number().nullable(),
        }),
      ),
    }),
  }),
  seen: defineRoute({
    method: 'POST',
    path: '/inventory/seen',
    summary: 'Report products that were scanned at the counter: they were there at that time; unknown ones are left out',
    policy: 'shop',
    needs: { any: ['stock', 'orders.pack', 'orders.create'] },
    rate: 'write',
    body: z.strictObject({ scans: z.array(scanSchema).min(1).max(SCANS_MAX) }),
    reply: z.object({ success: z.literal(true) }),
  }),
  questions: defineRoute({
    method: 'GET',
    path: '/inventory/questions',
    summary: 'At most two products a day whose availability is open: does the shop still have them?',
    policy: 'shop',
    needs: 'stock',
    rate: 'read',
    reply: questionsReply,
  }),
  answer: defineRoute({
    method: 'POST',
    path: '/inventory/questions/{product_id}',
    summary: 'Answer a quick question: yes, it is there, or no, it is sold out until restocked',
    policy: 'shop',
    needs: 'stock',
    rate: 'write',
    params: productParams,
    body: z.strictObject({ answer: z.enum(['yes', 'no']) }),
    reply: questionsReply,
  }),
} as const
