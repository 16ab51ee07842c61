import type { Order } from '@jhola/contract/orders/schema'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
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

const ORDER = anOrder()
const DAL_ID = '01a13e84-efda-78c8-ad0e-0000000000a2'

/** The board of a shop that has this order, or none yet, with an open live channel. */
const openBoard = async (orders: readonly Order[] = [ORDER]) => {
  const api = createCounterApi(orders)
  const socket = createFakeSocket()
  line.io = socket.io
  const { user } = await showCounter(api, '/store/orders')
  await screen.findByText('Live')
  return { api, socket, user }
}

const cardOf = async (number: string): Promise<HTMLElement> => {
  const card = (await screen.findByRole('heading', { name: number, level: 3 })).closest('li')
  if (!card) throw new Error(`${number} stands in no list`)
  return card
}

/** Waits for it, because the board is hidden from the accessibility tree until a dialog over it has closed. */
const regionOf = (name: string) => screen.findByRole('region', { name: new RegExp(`^${name} \\d+$`) })
const press = (inside: ReturnType<typeof within>, name: string | RegExp) => inside.getByRole('button', { name })

test('an order that is placed appears by its event and rings until somebody has seen it', async () => {
  const { api, socket, user } = await openBoard([])
  api.on('POST /orders/{id}/acknowledge', () => ({
    success: true,
    order: { ...ORDER, version: 2, acknowledged_at: minutesFromNow(0) },
  }))
  expect(within(await regionOf('New')).queryByRole('heading', { level: 3 })).toBeNull()
  socket.tell('new_order', { type: 'order.placed', order: ORDER })

  const card = within(await cardOf('001-0042'))
  card.getByText('Kavita Shah')
  card.getByText(/Basmati Rice/)
  expect(screen.getByRole('alert').textContent).toContain('1')
  await user.click(press(card, 'Seen'))
  await waitFor(() => expect(card.queryByRole('button', { name: 'Seen' })).toBeNull())
  expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual([''])
  await waitFor(() => expect(api.asked('POST /orders/{id}/acknowledge')).toHaveLength(1))
  expect(api.trouble).toEqual([])
})

test('an order is accepted by one tap, with another preparation time from the arrow, and moves to the next column', async () => {
  const { api, user } = await openBoard()
  api.on('POST /orders/{id}/accept', () => ({ success: true, order: { ...ORDER, version: 2, status: 'confirmed' } }))
  await user.click(press(within(await cardOf('001-0042')), 'Another time for 001-0042'))
  await user.click(await screen.findByRole('menuitem', { name: '20 min' }))

  // The action is held for undo; one tap sends it.
  await screen.findByText('Accepting order 001-0042')
  expect(api.asked('POST /orders/{id}/accept')).toEqual([])
  within(await regionOf('New')).getByRole('heading', { name: '001-0042' })
  await user.click(screen.getByRole('button', { name: 'Send now' }))
  within(await screen.findByRole('region', { name: 'Packing 1' })).getByRole('heading', { name: '001-0042' })
  expect(within(await regionOf('New')).queryByRole('heading', { name: '001-0042' })).toBeNull()
  await screen.findByText(/^Order accepted successfully/)
  expect(api.asked('POST /orders/{id}/accept').map(({ params, body }) => ({ ...params, ...body }))).toEqual([
    { id: ORDER.id, version: 1, ready_in_minutes: 20 },
  ])
  expect(api.trouble).toEqual([])
})

test('an action that is undone in time is never sent, and the order can be accepted again', async () => {
  const { api, user } = await openBoard()
  const card = within(await cardOf('001-0042'))
  await user.click(press(card, 'Accept'))
  await waitFor(() => expect(card.queryByRole('button', { name: 'Accept' })).toBeNull())
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('Nothing was sent.')
  await card.findByRole('button', { name: 'Accept' })
  expect(api.asked('POST /orders/{id}/accept')).toEqual([])
  expect(api.trouble).toEqual([])
})

test('an order is rejected for missing items: they are listed, and the customer gets a note', async () => {
  const order = anOrder({
    items: [anItem(), anItem({ id: `${ORDER.id}:2`, product_id: DAL_ID, product_name: 'Toor Dal' })],
  })
  const { api, user } = await openBoard([order])
  api.on('POST /orders/{id}/reject', () => ({
    success: true,
    order: { ...order, version: 2, status: 'cancelled', cancelled_by: 'store', cancellation_reason: 'item_not_available' },
  }))
  await user.click(press(within(await cardOf('001-0042')), 'Reject'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject 001-0042' }))
  await user.click(dialog.getByRole('radio', { name: /Item not available/ }))
  await user.click(press(dialog, 'Reject order'))
  expect(dialog.getByRole('alert').textContent).toBe('Please tick what is not available.')
  await user.click(dialog.getByRole('checkbox', { name: 'Toor Dal' }))
  await user.type(dialog.getByRole('textbox', { name: /A word for the customer/ }), 'Back on Monday')
  await user.click(press(dialog, 'Reject order'))
  await user.click(await screen.findByRole('button', { name: 'Send now' }))

  await screen.findByText(/^Order rejected/)
  expect(within(await regionOf('New')).queryByRole('heading', { name: '001-0042' })).toBeNull()
  expect(api.asked('POST /orders/{id}/reject').map(({ body }) => body)).toEqual([
    {
      version: 1,
      reason: 'item_not_available',
      off_shelf: 'sold_out',
      note: 'Back on Monday',
      unavailable_items: [DAL_ID],
    },
  ])
  expect(api.trouble).toEqual([])
})

test('a user who is too late sees who was faster, and decides about the own action', async () => {
  const { api, socket, user } = await openBoard()
  const confirmed = anOrder({ version: 2, status: 'confirmed', acknowledged_at: minutesFromNow(0) })
  api.on('POST /orders/{id}/reject', () =>
    refuse('orders.stale', { current: 'confirmed', version: 2, by: 'Ramesh', at: minutesFromNow(-1) }),
  )
  api.on('GET /orders/{id}', () => anOrderReading(confirmed))
  await user.click(press(within(await cardOf('001-0042')), 'Reject'))
  await user.click(press(within(await screen.findByRole('dialog')), 'Reject order'))
  // The other device was faster while our action could still be undone.
  socket.tell('order_status_changed', { type: 'order.status_changed', order: confirmed })
  await screen.findByRole('region', { name: 'Packing 1' })
  await user.click(screen.getByRole('button', { name: 'Send now' }))

  await screen.findAllByText('1 action could not be applied')
  await user.click(screen.getAllByRole('button', { name: 'View' })[0] ?? document.body)
  const list = within(await screen.findByRole('dialog', { name: 'Actions on this device' }))
  expect(list.getByText(/001-0042 is already/).textContent).toContain('Confirmed. Ramesh, 1 minute ago')
  await user.click(press(list, 'Discard'))
  await list.findByText('Everything has been sent.')
  await user.keyboard('{Escape}')
  within(await screen.findByRole('region', { name: 'Packing 1' })).getByRole('heading', { name: '001-0042' })
  expect(api.asked('POST /orders/{id}/reject')).toHaveLength(1)
  expect(api.trouble).toEqual([])
})

const BLOCKED = [{ phone: ORDER.customer_phone, name: 'Kavita Shah', blocked_by: 'Sunita Verma', blocked_at: minutesFromNow(0) }]

test('the number of an order is blocked by one tap in its menu, and the block is undone by another', async () => {
  const { api, user } = await openBoard()
  api.on('POST /customers/block', () => ({ success: true, blocked: BLOCKED }))
  api.on('POST /customers/unblock', () => ({ success: true, blocked: [] }))
  const card = within(await cardOf('001-0042'))
  await user.click(press(card, 'More for 001-0042'))
  await user.click(await screen.findByRole('menuitem', { name: 'Block number' }))
  await screen.findByText(/^No more orders from/)
  expect(api.asked('POST /customers/block').map(({ body }) => body)).toEqual([
    { phone: ORDER.customer_phone, name: ORDER.customer_name },
  ])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText(/can order again$/)
  expect(api.asked('POST /customers/unblock').map(({ body }) => body)).toEqual([{ phone: ORDER.customer_phone }])
  expect(api.trouble).toEqual([])
})

test('what is blocked already is unblocked in the same place', async () => {
  const { api, user } = await openBoard()
  api.on('POST /customers/block', () => ({ success: true, blocked: BLOCKED }))
  api.on('POST /customers/unblock', () => ({ success: true, blocked: [] }))
  const card = within(await cardOf('001-0042'))
  await user.click(press(card, 'More for 001-0042'))
  await user.click(await screen.findByRole('menuitem', { name: 'Block number' }))
  await screen.findByText(/^No more orders from/)
  await user.click(press(card, 'More for 001-0042'))
  await user.click(await screen.findByRole('menuitem', { name: 'Unblock' }))
  await screen.findByText(/can order again$/)
  expect(api.asked('POST /customers/unblock')).toHaveLength(1)
})
