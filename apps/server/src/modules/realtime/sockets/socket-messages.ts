import { ORDER_STATUSES, REJECT_REASONS } from '@jhola/contract/orders/statuses'
import { z } from 'zod'

/** Messages of clients, parsed like requests. Store IDs are parsed and ignored: the server chooses the room. */
const since = z.number().int().min(0).optional()
const action = {
  order_id: z.uuid(),
  version: z.number().int().min(1).optional(),
  action_id: z.string().min(8).max(100).optional(),
}

export const authenticateMessage = z.object({
  token: z.string().max(200).optional(),
  store_id: z.string().max(64).optional(),
  since,
})
export const subscribeStoreMessage = z.object({ store_id: z.string().max(64).optional(), since })
export const subscribeOrderMessage = z.object({ order_id: z.uuid(), token: z.string().max(200).optional(), since })
export const acceptMessage = z.object(action)
export const rejectMessage = z.object({
  ...action,
  // One document's screens send the words 'Out of stock' as a reason.
  reason: z
    .string()
    .max(60)
    .optional()
    .transform((text) => {
      const code = text?.toLowerCase().replaceAll(' ', '_')
      return REJECT_REASONS.find((reason) => reason === code) ?? (text ? 'other' : 'out_of_stock')
    }),
})
export const updateStatusMessage = z.object({ ...action, status: z.enum(ORDER_STATUSES) })
export const pingMessage = z.object({ timestamp: z.number() })
