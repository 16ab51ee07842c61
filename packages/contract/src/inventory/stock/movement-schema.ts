import { z } from 'zod'
import { momentSchema } from '../../shared/wire.ts'
import { SHOP_ROLES } from '../../staff/roles.ts'
import { MOVEMENT_KINDS } from './movements.ts'

/** A line of the ledger, newest first; quantities in selling units, both changes signed. */
export const movementSchema = z.object({
  id: z.string(),
  kind: z.enum(MOVEMENT_KINDS),
  on_hand_change: z.number(),
  reserved_change: z.number(),
  on_hand_after: z.number(),
  reserved_after: z.number(),
  reason: z.string().nullable(),
  order_id: z.string().nullable(),
  order_number: z.string().nullable(),
  /** The author; `name` is given for people only, `role` for people of the shop. */
  by: z.object({ kind: z.string(), name: z.string().nullable(), role: z.enum(SHOP_ROLES).nullable() }),
  at: momentSchema,
})
export type Movement = z.infer<typeof movementSchema>
