import type { Order } from '@jhola/contract/orders/schema'
import type { Refund } from '@jhola/contract/payments/refunds/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createCounterApi } from '../../../../test/counter.ts'
import { refuse } from '../../../../test/fake-api.ts'
import { createFakeSocket } from '../../../../test/fake-socket.ts'
import { minutesFromNow } from '../../../../test/fixtures/minutes-from-now.ts'
import { anItem, anOrder, anOrderReading } from '../../../../test/fixtures/orders.ts'
import { showCounter } from '../../../../test/show-app.tsx'
import { ownerActions } from '../../../domain/orders/owner-actions.ts'

const line = vi.hoisted(() => ({ io: () => ({}) as unknown }))
vi.mock('socket.io-client', () => ({ io: () => line.io() }))

afterEach(async () => {
  for (const { id } of await ownerActions.load()) await ownerActions.change(id, () => 'remove')
})

const ID = anOrder().id
const RICE = anItem({ quantity: 4, total_price: 240 })
const DAL = anItem({ id: `${ID}:2`, product_name: 'Toor Dal', quantity: 1, unit_price: 100, total_price: 100 })
const seen = { acknowledged_at: minutesFromNow(-1) }
/** Delivered and paid in cash: ₹240 of rice, ₹100 of dal and ₹25 delivery fee. */
const DELIVERED = anOrder({
  ...seen,
  items: [RICE, DAL],
  subtotal: 340,
  total_amount: 365,
  total: 365,
  status: 'delivered',
  payment_status: 'completed',
  version: 5,
})

/** The details of an order, which is on the board unless it is done. */
const openDetails = async (
  order: Order,
  onBoard: readonly Order[] = [],
  prepare: (api: ReturnType<typeof createCounterApi>) => unknown = () => undefined,
) => {
  const api = createCounterApi(onBoard)
  prepare(api)
  const socket = createFakeSocket()
  line.io = socket.io
  api.on('GET /orders/{id}', () => anOrderReading(order))
  api.on('GET /orders/{id}/refunds', () => ({ success: true, refunds: [], returns: [] }))
  const { user } = await showCounter(api, `/store/orders?order=${order.id}`)
  const dialog = within(await screen.findByRole('dialog', { name: 'Order 001-0042' }))
  return { api, socket, user, dialog }
}

const MORE_RICE = /^Increase.*Basmati Rice/
const ONE_PACKET: Refund = {
  refund_id: 'r1',
  order_id: ID,
  amount: 60,
  goods: 60,
  tax: 0,
  fees: 0,
  round_off: 0,
  destination: 'source',
  by_service: false,
  status: 'done',
  reason: 'missing',
  borne_by: 'store',
  note: null,
  created_at: minutesFromNow(0),
  done_at: minutesFromNow(0),
  lines: [{ item_id: RICE.id, product_name: 'Basmati Rice', quantity: 1, unit: 'packet' }],
}

const button = (inside: ReturnType<typeof within>, name: string | RegExp) => inside.findByRole('button', { name })

/** The value beside a label. */
const figure = (inside: ReturnType<typeof within>, name: string): string | null =>
  inside.getByText(name, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent ?? null

/** The refund form of the delivered order. */
const openRefund = async () => {
  const opened = await openDetails(DELIVERED)
  await opened.user.click(await button(opened.dialog, 'Refund'))
  const refund = within(await screen.findByRole('dialog', { name: 'Give money back: 001-0042' }))
  await refund.findByText('Goes back', { selector: 'dt' })
  return { ...opened, refund }
}

test('the details show the customer, the items, the address and the total', async () => {
  const { api, dialog } = await openDetails(DELIVERED)
  await dialog.findByText('Kavita Shah')
  dialog.getByText('14 Pipe Road, Kurla West')
  expect(
    within(dialog.getByRole('region', { name: 'Items' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('Basmati Rice'), expect.stringContaining('Toor Dal')])
  expect([figure(dialog, 'Subtotal'), figure(dialog, 'Delivery'), figure(dialog, 'Grand total')]).toEqual([
    '₹340.00',
    '₹25.00',
    '₹365.00',
  ])
  expect(figure(dialog, 'Payment method')).toBe('CASH ON DELIVERY')
  expect(api.trouble).toEqual([])
})

test('the timeline names the person of the shop with their role; a step that nobody is known for says the shop', async () => {
  const [placed, accepted, packed] = [minutesFromNow(-9), minutesFromNow(-8), minutesFromNow(-7)]
  const step = (status: Order['status'], timestamp: string, by: 'customer' | 'shop') => ({ status, timestamp, by, message: '' })
  const order = anOrder({
    ...seen,
    status: 'preparing',
    version: 3,
    status_history: [step('pending', placed, 'customer'), step('confirmed', accepted, 'shop'), step('preparing', packed, 'shop')],
  })
  const { api, dialog } = await openDetails(order, [order], (fake) =>
    fake.on('GET /orders/{id}/timeline', () => ({
      success: true,
      entries: [
        {
          ...{ at: accepted, type: 'order.status_changed', from_status: 'pending', to_status: 'confirmed', by: 'shop' },
          ...{ name: 'Raju Yadav', role: 'packer', device: 'Chrome', reason: null },
        },
      ],
    })),
  )
  await dialog.findByText('Raju Yadav · Packer')
  const timeline = within(dialog.getByRole('region', { name: 'Timeline' }))
  expect(timeline.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('The customer'),
    expect.stringContaining('Raju Yadav · Packer'),
    expect.stringContaining('The shop'),
  ])
  expect(api.trouble).toEqual([])
})

test('a change by another device is shown in the open dialog', async () => {
  const order = anOrder({ ...seen, status: 'confirmed', version: 2 })
  const { api, socket, dialog } = await openDetails(order, [order])
  await button(dialog, 'Packed')
  const close = dialog.getAllByRole('button', { name: 'Close' })
  socket.tell('order_status_changed', {
    type: 'order.status_changed',
    order: { ...order, status: 'ready', version: 4, status_history: [] },
  })
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Packed' })).toBeNull())
  // The dialog element is the same, so a tap in progress is not lost.
  expect(dialog.getAllByRole('button', { name: 'Close' })).toEqual(close)
  expect(api.trouble).toEqual([])
})

test('the dialog opens before the order is loaded, and is not replaced when it arrives', async () => {
  const api = createCounterApi()
  line.io = createFakeSocket().io
  const gate = Promise.withResolvers<void>()
  api.on('GET /orders/{id}', async () => {
    await gate.promise
    return anOrderReading(DELIVERED)
  })
  api.on('GET /orders/{id}/refunds', () => ({ success: true, refunds: [], returns: [] }))
  await showCounter(api, `/store/orders?order=${ID}`)
  const opened = await screen.findByRole('dialog', { name: 'Orders' })
  const close = within(opened).getByRole('button', { name: 'Close' })
  gate.resolve()
  expect(await screen.findByRole('dialog', { name: 'Order 001-0042' })).toBe(opened)
  await button(within(opened), 'Refund')
  expect(close.isConnected).toBe(true)
  expect(api.trouble).toEqual([])
})

test('the details stay when the order leaves the board while they are open, as after a time without a network', async () => {
  const order = anOrder({ ...seen })
  const { api, socket, dialog } = await openDetails(order, [order])
  const reject = await button(dialog, 'Reject')
  // The final event was missed: the next read of the board does not contain the order, and the order itself is not loaded yet.
  const gate = Promise.withResolvers<void>()
  api.on('GET /orders/board', () => ({ success: true, seq: 9, orders: [] }))
  api.on('GET /orders/{id}', async () => {
    await gate.promise
    return anOrderReading({ ...order, status: 'cancelled', version: 2 })
  })
  socket.send('hello', { seq: 9, server_time: new Date().toISOString(), resync: true })
  await waitFor(() => expect(api.asked('GET /orders/{id}').length).toBeGreaterThan(0))
  expect(reject.isConnected).toBe(true)
  gate.resolve()
  await waitFor(() => expect(reject.isConnected).toBe(false))
  await waitFor(() => expect(figure(dialog, 'Grand total')).toBe('₹265.00'))
  expect(api.trouble).toEqual([])
})

test('cash is confirmed at delivery, and a delay adds the chosen minutes', async () => {
  const order = anOrder({ ...seen, status: 'out_for_delivery', version: 4 })
  const { api, user, dialog } = await openDetails(order, [order])
  api.on('POST /orders/{id}/payment/confirm', () => ({
    success: true,
    order: { ...order, payment_status: 'completed', version: 5 },
  }))
  api.on('POST /orders/{id}/delay', () => ({ success: true, order: { ...order, payment_status: 'completed', version: 6 } }))
  await user.click(await button(dialog, 'Cash collected'))
  await user.click(await button(dialog, 'Send now'))
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Cash collected' })).toBeNull())
  expect(figure(dialog, 'Payment status')).toBe('Payment received')

  await user.click(await button(dialog, 'More for 001-0042'))
  await user.click(await screen.findByRole('menuitem', { name: 'Takes longer' }))
  await user.click(await button(within(await screen.findByRole('dialog', { name: '001-0042 takes longer' })), '+20 min'))
  await user.click(await button(dialog, 'Send now'))
  await waitFor(() => expect(api.asked('POST /orders/{id}/delay').map(({ body }) => body)).toEqual([{ version: 5, minutes: 20 }]))
  expect(api.asked('POST /orders/{id}/payment/confirm')).toHaveLength(1)
  expect(api.trouble).toEqual([])
})

test('a refund covers the whole order with its delivery fee, or a chosen quantity of each line', async () => {
  const { api, user, refund } = await openRefund()
  expect([figure(refund, 'Goods'), figure(refund, 'Delivery'), figure(refund, 'Goes back')]).toEqual([
    '₹340.00',
    '₹25.00',
    '₹365.00',
  ])
  await button(refund, 'Give ₹365.00 back')

  await user.click(refund.getByRole('radio', { name: 'Only some of it' }))
  expect(refund.getByRole('button', { name: 'Give money back' })).toHaveProperty('disabled', true)
  await user.click(refund.getByRole('button', { name: MORE_RICE }))
  await user.click(refund.getByRole('button', { name: MORE_RICE }))
  // A delivered order stays delivered.
  expect([figure(refund, 'Goods'), figure(refund, 'Goes back')]).toEqual(['₹120.00', '₹120.00'])
  expect(refund.queryByText('Delivery', { selector: 'dt' })).toBeNull()
  await user.click(refund.getByRole('button', { name: /^Increase.*Toor Dal/ }))
  expect(figure(refund, 'Goes back')).toBe('₹220.00')
  await user.click(refund.getByRole('button', { name: /^Decrease.*Basmati Rice/ }))
  await button(refund, 'Give ₹160.00 back')
  expect(api.trouble).toEqual([])
})

test('a refund without an answer is not repeated when other items are chosen in the meantime', async () => {
  const { api, user, refund } = await openRefund()
  /** The refunds of the fake server, by idempotency key. */
  const given = new Map<string | null, unknown>()
  api.on('POST /orders/{id}/refunds', ({ body, headers }) => {
    const key = headers.get('idempotency-key')
    const known = given.get(key)
    if (known !== undefined && known !== JSON.stringify(body)) return refuse('request.key_reused')
    given.set(key, JSON.stringify(body))
    return { success: true, order: { ...DELIVERED, refunded_amount: 60, version: 6 }, refund: ONE_PACKET }
  })
  await user.click(refund.getByRole('radio', { name: 'Only some of it' }))
  await user.click(refund.getByRole('button', { name: MORE_RICE }))
  api.line = 'answers lost'
  await user.click(await button(refund, 'Give ₹60.00 back'))
  await refund.findByRole('alert')
  api.line = 'up'
  await user.click(refund.getByRole('button', { name: MORE_RICE }))
  await user.click(await button(refund, 'Give ₹120.00 back'))
  await screen.findByText('₹60.00 of 001-0042 goes back')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Give money back: 001-0042' })).toBeNull())
  expect([...given.values()]).toEqual([expect.stringContaining(JSON.stringify([{ item_id: RICE.id, quantity: 1 }]))])
  expect(api.trouble).toEqual([])
})

test('beside a wide board the panel stays for the next order, and Escape closes it', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const other = anOrder({ ...seen, id: ID.replace(/1$/, '2'), order_number: '001-0043', customer_name: 'Imran Khan' })
  const { api, user, dialog } = await openDetails(anOrder(seen), [anOrder(seen), other])
  await dialog.findByText('Kavita Shah')
  const panel = screen.getByRole('dialog')
  // The board beside it is still there for everybody.
  const next = screen.getByRole('button', { name: 'View Details 001-0043' })
  await user.click(next)
  await dialog.findByText('Imran Khan')
  expect(screen.getByRole('dialog', { name: 'Order 001-0043' })).toBe(panel)
  expect(document.activeElement?.textContent).toBe('Order 001-0043')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(location.search).toBe('')
  expect(document.activeElement).toBe(next)
  expect(api.trouble).toEqual([])
})

test('the items come first, then the note; call, WhatsApp and map are one row of links', async () => {
  const order = anOrder({ ...seen, status: 'confirmed', version: 2, notes: 'Ring twice' })
  const { dialog } = await openDetails(order, [order])
  await dialog.findByRole('checkbox', { name: /Basmati Rice/ })
  const parts = dialog.getAllByRole('region').map((part) => part.getAttribute('aria-label'))
  expect(parts.slice(0, 3)).toEqual(['Items', 'Notes', 'Customer'])
  const customer = within(dialog.getByRole('region', { name: 'Customer' }))
  expect(customer.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe(`tel:${order.customer_phone}`)
  expect(customer.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain('https://wa.me/91')
  expect(customer.getByRole('link', { name: 'Directions' }).getAttribute('href')).toContain(encodeURIComponent('14 Pipe Road'))
})

test('who may not see customers has no way to reach them and no address', async () => {
  const order = anOrder({ ...seen, customer_phone: '+91XXXXXX2345', delivery_address: '' })
  const { dialog } = await openDetails(order, [order])
  await dialog.findByText('Kavita Shah')
  expect(dialog.queryByRole('link', { name: /Call|WhatsApp|Directions/ })).toBeNull()
})
