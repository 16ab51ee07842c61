import { z } from 'zod'
import { CART_LINES_MAX } from '../constants.ts'
import { uuidSchema } from '../shared/ids.ts'
import { orderSchema } from './schema.ts'

/** The order that a call is about. */
export const orderParams = z.strictObject({ id: uuidSchema })
/** The version that the caller saw; an order that is newer is not changed. */
export const versionField = { version: z.number().int().min(1).optional() }
/** Products of the order that are not available: the reason then is `item_not_available`, and the customer reads their names. */
export const missingField = { unavailable_items: z.array(uuidSchema).min(1).max(CART_LINES_MAX).optional() }
/** The answer of every call that changes one order. */
export const oneOrder = z.object({ success: z.literal(true), message: z.string().optional(), order: orderSchema })
