import { expect, test } from 'vitest'
import { anItem } from '../../../../../test/fixtures/orders.ts'
import { changedItems, toOwnLine, withAdded, withChoice, withQuantity } from './own-lines.ts'

const rice = anItem()
const tomatoes = anItem({ product_id: 'tomatoes', loose: true, unit: 'kg', quantity: 0.96, unit_price: 40 })
const lines = [rice, tomatoes].map(toOwnLine)

test('nothing is sent while no line differs; what was weighed stays exact', () =>
  expect(changedItems(lines, [rice, tomatoes])).toBeUndefined())

test('fewer, none and more are sent as all lines that are left', () => {
  expect(changedItems(withQuantity(lines, rice.product_id, 2), [rice, tomatoes])).toEqual([
    { product_id: rice.product_id, quantity: 2, price: 60 },
    { product_id: 'tomatoes', quantity: 0.96, price: 40 },
  ])
  expect(changedItems(withQuantity(lines, 'tomatoes', 0), [rice, tomatoes])).toHaveLength(1)
})

test('a product of the shop comes in by its step, and again by one more', () => {
  const salt = { ...toOwnLine(rice), id: 'salt', price: 20 }
  const once = withAdded(lines, salt)
  expect(once.at(-1)).toMatchObject({ id: 'salt', quantity: 1 })
  expect(withAdded(once, salt).at(-1)).toMatchObject({ id: 'salt', quantity: 2 })
})

test('a product gets its own choice, and loses it again; the others say nothing', () => {
  const chosen = withChoice(lines, rice.product_id, 'call')
  expect(changedItems(chosen, [rice, tomatoes])).toEqual([
    { product_id: rice.product_id, quantity: rice.quantity, price: 60, if_missing: 'call' },
    { product_id: 'tomatoes', quantity: 0.96, price: 40 },
  ])
  const before = [{ ...rice, if_missing: 'call' as const }, tomatoes]
  expect(changedItems(lines, before)?.[0]).toMatchObject({ if_missing: null })
  expect(changedItems(before.map(toOwnLine), before)).toBeUndefined()
})
