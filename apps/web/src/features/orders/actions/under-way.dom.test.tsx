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

const openBoard = async (order: Order) => {
  const api = createCounterApi([order])
  line.io = createFakeSocket().io
  const { user } = await showCounter(api, '/store/orders')
  const card = (await screen.findByRole('heading', { name: order.order_number, level: 3 })).closest('li')
  if (!card) throw new Error('the order stands in no list')
  return { api, user, card: within(card) }
}
const SEEN = anOrder({ acknowledged_at: minutesFromNow(0) })

test('while it can be undone, a card says what the order becomes; undone, what it was', async () => {
  const { user, card } = await openBoard(SEEN)
  card.getByText('Order Placed')
  await user.click(card.getByRole('button', { name: 'Accept' }))
  await card.findByText('Confirmed')
  // What undoes it stands in the header of a wide screen, over no order.
  const undoButtons = () => within(screen.getByRole('banner')).queryAllByRole('button', { name: 'Undo' })
  await waitFor(() => expect(undoButtons()).toHaveLength(1))
  await user.click(card.getByRole('button', { name: 'Packed' }))
  await card.findByText('Ready')
  for (const text of ['Order Placed', 'Confirmed']) expect(card.queryByText(text)).toBeNull()
  await user.click((await screen.findAllByRole('button', { name: 'Undo' }))[0] ?? document.body)
  await card.findByText('Order Placed')
  await waitFor(() => expect(undoButtons()).toHaveLength(0))
})

test('a rejected order says so at once', async () => {
  const { user, card } = await openBoard(SEEN)
  await user.click(card.getByRole('button', { name: 'Reject' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reject order' }))
  await card.findByText('Cancelled')
})

test('four taps count, also while an earlier action is being sent, and are sent in their order', async () => {
  const { api, user, card } = await openBoard(SEEN)
  let answer = () => undefined as unknown
  const isAnswered = new Promise((resolve) => {
    answer = () => resolve(undefined)
  })
  api.on('POST /orders/{id}/accept', async () => {
    await isAnswered
    return { success: true, order: { ...SEEN, version: 2, status: 'confirmed' } }
  })
  api.on('PUT /orders/{id}/status', ({ body }) => ({ success: true, order: { ...SEEN, version: 9, status: body.status } }))
  await user.click(card.getByRole('button', { name: 'Accept' }))
  await user.click(await screen.findByRole('button', { name: 'Send now' }))
  await waitFor(() => expect(api.asked('POST /orders/{id}/accept')).toHaveLength(1))
  // No answer yet: the next three taps count all the same.
  await user.click(await card.findByRole('button', { name: 'Packed' }))
  await user.click(await card.findByRole('button', { name: 'Dispatch' }))
  await user.click(await card.findByRole('button', { name: /^Complete/ }))
  const wishes = async () =>
    (await ownerActions.load()).toSorted((a, b) => a.seq - b.seq).map(({ data }) => ('status' in data ? data.status : 'accept'))
  await waitFor(async () => expect(await wishes()).toEqual(['accept', 'ready', 'out_for_delivery', 'delivered']))
  answer()
  await waitFor(async () => expect(await wishes()).toEqual(['ready', 'out_for_delivery', 'delivered']))
  expect((await ownerActions.load()).every(({ state }) => state === 'waiting')).toBe(true)
})
