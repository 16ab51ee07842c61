import { z } from 'zod'
import { CART_LINES_MAX, QUANTITY_MAX } from '../../constants.ts'
import { cartLineSchema } from '../../orders/placing/schema.ts'
import { defineRoute } from '../../route.ts'
import { sharedCartIdSchema, storeIdSchema, uuidSchema } from '../../shared/ids.ts'
import { momentSchema, optionalNameSchema } from '../../shared/wire.ts'
import { SHARED_CART_CHANGES_AT_ONCE, SHARED_CART_NAME_MAX } from './rules.ts'

export const sharedCartSchema = z.object({
  store_id: z.string(),
  /** `ordered` and `stopped` carts have no lines any more, and changes of them are ignored. */
  state: z.enum(['open', 'ordered', 'stopped']),
  items: z.array(z.object({ product_id: z.string(), quantity: z.number(), born: z.number().int(), by: z.string().nullable() })),
  /** Counts the changes: a reply with a smaller number is older. */
  change_no: z.number().int(),
  /** The first name of who changed it last, if given. */
  changed_by: z.string().nullable(),
  changed_at: momentSchema,
  ordered_at: momentSchema.nullable(),
  /** When it is deleted unless somebody changes it. */
  expires_at: momentSchema,
})
export type SharedCart = z.infer<typeof sharedCartSchema>

const params = z.strictObject({ cart_id: sharedCartIdSchema })
const reply = z.object({ success: z.literal(true), cart: sharedCartSchema })
/** The first name of the person; nobody has to give one. */
const bySchema = optionalNameSchema(SHARED_CART_NAME_MAX).optional()

/** Carts that people of one home fill together. Who knows the id may read, change and stop it; nobody needs an account. */
export const sharedCartRoutes = {
  begin: defineRoute({
    method: 'PUT',
    path: '/shared-carts/{cart_id}',
    summary: 'Share a cart under an id that the device made of 128 random bits; the same call again changes nothing',
    policy: 'anyone',
    rate: 'write',
    params,
    body: z.strictObject({ store_id: storeIdSchema, items: z.array(cartLineSchema).max(CART_LINES_MAX), by: bySchema }),
    reply,
  }),
  show: defineRoute({
    method: 'GET',
    path: '/shared-carts/{cart_id}',
    summary: 'A shared cart',
    policy: 'anyone',
    rate: 'read',
    params,
    reply,
  }),
  change: defineRoute({
    method: 'POST',
    path: '/shared-carts/{cart_id}/changes',
    summary: 'More or less of single lines; each change counts once, however often it is sent',
    policy: 'anyone',
    rate: 'write',
    params,
    body: z.strictObject({
      by: bySchema,
      changes: z
        .array(
          z.strictObject({
            op_id: uuidSchema,
            product_id: uuidSchema,
            delta: z
              .number()
              .min(-QUANTITY_MAX)
              .max(QUANTITY_MAX)
              .multipleOf(0.001)
              .refine((delta) => delta !== 0),
            born: z.number().int().min(0).max(1_000_000).nullable(),
          }),
        )
        .min(1)
        .max(SHARED_CART_CHANGES_AT_ONCE),
    }),
    reply,
  }),
  stop: defineRoute({
    method: 'DELETE',
    path: '/shared-carts/{cart_id}',
    summary: 'Stop sharing a cart; every device keeps its own copy',
    policy: 'anyone',
    rate: 'write',
    params,
    reply,
  }),
} as const
