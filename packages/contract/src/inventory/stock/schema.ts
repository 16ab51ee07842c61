import { z } from 'zod'
import { textSchema } from '../../shared/wire.ts'
import { STOCK_MAX, STOCK_UPDATE_KINDS } from './stock-update.ts'

/** The specification's stock-movement form. `set` includes the stock seen before, in the same units. */
export const stockUpdateBodySchema = z
  .strictObject({
    quantity: z.number().min(-STOCK_MAX).max(STOCK_MAX),
    movement_type: z.enum(STOCK_UPDATE_KINDS),
    reason: textSchema(200).default(''),
    seen_quantity: z.number().min(0).max(STOCK_MAX).optional(),
  })
  .refine(({ movement_type, seen_quantity }) => movement_type !== 'set' || seen_quantity !== undefined, {
    path: ['seen_quantity'],
    message: 'Please say which stock you saw.',
  })
