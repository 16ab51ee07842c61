import { expect, test } from 'vitest'
import { checkHistory, startHistory } from './history.ts'

const order = { order_id: 'o1', store_id: 'S', customer_phone: '1', status: 'pending', confirmations: 0 }
const acknowledged = () => {
  const history = startHistory()
  history.orders.set('k1', { phone: '1', storeId: 'S', body: {}, orderId: 'o1' })
  history.feeds.set('S', [1])
  return history
}
const seqs = new Map([['S', 1]])

test('nothing to say when the store has what was acknowledged', () => {
  expect(checkHistory(acknowledged(), [order], seqs)).toEqual([])
})

test.each([
  ['a lost order', [], /stored 0 times/],
  ['a doubled order', [order, { ...order, order_id: 'o2' }], /stored 2 times/],
  ['another order', [{ ...order, order_id: 'o2' }], /stored as o2/],
  ['an order of nobody', [order, { ...order, order_id: 'o2', customer_phone: '2' }], /nobody placed/],
  ['an acceptance of nobody', [{ ...order, status: 'confirmed', confirmations: 1 }], /acknowledged never/],
])('%s is found', (_, stored, problem) => {
  expect(checkHistory(acknowledged(), stored, seqs).join()).toMatch(problem)
})

test('a refused order that was stored, a lost acceptance and gaps in the feed are found', () => {
  const refused = acknowledged()
  refused.orders.set('k1', { phone: '1', storeId: 'S', body: {}, refusal: 'inventory.insufficient' })
  expect(checkHistory(refused, [order], seqs).join()).toMatch(/but stored/)
  const accepted = acknowledged()
  accepted.accepted.add('o1')
  expect(checkHistory(accepted, [order], seqs).join()).toMatch(/but pending/)
  for (const feed of [[], [2], [1, 1], [1, 3]]) {
    const history = acknowledged()
    history.feeds.set('S', feed)
    expect(checkHistory(history, [order], seqs)).toHaveLength(1)
  }
})
