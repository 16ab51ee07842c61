import { z } from 'zod'
import { uuidSchema } from '../shared/ids.ts'
import { orderSchema } from './schema.ts'

/** The order that a call is about. */
export const orderParams = z.strictObject({ id: uuidSchema })
/** The version that the caller saw; an order that is newer is not changed. */
export const versionField = { version: z.number().int().min(1).optional() }
/** The answer of every call that changes one order. */
export const oneOrder = z.object({ success: z.literal(true), message: z.string().optional(), order: orderSchema })
