import type { Order } from '@jhola/contract/orders/schema'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { orderQuery, type ShownOrder, takeOrder } from './api/order.ts'

const KEY = { orderId: 'o', token: 'k' }
// @NOTE only the fields that the cache reads of an order
const order = (version: number, more: Partial<Order> = {}) => ({ id: 'o', version, ...more }) as unknown as Order
const answer = (seq: number, of: Order): ShownOrder => ({
  success: true,
  order: of,
  view_only: false,
  seq,
  upi: null,
  transaction_id: null,
})

test('a response that was read before a change but arrives after it does not overwrite the newer version', async () => {
  const answers: ((answer: ShownOrder) => void)[] = []
  const client = new QueryClient()
  const observer = new QueryObserver(client, {
    ...orderQuery(KEY),
    queryFn: () => new Promise<ShownOrder>((resolve) => answers.push(resolve)),
  })
  const stop = observer.subscribe(() => undefined)
  const shown = () => client.getQueryData(orderQuery(KEY).queryKey)
  answers[0]?.(answer(7, order(1)))
  await expect.poll(() => shown()?.order.version).toBe(1)

  const read = observer.refetch()
  takeOrder(client, KEY, order(2, { payment_claimed_at: '2026-11-20T09:00:00.000Z' }))
  answers[1]?.(answer(8, order(1)))
  await read
  expect(shown()).toEqual(answer(8, order(2, { payment_claimed_at: '2026-11-20T09:00:00.000Z' })))

  const again = observer.refetch()
  answers[2]?.(answer(9, order(3)))
  await again
  expect(shown()).toEqual(answer(9, order(3)))
  stop()
})
