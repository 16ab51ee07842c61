import { z } from 'zod'
import { orderParams } from '../orders/route-parts.ts'
import { orderSchema, upiRequestSchema } from '../orders/schema.ts'
import { defineRoute } from '../route.ts'
import { storeIdSchema, uuidSchema } from '../shared/ids.ts'
import { rupeesSchema, textSchema } from '../shared/wire.ts'
import {
  BANK_OUTCOMES,
  BANK_REFUNDS,
  BANK_REPORTS,
  bankPaymentSchema,
  checkoutFormSchema,
  METHOD_IDS,
  PROVIDER_IDS,
  paymentSchema,
} from './schema.ts'

const bankParams = z.strictObject({ reference: z.string().regex(/^[A-Za-z0-9_-]{22,64}$/) })

export const paymentRoutes = {
  methods: defineRoute({
    method: 'GET',
    path: '/payments/methods',
    summary: 'Ways of paying at a shop; what it does not take is listed as not enabled',
    policy: 'anyone',
    rate: 'read',
    query: z.strictObject({ store_id: storeIdSchema.optional() }),
    reply: z.object({
      success: z.literal(true),
      methods: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          description: z.string(),
          enabled: z.boolean(),
          /** The shop accepts it, but the payment service does not respond now. */
          unavailable: z.boolean(),
          /** True: the shop is new, so this is paid after it has accepted the order. */
          after_acceptance: z.boolean(),
          /** What most of the shop's last customers chose. */
          is_usual: z.boolean().optional(),
          is_test: z.boolean(),
        }),
      ),
    }),
  }),
  cod: defineRoute({
    method: 'POST',
    path: '/payments/cod',
    summary: 'This order is paid in cash when it arrives, whatever was chosen before',
    policy: 'order_party',
    needs: 'payments.take',
    rate: 'write',
    body: z.strictObject({ order_id: uuidSchema, amount: rupeesSchema }),
    reply: z.object({ success: z.literal(true), payment_id: z.string(), order: orderSchema }),
  }),
  create: defineRoute({
    method: 'POST',
    path: '/payments/create',
    summary: "Begin to pay an order: answers with the shop's UPI request, or with the page of the payment service",
    policy: 'order_party',
    needs: 'payments.take',
    rate: 'write',
    body: z.strictObject({
      order_id: uuidSchema,
      amount: rupeesSchema,
      customer_info: z.strictObject({ name: textSchema(80).optional() }).optional(),
      /** Another method than the order's own, which is the default. */
      method: z.enum(METHOD_IDS).optional(),
    }),
    reply: z.object({
      success: z.literal(true),
      payment_id: z.string(),
      payment: paymentSchema,
      upi: upiRequestSchema.nullable(),
      checkout: checkoutFormSchema.nullable(),
    }),
  }),
  confirm: defineRoute({
    method: 'POST',
    path: '/payments/confirm',
    summary: "Ask the payment service whether it was paid; the caller's own word counts for nothing",
    policy: 'order_party',
    needs: 'payments.take',
    rate: 'write',
    body: z.strictObject({
      payment_id: uuidSchema,
      razorpay_payment_id: z.string().max(100).optional(),
      razorpay_signature: z.string().max(300).optional(),
      payment_status: z.string().max(40).optional(),
    }),
    reply: z.object({ success: z.literal(true), payment: paymentSchema, order: orderSchema }),
  }),
  ofOrder: defineRoute({
    method: 'GET',
    path: '/orders/{id}/payment',
    summary: 'The latest attempt to pay an order, and the ways that are open now',
    policy: 'order_party',
    needs: { any: ['orders.see', 'orders.deliver'] },
    rate: 'read',
    params: orderParams,
    query: z.strictObject({ t: z.string().max(200).optional() }),
    reply: z.object({
      success: z.literal(true),
      payment: paymentSchema.nullable(),
      can_pay_online: z.boolean(),
      /** Online payment would be possible, but the payment service does not respond now. */
      unavailable: z.boolean(),
      can_pay_cash: z.boolean(),
    }),
  }),
  webhook: defineRoute({
    method: 'POST',
    path: '/payments/webhooks/{provider}',
    summary: 'Where payment services report; only what carries their signature is read',
    policy: 'anyone',
    rate: 'read',
    keeps_raw: true,
    params: z.strictObject({ provider: z.enum(PROVIDER_IDS) }),
    body: z.record(z.string().max(100), z.unknown()),
    reply: z.object({ success: z.literal(true) }),
  }),
  bankShow: defineRoute({
    method: 'GET',
    path: '/payments/test-bank/{reference}',
    summary:
      'A payment as the bank of the test mode sees it; whoever holds the reference is the payer. Not there without the test mode',
    policy: 'anyone',
    rate: 'read',
    params: bankParams,
    reply: z.object({ success: z.literal(true), payment: bankPaymentSchema }),
  }),
  bankDecide: defineRoute({
    method: 'POST',
    path: '/payments/test-bank/{reference}',
    summary: 'What the bank of the test mode does with a payment, and how it reports it. Not there without the test mode',
    policy: 'anyone',
    rate: 'write',
    params: bankParams,
    body: z.strictObject({
      outcome: z.enum(BANK_OUTCOMES),
      report: z.enum(BANK_REPORTS).default('at_once'),
      returning: z.enum(BANK_REFUNDS).default('at_once'),
    }),
    reply: z.object({ success: z.literal(true), payment: bankPaymentSchema }),
  }),
} as const
