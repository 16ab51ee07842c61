import { z } from 'zod'
import { defineRoute } from '../../route.ts'
import { momentSchema, requiredTextSchema, successSchema } from '../../shared/wire.ts'
import { orderParams } from '../route-parts.ts'
import { ALL_QUICK_REPLIES } from './quick-replies.ts'
import { MESSAGE_MAX } from './rules.ts'

export const threadMessageSchema = z.object({
  no: z.number().int(),
  from: z.enum(['customer', 'shop']),
  text: z.string().nullable(),
  quick: z.enum(ALL_QUICK_REPLIES).nullable(),
  photo: z.string().nullable(),
  at: momentSchema,
})
export type ThreadMessage = z.infer<typeof threadMessageSchema>

const threadReply = z.object({
  success: z.literal(true),
  /** Oldest first. */
  messages: z.array(threadMessageSchema),
  /** Whether something can still be written, and until when after the end of the order. */
  is_open: z.boolean(),
  closes_at: momentSchema.nullable(),
  /** Messages of the other side that the reader has not read. */
  unread: z.number().int(),
  /** The last own message that the other side has read; 0 for none. */
  read_by_other: z.number().int(),
})
export type Thread = z.infer<typeof threadReply>

/** The thread of an order with its shop: for its customer as every other call of them, and for the people of the shop. */
export const threadRoutes = {
  show: defineRoute({
    method: 'GET',
    path: '/orders/{id}/thread',
    summary: 'What the customer and the shop wrote about an order; not behind a shared link',
    policy: 'order_party',
    needs: 'orders.see',
    rate: 'read',
    params: orderParams,
    reply: threadReply,
  }),
  write: defineRoute({
    method: 'POST',
    path: '/orders/{id}/thread',
    summary: 'Write a text or one of the usual replies, which each reader sees in their own language',
    policy: 'order_party',
    needs: 'customers',
    rate: 'write',
    params: orderParams,
    body: z.union([
      z.strictObject({ text: requiredTextSchema(MESSAGE_MAX) }),
      z.strictObject({ quick: z.enum(ALL_QUICK_REPLIES) }),
    ]),
    reply: threadReply,
  }),
  sendPhoto: defineRoute({
    method: 'POST',
    path: '/orders/{id}/thread/photo',
    summary: 'Send a photo: JPEG, PNG or WebP up to 5 MB; kept re-encoded, without its hidden data',
    policy: 'order_party',
    needs: 'customers',
    rate: 'write',
    params: orderParams,
    upload: 'image',
    reply: threadReply,
  }),
  read: defineRoute({
    method: 'POST',
    path: '/orders/{id}/thread/read',
    summary: 'What of the other side was read',
    policy: 'order_party',
    needs: 'orders.see',
    rate: 'write',
    params: orderParams,
    body: z.strictObject({ up_to: z.number().int().min(1).max(1_000_000) }),
    reply: successSchema,
  }),
  unread: defineRoute({
    method: 'GET',
    path: '/orders/threads',
    summary: "The shop's orders with messages of customers that nobody there has read",
    policy: 'shop',
    needs: 'orders.see',
    rate: 'read',
    reply: z.object({
      success: z.literal(true),
      orders: z.array(z.object({ order_id: z.string(), order_number: z.string(), unread: z.number().int() })),
    }),
  }),
} as const
