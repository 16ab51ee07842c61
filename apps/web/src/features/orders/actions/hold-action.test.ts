import { admitAction, type NewAction, type QueuedAction } from '@jhola/contract/orders/offline/action-queue'
import { expect, test } from 'vitest'
import type { Order } from '../data/board-state.ts'
import { actInTurn, holdActions, isUnderWay } from './hold-action.ts'
import { type OrderAction, toOwnerAction } from './send-action.ts'

/** A queue that stores actions by its rules, and `run` as the screens get it. */
const aQueue = () => {
  const queue: QueuedAction[] = []
  const world = { keeps: true }
  const insert = async (action: OrderAction) => {
    if (!world.keeps) throw new DOMException('full', 'QuotaExceededError')
    const fields = { user_id: 'u1', store_id: 's1', id: `${queue.length}`, orderId: action.order.id, order_number: '1' }
    const when = { seen: { version: 1, status: 'out_for_delivery' }, timestamp: 0, send_after: 0 }
    const admitted = admitAction(queue, { ...toOwnerAction(action), ...fields, ...when } as NewAction)
    if (typeof admitted !== 'string') queue.push(admitted)
    return admitted
  }
  const run = async (action: OrderAction) => {
    const [kept = 'lost'] = await holdActions(1, async () => [await insert(action)])
    return isUnderWay(kept)
  }
  return { queue, world, run }
}
// @NOTE only its id is read here
const order = { id: 'o' } as Order
const paid: OrderAction = { kind: 'paid', order }
const delivered: OrderAction = { kind: 'move', order, to: 'delivered' }

test('an action that cannot be stored is not under way, and nothing is thrown', async () => {
  const { queue, world, run } = aQueue()
  world.keeps = false
  expect([await run(delivered), queue]).toEqual([false, []])
})

test('"payment received, complete" also completes when the payment is already in the queue', async () => {
  const { queue, run } = aQueue()
  await run(paid)
  expect(await actInTurn(run, [paid, delivered])).toBe(true)
  expect(queue.map(({ type }) => type)).toEqual(['payment', 'update_status'])
})

test('when the first of two actions cannot be stored, the second is not tried', async () => {
  const { queue, world, run } = aQueue()
  world.keeps = false
  const tried: string[] = []
  const done = await actInTurn(
    (action) => {
      tried.push(action.kind)
      return run(action)
    },
    [paid, delivered],
  )
  expect([done, tried, queue]).toEqual([false, ['paid'], []])
})
