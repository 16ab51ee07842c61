import type { Order } from '@jhola/contract/orders/schema'
import { DEFAULT_PREFERENCES } from '@jhola/contract/preferences/defaults'
import type { Preferences } from '@jhola/contract/preferences/schema'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createCounterApi } from '../../../../test/counter.ts'
import { createFakeSocket } from '../../../../test/fake-socket.ts'
import { anOrder } from '../../../../test/fixtures/orders.ts'
import { PREFERENCES } from '../../../../test/fixtures/stores.ts'
import { showCounter } from '../../../../test/show-app.tsx'
import { ownerActions } from '../../../domain/orders/owner-actions.ts'

const line = vi.hoisted(() => ({ io: () => ({}) as unknown }))
vi.mock('socket.io-client', () => ({ io: () => line.io() }))

afterEach(async () => {
  for (const { id } of await ownerActions.load()) await ownerActions.change(id, () => 'remove')
})

const FIRST = anOrder({ notes: 'Ring twice' })
const SECOND = anOrder({
  id: '01a13e84-efda-78c8-ad0e-0000000000c2',
  order_number: '001-0043',
  created_at: new Date(Date.parse(FIRST.created_at) + 60_000).toISOString(),
})

let version = 1

/** The board of a shop whose new orders take the screen. */
const open = async (orders: readonly Order[], path = '/store/orders', more: Partial<Preferences> = {}) => {
  const api = createCounterApi(orders)
  const socket = createFakeSocket()
  line.io = socket.io
  // A device takes over newer preferences only.
  version += 1
  const preferences = { ...PREFERENCES, counter: DEFAULT_PREFERENCES.counter, ...more }
  api.on('GET /stores/me/preferences', () => ({ success: true, version, preferences }))
  api.on('GET /orders/{id}/background', () => ({
    success: true,
    delivered_before: 3,
    distance: { km: 1.2, uncertainty_km: 0, by: 'pin' },
  }))
  const { user } = await showCounter(api, path)
  return { api, socket, user }
}
const shown = (name: RegExp) => screen.findByRole('alertdialog', { name })

test('orders form a stack, the longest waiting first; answering one shows the next', async () => {
  const { user, api } = await open([SECOND, FIRST])
  const first = within(await shown(/001-0042/))
  first.getByText('Ring twice')
  first.getByText('1 more waiting')
  await first.findByText('3 orders before')
  await first.findByText('1.2 km away')
  first.getByText(/Basmati Rice/)
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Accept'))
  await user.keyboard('{ArrowRight}')
  await shown(/001-0043/)
  await user.keyboard('{ArrowLeft}')
  await user.click(within(await shown(/001-0042/)).getByRole('button', { name: '15 min' }))
  const second = within(await shown(/001-0043/))
  // It can be undone here too.
  await second.findByRole('button', { name: 'Undo' })
  expect((await ownerActions.load()).map(({ type, data }) => ({ type, data }))).toEqual([
    { type: 'accept', data: { ready_in_minutes: 15 } },
  ])
  expect(api.trouble).toEqual([])
})

test('another device answers: it says who, no button moves or counts, and then the next order comes', async () => {
  const { api, socket, user } = await open([FIRST, SECOND])
  const at = new Date().toISOString()
  const entry = {
    at,
    type: 'order.status_changed',
    from_status: 'pending',
    to_status: 'confirmed',
    by: 'shop',
    role: 'packer',
  } as const
  api.on('GET /orders/{id}/timeline', () => ({
    success: true,
    entries: [{ ...entry, name: 'Ramesh', device: 'Android', reason: null }],
  }))
  const dialog = within(await shown(/001-0042/))
  const accept = dialog.getByRole('button', { name: /^Accept/ })
  const foot = within(accept.closest<HTMLElement>('.jh-sheet-foot') ?? document.body)
  const answers = () => foot.getAllByRole('button', { hidden: true }).map(({ textContent }) => textContent)
  const before = answers()
  socket.tell('order_status_changed', { type: 'order.status_changed', order: { ...FIRST, version: 2, status: 'confirmed' } })
  await dialog.findByText('Accepted by Ramesh')
  expect(answers()).toEqual(before)
  expect(accept.closest('[inert]')).not.toBeNull()
  await user.keyboard('{Escape}')
  await screen.findByRole('alertdialog', { name: /001-0043/ }, { timeout: 5000 })
  expect(screen.queryByText('Accepted by Ramesh')).toBeNull()
  expect(await ownerActions.load()).toEqual([])
})

test('the last order is answered elsewhere, without a name: it says what happened, and the screen is free', async () => {
  const { socket } = await open([FIRST])
  await shown(/001-0042/)
  socket.tell('order_status_changed', {
    type: 'order.status_changed',
    order: { ...FIRST, version: 2, status: 'cancelled', cancelled_by: 'customer' },
  })
  await screen.findByText('Cancelled · The customer')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), { timeout: 5000 })
})

test('all that wait are accepted from here with one question', async () => {
  const { user } = await open([FIRST, SECOND])
  await user.click(within(await shown(/001-0042/)).getByRole('button', { name: 'All: New' }))
  await user.click(await screen.findByRole('button', { name: 'Accept (2)' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await screen.findByText('2 orders accepted')
  expect(await ownerActions.load()).toHaveLength(2)
})

test('in picture mode it has pictures, the amount, a speaker and two buttons, and says itself', async () => {
  const { user } = await open([FIRST, SECOND], '/store/orders', { literacyLevel: 'none' })
  const dialog = within(await shown(/001-0042/))
  const accept = await dialog.findByRole('button', { name: 'Accept' })
  await dialog.findByRole('button', { name: 'Hear it again' })
  dialog.getByRole('button', { name: '4 × Basmati Rice' })
  expect(dialog.getAllByText(/^₹/).length).toBeGreaterThan(0)
  expect(document.querySelector('[data-incoming] [data-opening^="new 1 items_one"]')).not.toBeNull()
  // Two answers, and nothing to read on them.
  const foot = within(accept.closest<HTMLElement>('.jh-sheet-foot') ?? document.body)
  expect(foot.getAllByRole('button').map((one) => [one.getAttribute('aria-label'), one.textContent])).toEqual([
    ['Reject', ''],
    ['Accept', ''],
  ])
  await waitFor(() => expect(document.activeElement).toBe(accept))
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(await screen.findAllByRole('radio')).not.toEqual([])
  await user.keyboard('{Escape}')
  await user.click(within(await shown(/001-0042/)).getByRole('button', { name: 'Accept' }))
  await shown(/001-0043/)
  expect((await ownerActions.load()).map(({ type, orderId }) => [type, orderId])).toEqual([['accept', FIRST.id]])
})

test('over work in progress it is one line, which opens it', async () => {
  const { user, socket } = await open([])
  await screen.findByText('Live')
  await user.keyboard('/')
  await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'))
  socket.tell('new_order', { type: 'order.placed', order: FIRST })
  const ring = await screen.findByRole('button', { name: /waiting/ })
  expect(screen.queryByRole('alertdialog')).toBeNull()
  // In the flow of the page, under the header: it covers neither the header nor a dialog.
  const header = document.querySelector('header')
  expect(header?.compareDocumentPosition(ring)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  for (let box: Element | null = ring; box; box = box.parentElement) expect(box.className).not.toMatch(/\bfixed\b/)
  await user.click(ring)
  await shown(/001-0042/)
})

test('the line does not cover an open dialog: it stands on the page behind it', async () => {
  await open([FIRST], `/store/orders?order=${SECOND.id}`)
  const ring = await screen.findByRole('button', { name: /waiting/, hidden: true })
  await waitFor(() => expect(screen.queryByRole('button', { name: /waiting/ })).toBeNull())
  expect(screen.getByRole('dialog').contains(ring)).toBe(false)
})

test('put aside by Escape: it stays on the board, and the screen is free', async () => {
  const { user } = await open([FIRST])
  await shown(/001-0042/)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await screen.findByRole('heading', { name: '001-0042', level: 3 })
  await screen.findByRole('button', { name: 'Seen' })
})

test('an order for a slot is accepted for its slot: no minutes are asked for or sent', async () => {
  const { user } = await open([{ ...SECOND, delivery_slot: 'evening', delivery_date: '2026-12-24' }])
  const dialog = within(await shown(/001-0043/))
  expect(dialog.queryByRole('button', { name: '15 min' })).toBeNull()
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Accept'))
  await user.keyboard('{Enter}')
  await waitFor(async () =>
    expect((await ownerActions.load()).map(({ type, data }) => ({ type, data }))).toEqual([{ type: 'accept', data: {} }]),
  )
})
