import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createCounterApi } from '../../../../test/counter.ts'
import { createFakeSocket } from '../../../../test/fake-socket.ts'
import { minutesFromNow } from '../../../../test/fixtures/minutes-from-now.ts'
import { anOrder } from '../../../../test/fixtures/orders.ts'
import { showCounter } from '../../../../test/show-app.tsx'

const line = vi.hoisted(() => ({ io: () => ({}) as unknown }))
vi.mock('socket.io-client', () => ({ io: () => line.io() }))

const ORDER = anOrder({ acknowledged_at: minutesFromNow(-1) })

test('the menu of a card reads the blocked numbers when it is opened, and unblocks one that another device blocked', async () => {
  const api = createCounterApi([ORDER])
  line.io = createFakeSocket().io
  let isBlocked = true
  const reply = () => ({
    success: true as const,
    blocked: isBlocked
      ? [{ phone: ORDER.customer_phone, name: ORDER.customer_name, blocked_by: 'Ramesh', blocked_at: minutesFromNow(-9) }]
      : [],
  })
  api.on('GET /customers/blocked', reply)
  api.on('POST /customers/unblock', () => {
    isBlocked = false
    return reply()
  })
  const { user } = await showCounter(api, '/store/orders')
  const more = await screen.findByRole('button', { name: /^More for / })
  expect(api.asked('GET /customers/blocked')).toHaveLength(0)
  await user.click(more)
  await user.click(await screen.findByRole('menuitem', { name: 'Unblock' }))
  await screen.findByText(/can order again/)
  expect(api.asked('POST /customers/unblock')).toHaveLength(1)
  await user.click(await screen.findByRole('button', { name: /^More for / }))
  await screen.findByRole('menuitem', { name: 'Block number' })
})
