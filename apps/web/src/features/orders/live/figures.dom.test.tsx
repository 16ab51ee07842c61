import type { Order } from '@jhola/contract/orders/schema'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createCounterApi } from '../../../../test/counter.ts'
import { createFakeSocket } from '../../../../test/fake-socket.ts'
import { minutesFromNow } from '../../../../test/fixtures/minutes-from-now.ts'
import { anOrder } from '../../../../test/fixtures/orders.ts'
import { showCounter } from '../../../../test/show-app.tsx'

const line = vi.hoisted(() => ({ io: () => ({}) as unknown }))
vi.mock('socket.io-client', () => ({ io: () => line.io() }))

const open = async (orders: readonly Order[], address: string) => {
  const api = createCounterApi(orders)
  const socket = createFakeSocket()
  line.io = socket.io
  return { api, socket, ...(await showCounter(api, address)) }
}

const numbered = (place: number, over: Partial<Order> = {}): Order =>
  anOrder({
    id: `01a13e84-efda-78c8-ad0e-0000000001${String(place).padStart(2, '0')}`,
    order_number: `001-${String(place).padStart(4, '0')}`,
    created_at: minutesFromNow(-10 * place),
    ...over,
  })

const ended = (place: number): Order =>
  numbered(place, {
    status: 'delivered',
    version: 5,
    updated_at: minutesFromNow(0),
    status_history: [{ status: 'delivered', timestamp: minutesFromNow(0), by: 'shop', message: '' }],
  })

test('what ended on other devices while the channel was down is done today as soon as it is open again', async () => {
  const { api, socket } = await open([], '/store/orders')
  await screen.findByText('Live')
  await screen.findByRole('region', { name: 'Done today 0' })
  api.on('GET /orders/today', () => ({ success: true, data: [ended(1), ended(2)] }))
  socket.drop()
  await screen.findByText('Offline, trying again')
  socket.reopen()
  await screen.findByRole('region', { name: 'Done today 2' })
  expect(api.trouble).toEqual([])
})

test('every number about open orders is the same on board, dashboard and list, and practice orders are in none', async () => {
  const orders = [
    ...[1, 2, 3].map((place) => numbered(place)),
    numbered(4, { practice: true, order_number: '001-P001' }),
    numbered(5, { status: 'confirmed' }),
    numbered(6, { status: 'preparing' }),
    numbered(7, { status: 'ready' }),
    numbered(8, { status: 'out_for_delivery' }),
  ]
  await open(orders, '/store/orders')
  for (const name of ['New 3', 'Packing 2', 'Ready 1', 'Out for Delivery 1']) await screen.findByRole('region', { name })
  expect(document.title).toMatch(/^\(3\) /)
  screen.getByRole('heading', { name: '001-P001', level: 3 })
})
