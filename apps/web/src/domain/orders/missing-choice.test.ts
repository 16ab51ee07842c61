import { expect, test } from 'vitest'
import { missingWishesStore, USUAL_WISHES, wishesOf, withLine } from './missing-choice.ts'

test('a product has its own choice until it is taken back', () => {
  const chosen = withLine(USUAL_WISHES, 'rice', 'call')
  expect(chosen).toEqual({ order: 'best_match', lines: { rice: 'call' } })
  expect(withLine(chosen, 'rice', null)).toEqual(USUAL_WISHES)
})

test('the choices of 200 products are remembered, the newest ones', () => {
  const all = Array.from({ length: 201 }, (_, index) => `p${index}`).reduce(
    (wishes, id) => withLine(wishes, id, 'call'),
    USUAL_WISHES,
  )
  expect(Object.keys(all.lines)).toHaveLength(200)
  expect(all.lines.p0).toBeUndefined()
})

test('ordering again takes over what was chosen for that order', () => {
  const order = {
    if_missing: 'leave_out' as const,
    items: [
      { product_id: 'rice', if_missing: 'call' as const },
      { product_id: 'salt', if_missing: null },
    ],
  }
  expect(wishesOf(order, { order: 'best_match', lines: { salt: 'call', oil: 'leave_out' } })).toEqual({
    order: 'leave_out',
    lines: { rice: 'call', oil: 'leave_out' },
  })
})

test('what another version stored is read as far as it is understood', () => {
  missingWishesStore.write({ order: 'call', lines: {} })
  expect(missingWishesStore.read()).toEqual({ order: 'call', lines: {} })
})
