import { z } from 'zod'
import { defineRoute } from '../../route.ts'
import { uuidSchema } from '../../shared/ids.ts'
import { TAX_MODES } from '../../tax/gst.ts'
import { inventoryFilters } from '../schema.ts'
import {
  PRICE_CHANGE_KINDS,
  PRICE_CHANGE_MAX,
  PRICE_CHANGE_MIN,
  PRICE_KEEPS,
  PRICE_ROUNDINGS,
  PRICE_STOPS,
} from './price-change.ts'

/** Maximum number of products in one price change. */
export const PRICED_MAX = 20_000
/** Number of lines of a change that are listed; the others are counted. */
export const PRICE_ROWS_MAX = 200

const changeSchema = z
  .strictObject({
    by: z.enum(PRICE_CHANGE_KINDS),
    /** Percent or rupees, negative to lower; up to two decimals. */
    amount: z.number().multipleOf(0.01),
    rounding: z.enum(PRICE_ROUNDINGS),
  })
  .refine(({ by, amount }) => amount >= PRICE_CHANGE_MIN[by] && amount <= PRICE_CHANGE_MAX[by], {
    path: ['amount'],
    message: 'This is too much at once.',
  })

const { ids: _ids, ...filters } = inventoryFilters
const filterSchema = z.strictObject(filters)

/** One line of a change; rupees. `stop`: why the price stays unchanged. */
export const priceRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  name_hi: z.string().nullable(),
  pack_size: z.string().nullable(),
  old_price: z.number(),
  new_price: z.number(),
  mrp: z.number().nullable(),
  stop: z.enum(PRICE_STOPS).nullable(),
})
export type PriceRow = z.infer<typeof priceRowSchema>

export const priceRoutes = {
  change: defineRoute({
    method: 'POST',
    path: '/inventory/prices',
    summary:
      'Change the prices of chosen or filtered products by percent or rupees: tried out first, then applied, with a result for each',
    policy: 'shop',
    needs: 'prices',
    rate: 'write',
    body: z
      .strictObject({
        mode: z.enum(['preview', 'apply']),
        change: changeSchema,
        ids: z.array(uuidSchema).min(1).max(PRICED_MAX).optional(),
        filter: filterSchema.optional(),
      })
      .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
        path: ['ids'],
        message: 'Please say which products.',
      }),
    reply: z.object({
      success: z.literal(true),
      /** The id of an applied change, which can be undone with it. */
      change_id: z.string().nullable(),
      tax_mode: z.enum(TAX_MODES),
      changed: z.number().int(),
      same: z.number().int(),
      stopped: z.number().int(),
      rows: z.array(priceRowSchema),
    }),
  }),
  undo: defineRoute({
    method: 'POST',
    path: '/inventory/prices/{change_id}/undo',
    summary: 'Give the products of a change their old prices back; those that got another one since are named and stay',
    policy: 'shop',
    needs: 'prices',
    rate: 'write',
    params: z.strictObject({ change_id: uuidSchema }),
    reply: z.object({
      success: z.literal(true),
      restored: z.number().int(),
      kept: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          name_hi: z.string().nullable(),
          price: z.number(),
          reason: z.enum(PRICE_KEEPS),
        }),
      ),
    }),
  }),
} as const
