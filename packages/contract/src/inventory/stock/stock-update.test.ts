import { expect, test } from 'vitest'
import { decideStockUpdate, quantityProblem } from './stock-update.ts'

const PIECES = { unit: 'piece', unit_size: 1 }
const KILOS = { unit: 'kg', unit_size: 1000 }
const level = { on_hand: 20, reserved: 5 }

test('in, out and adjustment change the stock on hand, not the reserved stock', () => {
  expect(decideStockUpdate(level, { movement_type: 'in', quantity: 12 }, PIECES)).toEqual({
    ok: true,
    value: { kind: 'in', quantity: 12, level: { on_hand: 32, reserved: 5 } },
  })
  expect(decideStockUpdate(level, { movement_type: 'out', quantity: 15 }, PIECES)).toEqual({
    ok: true,
    value: { kind: 'out', quantity: 15, level: { on_hand: 5, reserved: 5 } },
  })
  expect(decideStockUpdate(level, { movement_type: 'adjustment', quantity: -3 }, PIECES)).toEqual({
    ok: true,
    value: { kind: 'adjustment', quantity: -3, level: { on_hand: 17, reserved: 5 } },
  })
})

test('goods by weight are counted by the gram', () => {
  expect(
    decideStockUpdate({ on_hand: 1500, reserved: 0 }, { movement_type: 'set', quantity: 2.25, seen_quantity: 1.5 }, KILOS),
  ).toEqual({
    ok: true,
    value: { kind: 'set', quantity: 750, level: { on_hand: 2250, reserved: 0 } },
  })
})

test('set carries the difference to what was seen, and is refused when that is no longer so', () => {
  expect(decideStockUpdate(level, { movement_type: 'set', quantity: 18, seen_quantity: 20 }, PIECES)).toEqual({
    ok: true,
    value: { kind: 'set', quantity: -2, level: { on_hand: 18, reserved: 5 } },
  })
  expect(decideStockUpdate(level, { movement_type: 'set', quantity: 18, seen_quantity: 21 }, PIECES)).toEqual({
    ok: false,
    refusal: { code: 'inventory.stock_changed', details: { on_hand: 20, reserved: 5, available: 15, unit: 'piece' } },
  })
  expect(decideStockUpdate(level, { movement_type: 'set', quantity: 18 }, PIECES).ok).toBe(false)
})

test('nothing goes below what pending orders hold', () => {
  const refusal = { code: 'inventory.below_reserved', details: { on_hand: 20, reserved: 5, available: 15, unit: 'piece' } }
  expect(decideStockUpdate(level, { movement_type: 'out', quantity: 16 }, PIECES)).toEqual({ ok: false, refusal })
  expect(decideStockUpdate(level, { movement_type: 'set', quantity: 4, seen_quantity: 20 }, PIECES)).toEqual({
    ok: false,
    refusal,
  })
  expect(decideStockUpdate(level, { movement_type: 'adjustment', quantity: -16 }, PIECES)).toEqual({ ok: false, refusal })
})

test('a level has a top', () => {
  expect(decideStockUpdate({ on_hand: 999_999, reserved: 0 }, { movement_type: 'in', quantity: 2 }, PIECES)).toEqual({
    ok: false,
    refusal: { code: 'inventory.too_much', details: { most: 1_000_000 } },
  })
})

test('a quantity that cannot be moved says why', () => {
  expect(quantityProblem('in', 1.5, 1)).toBe('whole_units')
  expect(quantityProblem('in', 1.5, 1000)).toBeUndefined()
  expect(quantityProblem('in', 0.0005, 1000)).toBe('whole_units')
  expect(quantityProblem('in', 0, 1)).toBe('no_quantity')
  expect(quantityProblem('set', 0, 1)).toBeUndefined()
  expect(quantityProblem('out', -1, 1)).toBe('negative')
  expect(quantityProblem('adjustment', -1, 1)).toBeUndefined()
  expect(quantityProblem('in', 1_000_001, 1)).toBe('quantity_most')
})
