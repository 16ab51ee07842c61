import { orderRoutes } from '@jhola/contract/orders/routes'
import { type Order, orderSchema } from '@jhola/contract/orders/schema'
import { sharedOrderSchema } from '@jhola/contract/orders/shared-order'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { toReplySchema } from '../../platform/http/contract-route/reply-schema.ts'
import { shareOrder } from './share-order.ts'

const AT = '2026-11-20T06:30:00.000Z'

const order: Order = {
  id: 'o1',
  order_id: 'o1',
  order_number: 'S1-7',
  store_id: 'S1',
  store_name: 'Gupta Kirana',
  store_phone: '+919810000001',
  created_at: AT,
  updated_at: AT,
  customer_name: 'Asha Rao',
  customer_phone: '+919720000002',
  customer_email: 'asha@example.in',
  delivery_type: 'delivery',
  delivery_address: '12 Pipe Road, Kurla',
  landmark: 'Opposite the temple',
  pincode: '400070',
  notes: 'Ring twice',
  items: [
    {
      id: 'o1:1',
      product_id: 'p1',
      product_name: 'Atta',
      product_name_hi: null,
      image: '/atta.webp',
      unit: 'kg',
      pack_size: null,
      quantity: 2,
      unit_price: 40,
      total_price: 80,
      gst_rate: 5,
      tax: 4,
      loose: true,
      line_no: 1,
      if_missing: null,
      replaces: null,
      change: null,
    },
  ],
  if_missing: 'best_match',
  packing: null,
  subtotal: 80,
  discount: 0,
  tax: 4,
  tax_mode: 'exclusive',
  delivery_fee: 20,
  express_fee: 0,
  round_off: 0,
  total_amount: 104,
  total: 104,
  paid_amount: 0,
  owed_amount: 104,
  give_back_amount: 0,
  given_back_amount: 0,
  refunded_amount: 0,
  status: 'out_for_delivery',
  payment_status: 'pending',
  payment_method: 'cod',
  payment_claimed_at: null,
  payment_missed_at: null,
  delivery_slot: 'asap',
  delivery_date: null,
  estimated_delivery: AT,
  accept_by: AT,
  acknowledged_at: AT,
  cancellation_reason: null,
  cancelled_by: null,
  problem: { kind: 'other', text: 'My gate is at 14', reported_at: AT, answer: null, answered_at: null },
  delivery_partner: { name: 'Ravi', phone: '+919730000003', vehicle_number: null },
  status_history: [{ status: 'pending', message: 'Order placed', timestamp: AT, by: 'customer' }],
  channel: 'web',
  language: 'en',
  urgent: false,
  practice: false,
  version: 4,
}

/** The same order with an extra field in every object. */
const grown = {
  ...order,
  gift_note: 'secret of the order',
  items: order.items.map((item) => ({ ...item, gift_note: 'secret of an item' })),
  delivery_partner: order.delivery_partner && { ...order.delivery_partner, home: 'secret of the partner' },
  status_history: order.status_history.map((entry) => ({ ...entry, who: 'secret of an entry' })),
}

test('a field that is added to an order does not appear behind a shared link', () => {
  expect(JSON.stringify(shareOrder(grown))).not.toContain('secret')
  expect(shareOrder(grown)).toEqual(shareOrder(order))
})

test('the call answers a shared link without the fields that only the parties see, and the parties with all of them', async () => {
  const shown = orderRoutes.one.reply.shape.order
  expect(Object.keys(shown.shape).toSorted()).toEqual(Object.keys(orderSchema.shape).toSorted())
  const app = fastify()
  const replies = toReplySchema(z.object({ order: shown.extend({ gift_note: z.string().optional() }) }))
  app.get('/shared', { schema: { response: { 200: replies } } }, async () => ({ order: shareOrder(grown) }))
  app.get('/own', { schema: { response: { 200: replies } } }, async () => ({ order: { ...order, gift_note: 'For Dadi' } }))
  expect((await app.inject('/shared')).json()).toEqual({ order: shareOrder(order) })
  expect((await app.inject('/own')).json()).toEqual({ order: { ...order, gift_note: 'For Dadi' } })
})

test('what is shown is exactly what the schema names', () => {
  expect(Object.keys(shareOrder(order)).toSorted()).toEqual(Object.keys(sharedOrderSchema.shape).toSorted())
  expect(sharedOrderSchema.strict().parse(shareOrder(order))).toEqual(shareOrder(order))
})

test('to whom and where is masked', () => {
  expect(shareOrder(order)).toMatchObject({
    customer_name: 'As•• •••',
    customer_email: null,
    delivery_address: '••••••',
    landmark: null,
    notes: null,
    problem: null,
    pincode: '400•••',
  })
  expect(JSON.stringify(shareOrder(order))).not.toMatch(/Asha|Pipe Road|temple|9720|gate/)
})
