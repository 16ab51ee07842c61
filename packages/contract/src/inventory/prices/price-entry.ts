import { z } from 'zod'
import { momentSchema } from '../../shared/wire.ts'
import { SHOP_ROLES } from '../../staff/roles.ts'

/** A changed price, newest first, in rupees; kept for a month. `undone`: the change was taken back since. */
export const priceEntrySchema = z.object({
  id: z.string(),
  old_price: z.number(),
  new_price: z.number(),
  undone: z.boolean(),
  by: z.object({ kind: z.string(), name: z.string().nullable(), role: z.enum(SHOP_ROLES).nullable() }),
  at: momentSchema,
})
export type PriceEntry = z.infer<typeof priceEntrySchema>
