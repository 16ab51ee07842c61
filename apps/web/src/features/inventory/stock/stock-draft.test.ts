import { stockUpdateBodySchema } from '@jhola/contract/inventory/stock/schema'
import { expect, test } from 'vitest'
import { previewStock, type StockDraft, toFillUp, toStockBody } from './stock-draft.ts'

const SALT = { current_stock: 10, reserved: 3, unit: 'packet', loose: false }
const RICE = { current_stock: 12.5, reserved: 0, unit: 'kg', loose: true }
const draft = (of: Partial<StockDraft>): StockDraft => ({ kind: 'in', quantity: 5, isDown: false, reason: '', ...of })

test.each([
  [draft({}), SALT, { after: 15, available: 12 }],
  [draft({ kind: 'out', quantity: 7 }), SALT, { after: 3, available: 0 }],
  [draft({ kind: 'set', quantity: 40 }), SALT, { after: 40, available: 37 }],
  [draft({ kind: 'set', quantity: 10 }), SALT, { after: 10, available: 7 }],
  [draft({ kind: 'adjustment', quantity: 2 }), SALT, { after: 12, available: 9 }],
  [draft({ kind: 'adjustment', quantity: 2, isDown: true }), SALT, { after: 8, available: 5 }],
  [draft({ quantity: 0.25 }), RICE, { after: 12.75, available: 12.75 }],
])('%j on %j gives %j', (typed, product, left) => {
  expect(previewStock(typed, product)).toEqual(left)
})

test.each([
  [draft({ quantity: Number.NaN }), SALT, 'no_quantity'],
  [draft({ quantity: 0 }), SALT, 'no_quantity'],
  [draft({ quantity: 1.5 }), SALT, 'whole_units'],
  [draft({ quantity: 2_000_000 }), SALT, 'quantity_most'],
])('%j on %j is invalid: %s', (typed, product, problem) => {
  expect(previewStock(typed, product)).toEqual({ problem })
})

test('stock reserved for orders cannot go out', () => {
  expect(previewStock(draft({ kind: 'out', quantity: 8 }), SALT)).toMatchObject({
    refusal: { code: 'inventory.below_reserved', details: { on_hand: 10, reserved: 3 } },
  })
})

test('a count carries the stock that was seen; no other movement does', () => {
  expect(toStockBody(draft({ kind: 'set', quantity: 8, reason: ' counted ' }), SALT)).toEqual({
    quantity: 8,
    movement_type: 'set',
    reason: 'counted',
    seen_quantity: 10,
  })
  expect(toStockBody(draft({ kind: 'adjustment', quantity: 2, isDown: true }), SALT)).toEqual({
    quantity: -2,
    movement_type: 'adjustment',
    reason: '',
  })
  expect(stockUpdateBodySchema.safeParse(toStockBody(draft({ kind: 'set' }), RICE)).success).toBe(true)
})

test('filling up goes to the maximum stock', () => {
  expect(toFillUp({ current_stock: 12.5, max_stock_level: 50 })).toBe(37.5)
  expect(toFillUp({ current_stock: 60, max_stock_level: 50 })).toBe(0)
  // A default maximum was not set by the owner and does not count.
  expect(toFillUp({ current_stock: 60, max_stock_level: 1000 })).toBe(0)
})
