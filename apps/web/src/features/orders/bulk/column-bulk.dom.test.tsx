import type { Order } from '@jhola/contract/orders/schema'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createCounterApi } from '../../../../test/counter.ts'
import { createFakeSocket } from '../../../../test/fake-socket.ts'
import { minutesFromNow } from '../../../../test/fixtures/minutes-from-now.ts'
import { anOrder } from '../../../../test/fixtures/orders.ts'
import { showCounter } from '../../../../test/show-app.tsx'
import { ownerActions } from '../../../domain/orders/owner-actions.ts'

const line = vi.hoisted(() => ({ io: () => ({}) as unknown }))
vi.mock('socket.io-client', () => ({ io: () => line.io() }))

afterEach(async () => {
  for (const { id } of await ownerActions.load()) await ownerActions.change(id, () => 'remove')
})

const numbered = (place: number, over: Partial<Order> = {}): Order =>
  anOrder({
    id: `01a13e84-efda-78c8-ad0e-0000000001${String(place).padStart(2, '0')}`,
    order_number: `001-00${String(place).padStart(2, '0')}`,
    acknowledged_at: minutesFromNow(0),
    ...over,
  })

const openBoard = async (orders: readonly Order[]) => {
  const api = createCounterApi(orders)
  const socket = createFakeSocket()
  line.io = socket.io
  const { user } = await showCounter(api, '/store/orders')
  await screen.findByText('Live')
  return { api, socket, user }
}
type Board = Awaited<ReturnType<typeof openBoard>>

const ask = async ({ user }: Board, name: string) => {
  await user.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog'))
}
const kept = async () => (await ownerActions.load()).map(({ orderId, type, data }) => ({ orderId, type, data }))

test('one question accepts the whole column, one row takes it back, and it is sent after that', async () => {
  const orders = [1, 2, 3].map((place) => numbered(place))
  const board = await openBoard([...orders, numbered(4, { practice: true })])
  const { api, user } = board
  api.on('POST /orders/{id}/accept', ({ params }) => {
    const order = orders.find(({ id }) => id === params.id)
    if (!order) throw new Error('it was not asked about')
    return { success: true, order: { ...order, version: 2, status: 'confirmed' } }
  })
  let question = await ask(board, 'All: New')
  question.getByText('Accept · 3 orders')
  question.getByText('Each one: As usual')
  question.getByText('1 order is left out')
  expect(question.getByText(/^Practice:/).textContent).toBe('Practice: 001-0004')
  await user.click(question.getByRole('button', { name: 'Accept (3)' }))

  // One row for all of them; nothing was sent.
  await screen.findByText('3 orders accepted')
  expect(await kept()).toEqual(orders.map(({ id }) => ({ orderId: id, type: 'accept', data: {} })))
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Nothing was sent.')
  expect(await kept()).toEqual([])
  expect(api.asked('POST /orders/{id}/accept')).toEqual([])

  question = await ask(board, 'All: New')
  await user.click(question.getByRole('button', { name: 'Accept (3)' }))
  await screen.findByText('3 orders accepted')
  await user.click(screen.getByRole('button', { name: 'Send now' }))
  await waitFor(() => expect(api.asked('POST /orders/{id}/accept')).toHaveLength(3))
  await screen.findByRole('region', { name: 'Packing 3' })
  await waitFor(async () => expect(await kept()).toEqual([]))
  // The row has said it: no message for each order.
  expect(screen.queryByText('Order accepted successfully')).toBeNull()
  expect(api.trouble).toEqual([])
})

test('an order that comes while the question is open is not part of it; one that another device took is not any more', async () => {
  const orders = [1, 2, 3].map((place) => numbered(place))
  const board = await openBoard(orders)
  const question = await ask(board, 'All: New')
  question.getByText('Accept · 3 orders')
  board.socket.tell('new_order', { type: 'order.placed', order: numbered(5) })
  board.socket.tell('order_status_changed', {
    type: 'order.status_changed',
    order: { ...numbered(2), version: 2, status: 'confirmed' },
  })
  await question.findByText('Accept · 2 orders')
  expect(question.queryByRole('radio')).toBeNull()
  await board.user.click(question.getByRole('button', { name: 'Accept (2)' }))
  await screen.findByText('2 orders accepted')
  expect((await kept()).map(({ orderId }) => orderId)).toEqual([numbered(1).id, numbered(3).id])
})

test('delivered: the cash of all is summed, what has to be asked about is left out, and not paid is said once', async () => {
  const status = 'out_for_delivery'
  const board = await openBoard([
    numbered(1, { status, total_amount: 120.5 }),
    numbered(2, { status, total_amount: 80 }),
    numbered(3, { status, payment_method: 'upi' }),
    numbered(4, { status, payment_method: 'upi', payment_status: 'completed', owed_amount: 0 }),
  ])
  const question = await ask(board, 'All: Out for Delivery')
  question.getByText('Complete · 3 orders')
  question.getByText('2 orders are paid in cash, together')
  question.getByText('₹200.50')
  expect(question.getByText(/payment:/).textContent).toBe('Something has to be asked about the payment: 001-0003')
  await board.user.click(question.getByRole('radio', { name: 'Not paid' }))
  await board.user.click(question.getByRole('button', { name: 'Complete (3)' }))
  await screen.findByText('3 orders delivered')
  expect((await kept()).map(({ data }) => data)).toEqual([
    { status: 'delivered', paid_by: 'none' },
    { status: 'delivered', paid_by: 'none' },
    { status: 'delivered' },
  ])
})

test('gone with whom the shop sent last, or with nobody by name; pickups are a step of their own', async () => {
  const board = await openBoard([
    numbered(1, { status: 'ready' }),
    numbered(2, { status: 'ready' }),
    numbered(3, { status: 'ready', delivery_type: 'pickup' }),
  ])
  const ravi = { rider_id: 'r1', user_id: null, name: 'Ravi', phone: null, vehicle_number: null, used_at: minutesFromNow(-5) }
  board.api.on('GET /orders/riders', () => ({
    success: true,
    riders: [{ ...ravi, rider_id: 'r2', name: 'Suresh', used_at: minutesFromNow(-50) }, ravi],
  }))
  const question = await ask(board, 'All: Ready')
  question.getByRole('radio', { name: 'Complete' })
  question.getByText('Dispatch · 2 orders')
  await board.user.selectOptions(question.getByLabelText('Who takes them?'), 'Without a name')
  await board.user.click(question.getByRole('button', { name: 'Dispatch (2)' }))
  await screen.findByText('2 orders gone')
  expect((await kept()).map(({ data }) => data)).toEqual([{ status: 'out_for_delivery' }, { status: 'out_for_delivery' }])
})

test('one order alone needs no such button', async () => {
  await openBoard([numbered(1)])
  await screen.findByRole('heading', { name: '001-0001', level: 3 })
  expect(screen.queryByRole('button', { name: 'All: New' })).toBeNull()
})
