import type { Order } from '@jhola/contract/orders/schema'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
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

const CONFIRMED = anOrder({ status: 'confirmed', acknowledged_at: minutesFromNow(0) })
const READY = { ...CONFIRMED, version: 3, status: 'ready' } as const
const OTHER = anOrder({ id: '01a13e84-efda-78c8-ad0e-0000000000f7', order_number: '001-0077' })

const regionOf = (name: string) => screen.findByRole('region', { name: new RegExp(`^${name} \\d+$`) })
/** The column in which an order stands now. */
const columnOf = (number: string): string | null | undefined =>
  screen.queryByRole('heading', { name: number, level: 3, hidden: true })?.closest('section')?.getAttribute('aria-labelledby')

/** A board on which an order has been packed and sent, while the server has not answered. */
const packAndSend = async (others: readonly Order[] = []) => {
  const api = createCounterApi([CONFIRMED, ...others])
  const socket = createFakeSocket()
  line.io = socket.io
  let answer = (): void => undefined
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  // One request at a time: it would hold up those of the next test.
  onTestFinished(() => answer())
  api.on('PUT /orders/{id}/status', async () => {
    await isAnswered
    return { success: true, order: READY }
  })
  const { user } = await showCounter(api, '/store/orders')
  await screen.findByText('Live')
  const packing = within(await regionOf('Packing'))
  await user.click(packing.getByRole('button', { name: 'Packed' }))
  await user.click(await screen.findByRole('button', { name: 'Send now' }))
  await waitFor(() => expect(api.asked('PUT /orders/{id}/status')).toHaveLength(1))
  return { api, socket, user, packing, answer }
}
const hasBeenAnswered = () => waitFor(async () => expect(await ownerActions.load()).toEqual([]))

test('an open menu survives the answer of the server, and its card moves when the menu has closed', async () => {
  const { api, user, packing, answer } = await packAndSend()
  await user.click(packing.getByRole('button', { name: 'Who takes 001-0042?' }))
  await screen.findByRole('menuitem', { name: 'Somebody else…' })
  answer()
  await hasBeenAnswered()
  screen.getByRole('menuitem', { name: 'Somebody else…' })
  expect(columnOf('001-0042')).toBe('column-packing')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(columnOf('001-0042')).toBe('column-ready'))
  expect(api.trouble).toEqual([])
})

test('an open menu survives that another order comes or moves, and what came is shown when it has closed', async () => {
  const { socket, user, packing } = await packAndSend()
  await user.click(packing.getByRole('button', { name: 'Who takes 001-0042?' }))
  await screen.findByRole('menuitem', { name: 'Somebody else…' })
  socket.tell('new_order', { type: 'order.placed', order: OTHER })
  await screen.findAllByText('1 new order is waiting')
  screen.getByRole('menuitem', { name: 'Somebody else…' })
  await user.keyboard('{Escape}')
  within(await screen.findByRole('region', { name: 'New 1' })).getByRole('heading', { name: '001-0077' })
})

test('a button keeps the focus when its card moves to another column', async () => {
  const { packing, answer } = await packAndSend()
  packing.getByRole('button', { name: 'Dispatch' }).focus()
  answer()
  const ready = within(await screen.findByRole('region', { name: 'Ready 1' }))
  expect(document.activeElement).toBe(ready.getByRole('button', { name: 'Dispatch' }))
})

test('the answer moves a card once and never back', async () => {
  const { answer } = await packAndSend([anOrder({ ...OTHER, status: 'ready' })])
  const columns = [columnOf('001-0042')]
  const watch = new MutationObserver(() => {
    const now = columnOf('001-0042')
    if (columns.at(-1) !== now) columns.push(now)
  })
  onTestFinished(() => watch.disconnect())
  watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  answer()
  await hasBeenAnswered()
  await waitFor(() => expect(columns).toEqual(['column-packing', 'column-ready']))
})
