import { expect, test } from 'vitest'
import { compareConfidence, confidenceOf, isPromised } from '../../availability/confidence.ts'
import { type Askable, chooseQuestions } from '../../availability/questions.ts'
import {
  backAtMs,
  effectiveMode,
  sellableUnits,
  shownUnits,
  staysCounted,
  UNCOUNTED_UNITS,
  UNTIL_RESTOCKED,
} from '../../availability/stock-modes.ts'
import { fromShopTime, isoMoment } from '../../shared/time.ts'
import { nextDayOpeningMs, shelfChangeOf } from './off-shelf.ts'

const DAY = 86_400_000
const NOW = fromShopTime('2026-11-20', 12 * 60)

test.each([
  [{ product: null, category: null, shop: 'counted' }, 'counted'],
  [{ product: null, category: 'ask_first', shop: 'counted' }, 'ask_first'],
  [{ product: 'available', category: 'ask_first', shop: 'counted' }, 'available'],
  [{ product: 'counted', category: null, shop: 'available' }, 'counted'],
] as const)('the mode of %j is %s', (choice, mode) => expect(effectiveMode(choice)).toBe(mode))

test.each([
  [{ mode: 'counted', on_hand: 5, reserved: 2, offUntilMs: null }, 3],
  [{ mode: 'counted', on_hand: 5, reserved: 2, offUntilMs: NOW + 1 }, 0],
  [{ mode: 'counted', on_hand: 5, reserved: 2, offUntilMs: NOW }, 3],
  [{ mode: 'available', on_hand: 0, reserved: 0, offUntilMs: null }, UNCOUNTED_UNITS],
  [{ mode: 'ask_first', on_hand: 0, reserved: 0, offUntilMs: null }, UNCOUNTED_UNITS],
  [{ mode: 'available', on_hand: 9, reserved: 0, offUntilMs: Date.parse(UNTIL_RESTOCKED) }, 0],
] as const)('of %j %d units can be sold', (shelf, units) => expect(sellableUnits(shelf, NOW)).toBe(units))

test.each([
  [{ mode: 'available', on_hand: 0, reserved: 0, offUntilMs: NOW + 1 }, NOW + 1],
  [{ mode: 'ask_first', on_hand: 0, reserved: 0, offUntilMs: NOW + 1 }, NOW + 1],
  [{ mode: 'available', on_hand: 0, reserved: 0, offUntilMs: NOW }, null],
  [{ mode: 'available', on_hand: 0, reserved: 0, offUntilMs: null }, null],
  [{ mode: 'available', on_hand: 0, reserved: 0, offUntilMs: Date.parse(UNTIL_RESTOCKED) }, null],
  [{ mode: 'counted', on_hand: 3, reserved: 2, offUntilMs: NOW + 1 }, NOW + 1],
  // Counted goods that are gone do not come back by themselves.
  [{ mode: 'counted', on_hand: 2, reserved: 2, offUntilMs: NOW + 1 }, null],
] as const)('%j is back at %s', (shelf, backMs) => expect(backAtMs(shelf, NOW)).toBe(backMs))

test('customers see the stock, or as much as a cart takes', () => {
  expect(shownUnits(1500, 1000)).toBe(1.5)
  expect(shownUnits(UNCOUNTED_UNITS, 1000)).toBe(99)
  expect(shownUnits(0, 1)).toBe(0)
})

test.each([
  [{ wasCounted: true, isMore: false, mode: 'available' }, true],
  [{ wasCounted: true, isMore: true, mode: 'available' }, false],
  [{ wasCounted: true, isMore: true, mode: 'counted' }, true],
  [{ wasCounted: false, isMore: true, mode: 'counted' }, false],
] as const)('a line %j stays counted: %s', (line, stays) => expect(staysCounted(line)).toBe(stays))

const seen = (days: number) => NOW - days * DAY
test.each([
  [{ mode: 'counted', seenMs: null, missedMs: NOW }, 'high'],
  [{ mode: 'ask_first', seenMs: NOW, missedMs: null }, 'confirm'],
  [{ mode: 'available', seenMs: null, missedMs: null }, 'likely'],
  [{ mode: 'available', seenMs: seen(7), missedMs: null }, 'high'],
  [{ mode: 'available', seenMs: seen(7) - 1, missedMs: null }, 'likely'],
  [{ mode: 'available', seenMs: seen(30), missedMs: null }, 'likely'],
  [{ mode: 'available', seenMs: seen(30) - 1, missedMs: null }, 'confirm'],
  [{ mode: 'available', seenMs: seen(1), missedMs: seen(14) }, 'likely'],
  [{ mode: 'available', seenMs: seen(1), missedMs: seen(14) - 1 }, 'high'],
  [{ mode: 'available', seenMs: seen(1), missedMs: seen(1) }, 'confirm'],
  [{ mode: 'available', seenMs: null, missedMs: seen(90) }, 'confirm'],
] as const)('the confidence of %j is %s', (proofs, confidence) => expect(confidenceOf(proofs, NOW)).toBe(confidence))

test('only what is likely there is promised, and the surest comes first', () => {
  expect((['high', 'likely', 'confirm'] as const).map(isPromised)).toEqual([true, true, false])
  expect((['confirm', 'high', 'likely'] as const).toSorted(compareConfidence)).toEqual(['high', 'likely', 'confirm'])
})

const clock = {
  hours: { opens: '09:00', closes: '21:00', working_days: [1, 2, 3, 4, 5, 6] },
  closed_for_now: false,
}
test('a shop has a product again when it next opens after today', () => {
  // 20 November 2026 is a Friday.
  expect(nextDayOpeningMs(clock, NOW)).toBe(fromShopTime('2026-11-21', 9 * 60))
  expect(nextDayOpeningMs(clock, fromShopTime('2026-11-21', 60))).toBe(fromShopTime('2026-11-23', 9 * 60))
  const always = { ...clock, hours: { opens: '00:00', closes: '00:00', working_days: [0, 1, 2, 3, 4, 5, 6] } }
  expect(nextDayOpeningMs(always, NOW)).toBe(fromShopTime('2026-11-21', 6 * 60))
})

test.each([
  ['yes', 'counted', { offUntil: null, isEmptied: false, isHidden: false, proof: 'seen' }],
  ['sold_out', 'counted', { offUntil: null, isEmptied: true, isHidden: false, proof: 'missed' }],
  ['sold_out', 'available', { offUntil: UNTIL_RESTOCKED, isEmptied: false, isHidden: false, proof: 'missed' }],
  ['today', 'counted', { offUntil: '2026-11-21T03:30:00.000Z', isEmptied: false, isHidden: false, proof: 'missed' }],
  ['for_good', 'available', { offUntil: null, isEmptied: false, isHidden: true, proof: 'missed' }],
] as const)('%s of what is %s', (state, mode, change) =>
  expect(shelfChangeOf(state, { mode, clock, nowMs: NOW })).toEqual(change),
)

test('until a time', () => {
  const until = isoMoment(NOW + DAY)
  expect(shelfChangeOf('until', { mode: 'available', clock, nowMs: NOW, until }).offUntil).toBe(until)
})

const askable = (product_id: string, more: Partial<Askable> = {}): Askable => ({
  ...{ product_id, mode: 'available', seenMs: seen(40), missedMs: null, orders: 0, askedOn: null, isOff: false },
  ...more,
})
const at = { nowMs: NOW, today: '2026-11-20' }

test('two questions a day: what many order first, then the least sure', () => {
  const salt = askable('salt', { orders: 9, seenMs: seen(10) })
  const ghee = askable('ghee')
  const milk = askable('milk', { orders: 30, seenMs: seen(1) })
  expect(chooseQuestions([ghee, milk, salt, askable('rice', { seenMs: seen(9) })], at)).toEqual(['salt', 'ghee'])
  const answered = { askedOn: '2026-11-20', seenMs: NOW }
  expect(chooseQuestions([ghee, { ...salt, ...answered }], at)).toEqual(['ghee'])
  expect(chooseQuestions([askable('tea', answered), { ...salt, ...answered }, ghee], at)).toEqual([])
})

test('counted goods, goods off the shelf and what was asked this week raise no question', () => {
  const none = [askable('a', { mode: 'counted' }), askable('b', { isOff: true }), askable('c', { askedOn: '2026-11-14' })]
  expect(chooseQuestions(none, at)).toEqual([])
  expect(chooseQuestions([askable('d', { askedOn: '2026-11-13' })], at)).toEqual(['d'])
})
