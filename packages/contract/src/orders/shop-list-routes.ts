import { z } from 'zod'
import { ORDER_AMOUNT_MAX } from '../constants.ts'
import { defineRoute } from '../route.ts'
import { storeIdSchema } from '../shared/ids.ts'
import { pageQuery, pageReply } from '../shared/pagination.ts'
import { dateSchema } from '../shared/wire.ts'
import { PACKING_GROUP } from './figures/order-counts.ts'
import { DATE_RANGES, ORDER_CHANNELS } from './order-filters.ts'
import { ORDER_PAYMENT_METHODS } from './payment-methods.ts'
import { exportedOrderSchema, orderSchema, orderStatusSchema, PAYMENT_STATUSES } from './schema.ts'

/** Filters of the owner's order table besides the status. */
const narrowing = {
  store_id: storeIdSchema.optional(),
  search: z.string().trim().max(80).optional(),
  payment_method: z.enum(ORDER_PAYMENT_METHODS).optional(),
  payment_status: z.enum(PAYMENT_STATUSES).optional(),
  channel: z.enum(ORDER_CHANNELS).optional(),
  /** Days of the shop's calendar. Without it, or with `custom`, `date_from` and `date_to` apply. */
  date_range: z.enum(DATE_RANGES).optional(),
  date_from: dateSchema.optional(),
  date_to: dateSchema.optional(),
  min_amount: z.coerce.number().min(0).max(ORDER_AMOUNT_MAX).optional(),
  max_amount: z.coerce.number().min(0).max(ORDER_AMOUNT_MAX).optional(),
}

/** Filters of the owner's order table; each is also kept in the page's URL. `packing`: every status between acceptance and the ride. */
const orderFilters = {
  ...narrowing,
  status: z.union([orderStatusSchema, z.literal('all'), z.literal(PACKING_GROUP)]).optional(),
  sort: z.enum(['created_at', 'total_amount', 'status', 'customer_name']).default('created_at'),
  direction: z.enum(['asc', 'desc']).default('desc'),
}
export const ordersQuerySchema = z.strictObject({ ...orderFilters, ...pageQuery })

/** A shop's views of its orders: table, file, day, board and figures. */
export const shopListRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/orders',
    summary: "The shop's orders, filtered, sorted, a page at a time",
    policy: 'shop',
    needs: 'orders.see',
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
    needs: { all: ['orders.see', 'customers', 'exports'] },
    rate: 'read',
    query: z.strictObject(orderFilters),
    reply: z.object({
      success: z.literal(true),
      rows: z.array(exportedOrderSchema),
      /** Number of orders that match the filters; `rows` has only the first `limit` of them. */
      total: z.number().int(),
      limit: z.number().int(),
    }),
  }),
  totals: defineRoute({
    method: 'GET',
    path: '/orders/totals',
    summary: 'What the whole filtered list comes to: its customers, and its value without orders called off or paid back',
    policy: 'shop',
    needs: { all: ['orders.see', 'figures'] },
    rate: 'read',
    query: z.strictObject(orderFilters),
    reply: z.object({ success: z.literal(true), customers: z.number().int(), value: z.number() }),
  }),
  counts: defineRoute({
    method: 'GET',
    path: '/orders/counts',
    summary: 'How many orders of the whole filtered list are in each status, practice orders left out',
    policy: 'shop',
    needs: 'orders.see',
    rate: 'read',
    query: z.strictObject(narrowing),
    reply: z.object({
      success: z.literal(true),
      /** Orders in every status, also cancelled and refunded ones. */
      all: z.number().int(),
      pending: z.number().int(),
      confirmed: z.number().int(),
      preparing: z.number().int(),
      ready: z.number().int(),
      out_for_delivery: z.number().int(),
      delivered: z.number().int(),
    }),
  }),
  today: defineRoute({
    method: 'GET',
    path: '/orders/today',
    summary: "Orders that were placed or ended on the shop's day in Asia/Kolkata, newest first",
    policy: 'shop',
    needs: 'orders.see',
    rate: 'read',
    reply: z.object({ success: z.literal(true), data: z.array(orderSchema) }),
  }),
  board: defineRoute({
    method: 'GET',
    path: '/orders/board',
    summary: 'Every unfinished order with the sequence number that the live channel goes on from',
    policy: 'shop',
    needs: 'orders.see',
    rate: 'read',
    reply: z.object({ success: z.literal(true), seq: z.number().int(), orders: z.array(orderSchema) }),
  }),
  metrics: defineRoute({
    method: 'GET',
    path: '/orders/metrics',
    summary: "The shop's figures for a period",
    policy: 'shop',
    needs: 'figures',
    rate: 'read',
    query: z.strictObject({ period: z.enum(['today', 'week', 'month']).default('today') }),
    reply: z.object({
      success: z.literal(true),
      stats: z.object({
        total_orders: z.number().int(),
        /** Unfinished orders of any day that are not packed: pending, confirmed and preparing. */
        pending_orders: z.number().int(),
        completed_orders: z.number().int(),
        cancelled_orders: z.number().int(),
        revenue: z.number(),
        new_customers: z.number().int(),
        /** As `low_stock` of the inventory: products that ran out are not among them. */
        low_stock: z.number().int(),
      }),
    }),
  }),
} as const
