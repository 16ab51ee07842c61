import { z } from 'zod'
import { MISSING_STATES } from '../availability/missing-states.ts'
import { CART_LINES_MAX } from '../constants.ts'
import { uuidSchema } from '../shared/ids.ts'
import { orderSchema } from './schema.ts'

/** The order of a call. */
export const orderParams = z.strictObject({ id: uuidSchema })
/** The version that the caller saw. A newer order is not changed. */
export const versionField = { version: z.number().int().min(1).optional() }
/** Products of the order that are not available. The reason is then `item_not_available`, and the customer sees their names. */
export const missingField = {
  unavailable_items: z.array(uuidSchema).min(1).max(CART_LINES_MAX).optional(),
  /** What is missing also leaves the shelf: until it is restocked, or until the shop next opens. */
  off_shelf: z.enum(MISSING_STATES).optional(),
}
/** The reply of every call that changes one order. */
export const oneOrder = z.object({ success: z.literal(true), message: z.string().optional(), order: orderSchema })
