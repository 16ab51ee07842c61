import { z } from 'zod'
import { BULK_ORDERS_MAX, CART_LINES_MAX, DELAY_MINUTES, ORDER_AMOUNT_MAX } from '../constants.ts'
import { defineRoute } from '../route.ts'
import { storeIdSchema, uuidSchema } from '../shared/ids.ts'
import { pageQuery, pageReply } from '../shared/pagination.ts'
import {
  dateSchema,
  latitudeSchema,
  longitudeSchema,
  momentSchema,
  phoneSchema,
  pincodeSchema,
  requiredTextSchema,
  textSchema,
} from '../shared/wire.ts'
import { customerOrderRoutes } from './customer-routes.ts'
import { DATE_RANGES, ORDER_CHANNELS } from './order-filters.ts'
import { ORDER_PAYMENT_METHODS } from './payment-methods.ts'
import { cartLineSchema, placedOrderSchema, placeOrderBodySchema } from './placing/schema.ts'
import { missingField, oneOrder, orderParams, versionField } from './route-parts.ts'
import {
  deliverySlotSchema,
  deliveryTypeSchema,
  exportedOrderSchema,
  orderSchema,
  orderStatusSchema,
  PAYMENT_STATUSES,
  rejectReasonSchema,
} from './schema.ts'

/** Filters of the owner's order table; every one also lives in the page's address. */
const orderFilters = {
  store_id: storeIdSchema.optional(),
  status: z.union([orderStatusSchema, z.literal('all')]).optional(),
  search: z.string().trim().max(80).optional(),
  payment_method: z.enum(ORDER_PAYMENT_METHODS).optional(),
  payment_status: z.enum(PAYMENT_STATUSES).optional(),
  channel: z.enum(ORDER_CHANNELS).optional(),
  /** Days by the shop's calendar; without it `date_from` and `date_to` count, as with `custom`. */
  date_range: z.enum(DATE_RANGES).optional(),
  date_from: dateSchema.optional(),
  date_to: dateSchema.optional(),
  min_amount: z.coerce.number().min(0).max(ORDER_AMOUNT_MAX).optional(),
  max_amount: z.coerce.number().min(0).max(ORDER_AMOUNT_MAX).optional(),
  sort: z.enum(['created_at', 'total_amount', 'status', 'customer_name']).default('created_at'),
  direction: z.enum(['asc', 'desc']).default('desc'),
}
export const ordersQuerySchema = z.strictObject({ ...orderFilters, ...pageQuery })

export const orderRoutes = {
  ...customerOrderRoutes,
  quote: defineRoute({
    method: 'POST',
    path: '/orders/quote',
    summary: 'Price a cart as the shop would bill it now; writes nothing',
    policy: 'anyone',
    rate: 'read',
    body: z.strictObject({
      store_id: storeIdSchema,
      items: z.array(cartLineSchema).min(1).max(CART_LINES_MAX),
      delivery_type: deliveryTypeSchema.default('delivery'),
      delivery_slot: deliverySlotSchema.default('asap'),
      delivery_date: dateSchema.optional(),
      latitude: latitudeSchema.optional(),
      longitude: longitudeSchema.optional(),
      pincode: pincodeSchema.optional(),
      /** As the shop's own people would type the order in, on the shop's own terms; for everybody else a customer's quote. */
      by_shop: z.boolean().default(false),
    }),
    reply: z.object({
      success: z.literal(true),
      lines: z.array(
        z.object({
          product_id: z.string(),
          product_name: z.string(),
          unit_price: z.number(),
          quantity: z.number(),
          total_price: z.number(),
          available: z.number(),
        }),
      ),
      subtotal: z.number(),
      discount: z.number(),
      tax: z.number(),
      tax_mode: z.enum(['exclusive', 'inclusive']),
      delivery_fee: z.number(),
      express_fee: z.number(),
      total_amount: z.number(),
      free_delivery_gap: z.number(),
      slots: z.array(z.object({ date: dateSchema, slot: deliverySlotSchema, starts_at: momentSchema, ends_at: momentSchema })),
      problems: z.array(z.object({ code: z.string(), message: z.string(), details: z.unknown().optional() })),
    }),
  }),
  place: defineRoute({
    method: 'POST',
    path: '/orders',
    summary: 'Place an order; the checkout shape and the wizard shape are both taken',
    policy: 'anyone',
    rate: 'order',
    body: placeOrderBodySchema,
    status: 201,
    reply: placedOrderSchema,
  }),
  generateTestOrder: defineRoute({
    method: 'POST',
    path: '/orders/test/generate-order',
    summary: 'A practice order of the own shop, to see one arrive and work on it; it counts nowhere',
    policy: 'shop',
    rate: 'order',
    status: 201,
    body: z.strictObject({
      store_id: storeIdSchema,
      customer_name: requiredTextSchema(80, 'Name is required'),
      customer_phone: phoneSchema,
    }),
    reply: oneOrder,
  }),
  list: defineRoute({
    method: 'GET',
    path: '/orders',
    summary: "The shop's orders, filtered, sorted, a page at a time",
    policy: 'shop',
    rate: 'read',
    query: ordersQuerySchema,
    reply: z.object({
      success: z.literal(true),
      data: z.array(orderSchema),
      orders: z.array(orderSchema),
      unfiltered_total: z.number().int(),
      ...pageReply,
    }),
  }),
  export: defineRoute({
    method: 'GET',
    path: '/orders/export',
    summary: 'The whole filtered list for a file, one line for each order; bounded',
    policy: 'shop',
    rate: 'read',
    query: z.strictObject(orderFilters),
    reply: z.object({
      success: z.literal(true),
      rows: z.array(exportedOrderSchema),
      /** How many pass the filters; only the first `limit` of them are in `rows`. */
      total: z.number().int(),
      limit: z.number().int(),
    }),
  }),
  totals: defineRoute({
    method: 'GET',
    path: '/orders/totals',
    summary: 'What the whole filtered list comes to: its customers, and its value without orders called off or paid back',
    policy: 'shop',
    rate: 'read',
    query: z.strictObject(orderFilters),
    reply: z.object({ success: z.literal(true), customers: z.number().int(), value: z.number() }),
  }),
  today: defineRoute({
    method: 'GET',
    path: '/orders/today',
    summary: "Orders of the shop's day in Asia/Kolkata, newest first",
    policy: 'shop',
    rate: 'read',
    reply: z.object({ success: z.literal(true), data: z.array(orderSchema) }),
  }),
  board: defineRoute({
    method: 'GET',
    path: '/orders/board',
    summary: 'Every unfinished order with the sequence number that the live channel goes on from',
    policy: 'shop',
    rate: 'read',
    reply: z.object({ success: z.literal(true), seq: z.number().int(), orders: z.array(orderSchema) }),
  }),
  metrics: defineRoute({
    method: 'GET',
    path: '/orders/metrics',
    summary: "The shop's figures for a period",
    policy: 'shop',
    rate: 'read',
    query: z.strictObject({ period: z.enum(['today', 'week', 'month']).default('today') }),
    reply: z.object({
      success: z.literal(true),
      stats: z.object({
        total_orders: z.number().int(),
        pending_orders: z.number().int(),
        completed_orders: z.number().int(),
        cancelled_orders: z.number().int(),
        revenue: z.number(),
        new_customers: z.number().int(),
        low_stock: z.number().int(),
      }),
    }),
  }),
  accept: defineRoute({
    method: 'POST',
    path: '/orders/{id}/accept',
    summary: 'Accept a pending order',
    policy: 'shop',
    rate: 'write',
    params: orderParams,
    body: z.strictObject({ ...versionField, ready_in_minutes: z.number().int().min(5).max(240).optional() }).optional(),
    reply: oneOrder,
  }),
  reject: defineRoute({
    method: 'POST',
    path: '/orders/{id}/reject',
    summary: 'Reject a pending order with a reason',
    policy: 'shop',
    rate: 'write',
    params: orderParams,
    body: z
      .strictObject({
        ...versionField,
        reason: rejectReasonSchema.default('out_of_stock'),
        note: textSchema(200).optional(),
        ...missingField,
      })
      .optional(),
    reply: oneOrder,
  }),
  delay: defineRoute({
    method: 'POST',
    path: '/orders/{id}/delay',
    summary: 'It needs more minutes than promised: the promise moves and the customer is told',
    policy: 'shop',
    rate: 'write',
    params: orderParams,
    body: z.strictObject({ ...versionField, minutes: z.literal([...DELAY_MINUTES]) }),
    reply: oneOrder,
  }),
  acknowledge: defineRoute({
    method: 'POST',
    path: '/orders/{id}/acknowledge',
    summary: 'Somebody at the shop has seen the order: it stops ringing on every device',
    policy: 'shop',
    rate: 'write',
    params: orderParams,
    reply: oneOrder,
  }),
  setStatus: defineRoute({
    method: 'PUT',
    path: '/orders/{id}/status',
    summary: 'Move an order on, by its state machine',
    policy: 'shop',
    rate: 'write',
    params: orderParams,
    body: z.strictObject({
      ...versionField,
      status: orderStatusSchema,
      reason: rejectReasonSchema.optional(),
      note: textSchema(200).optional(),
      ...missingField,
      delivery_partner: z
        .strictObject({ name: textSchema(80), phone: z.string().max(20).optional(), vehicle_number: textSchema(20).optional() })
        .optional(),
    }),
    reply: oneOrder,
  }),
  bulkStatus: defineRoute({
    method: 'PUT',
    path: '/orders/bulk/status',
    summary: 'Move several orders; an answer for each',
    policy: 'shop',
    rate: 'write',
    body: z.strictObject({ orderIds: z.array(uuidSchema).min(1).max(BULK_ORDERS_MAX), status: orderStatusSchema }),
    reply: z.object({
      success: z.literal(true),
      updated: z.number().int(),
      results: z.array(
        z.object({ order_id: z.string(), success: z.boolean(), code: z.string().nullable(), message: z.string().nullable() }),
      ),
    }),
  }),
  answerProblem: defineRoute({
    method: 'POST',
    path: '/orders/{id}/problem/answer',
    summary: "The shop's answer to a reported problem",
    policy: 'shop',
    rate: 'write',
    params: orderParams,
    body: z.strictObject({ ...versionField, answer: requiredTextSchema(500) }),
    reply: oneOrder,
  }),
} as const
