import { z } from 'zod'
import { defineRoute } from '../route.ts'
import { pageQuery, pageReply } from '../shared/pagination.ts'
import { rupeesSchema, textSchema } from '../shared/wire.ts'
import { creditNoteSchema, invoiceSchema } from './invoices/schema.ts'
import { ownChangeFields } from './own-change/schema.ts'
import { COUNTER_METHODS } from './payment-methods.ts'
import { oneOrder, orderParams, versionField } from './route-parts.ts'
import { orderSchema, problemKindSchema, upiRequestSchema } from './schema.ts'
import { shownOrderSchema } from './shared-order.ts'

/** Calls of an order's customer, signed in or with its tracking token. */
export const customerOrderRoutes = {
  mine: defineRoute({
    method: 'GET',
    path: '/orders/mine',
    summary: "The signed-in person's orders at every shop, newest first: of the account, and of guests under its proven number",
    policy: 'session',
    rate: 'read',
    query: z.strictObject(pageQuery),
    reply: z.object({ success: z.literal(true), orders: z.array(orderSchema), ...pageReply }),
  }),
  one: defineRoute({
    method: 'GET',
    path: '/orders/{id}',
    summary: 'One order, for its shop, its customer or the holder of its token (header X-Order-Token or ?t=)',
    policy: 'order_party',
    needs: { any: ['orders.see', 'orders.deliver'] },
    rate: 'read',
    params: orderParams,
    query: z.strictObject({ t: z.string().max(200).optional() }),
    reply: z.object({
      success: z.literal(true),
      order: shownOrderSchema,
      view_only: z.boolean(),
      seq: z.number().int(),
      upi: upiRequestSchema.nullable(),
      /** The id of its payment, from the payment service or as UPI reference. */
      transaction_id: z.string().nullable(),
    }),
  }),
  invoice: defineRoute({
    method: 'GET',
    path: '/orders/{id}/invoice',
    summary:
      'The bill of a delivered order, to print: tax invoice, bill of supply or plain bill, by the shop and its goods; and its credit notes',
    policy: 'order_party',
    needs: 'orders.see',
    rate: 'read',
    params: orderParams,
    query: z.strictObject({ t: z.string().max(200).optional() }),
    reply: z.object({ success: z.literal(true), invoice: invoiceSchema, credit_notes: z.array(creditNoteSchema) }),
  }),
  customerStatus: defineRoute({
    method: 'PATCH',
    path: '/orders/{id}/status',
    summary: 'The customer calls a pending order off',
    policy: 'order_party',
    needs: 'orders.cancel',
    rate: 'write',
    params: orderParams,
    body: z.strictObject({ ...versionField, status: z.literal('cancelled'), notes: textSchema(200).optional() }),
    reply: oneOrder,
  }),
  answerQuestion: defineRoute({
    method: 'POST',
    path: '/orders/{id}/packing/answer',
    summary: 'The customer accepts or declines what the shop would give instead',
    policy: 'order_party',
    needs: 'orders.see',
    rate: 'write',
    params: orderParams,
    /** `change_no`: the question that was read; another one meanwhile is not answered by it. */
    body: z.strictObject({ answer: z.enum(['accept', 'decline']), change_no: z.number().int().min(1).optional() }),
    reply: oneOrder,
  }),
  previewOwnChange: defineRoute({
    method: 'POST',
    path: '/orders/{id}/change/preview',
    summary: 'What the order would cost after a change by its customer; writes nothing',
    policy: 'order_party',
    needs: 'orders.see',
    rate: 'read',
    params: orderParams,
    body: z.strictObject(ownChangeFields),
    reply: z.object({
      success: z.literal(true),
      subtotal: z.number(),
      discount: z.number(),
      tax: z.number(),
      delivery_fee: z.number(),
      express_fee: z.number(),
      round_off: z.number(),
      total: z.number(),
    }),
  }),
  changeOwn: defineRoute({
    method: 'POST',
    path: '/orders/{id}/change',
    summary: 'Until packing starts the customer changes amounts, lines, notes, address and time, on the version that was seen',
    policy: 'order_party',
    needs: 'orders.see',
    rate: 'order',
    params: orderParams,
    body: z.strictObject({
      ...ownChangeFields,
      version: z.number().int().min(1),
      /** The total that the customer saw; another one is told instead of ordered. */
      expected_total: rupeesSchema.optional(),
    }),
    reply: oneOrder,
  }),
  reportProblem: defineRoute({
    method: 'POST',
    path: '/orders/{id}/problem',
    summary: 'The customer says what is wrong with an accepted order; the shop hears it at once',
    policy: 'order_party',
    needs: 'orders.see',
    rate: 'write',
    params: orderParams,
    body: z.strictObject({ kind: problemKindSchema, text: textSchema(500).default('') }),
    reply: oneOrder,
  }),
  share: defineRoute({
    method: 'POST',
    path: '/orders/{id}/share',
    summary: 'A view-only link: name, phone and address are masked behind it',
    policy: 'order_party',
    needs: 'orders.see',
    rate: 'write',
    params: orderParams,
    reply: z.object({ success: z.literal(true), share_token: z.string(), path: z.string() }),
  }),
  claimPayment: defineRoute({
    method: 'POST',
    path: '/orders/{id}/payment/claim',
    summary: "'I have paid': noted for the shop to check, confirms nothing",
    policy: 'order_party',
    needs: 'payments.take',
    rate: 'write',
    params: orderParams,
    reply: oneOrder,
  }),
  confirmPayment: defineRoute({
    method: 'POST',
    path: '/orders/{id}/payment/confirm',
    summary: "The shop's word that cash or UPI has arrived; a customer's word is only a claim",
    policy: 'order_party',
    needs: 'payments.take',
    rate: 'write',
    params: orderParams,
    body: z
      .strictObject({
        payment_id: z.string().max(100).optional(),
        payment_status: z.string().max(40).optional(),
        /** How it was paid, if the shop records it at its counter; not used in a customer's claim. */
        payment_method: z.enum(COUNTER_METHODS).optional(),
      })
      .optional(),
    reply: oneOrder,
  }),
} as const
