import { expect, test } from 'vitest'
import { decideStep } from './decide-step.ts'

const NOON = '2026-11-20T12:00:00.000Z'
const LATER = '2026-11-20T12:05:00.000Z'
const here = (at: string) => ({ store_id: 'S', store_name: 'S', items: [], updated_at: Date.parse(at) })
const there = (at: string, lines = 1) => ({
  store_id: 'S',
  items: Array.from({ length: lines }, () => ({ product_id: 'p', quantity: 1 })),
  changed_at: at,
})
const agreed = { here: Date.parse(NOON), there: NOON }

test.each([
  ['nothing anywhere', undefined, undefined, undefined, 'nothing'],
  ['a cart of this device alone', here(NOON), undefined, undefined, 'send'],
  ['a cart of the account alone', undefined, there(NOON), undefined, 'take'],
  ['both, never seen together', here(NOON), there(LATER), undefined, 'join'],
  ['ours, and an emptied one there', here(NOON), there(LATER, 0), undefined, 'send'],
  ['an emptied one there', undefined, there(NOON, 0), undefined, 'nothing'],
  ['both as they agreed', here(NOON), there(NOON), agreed, 'nothing'],
  ['ours was changed', here(LATER), there(NOON), agreed, 'send'],
  ['ours was emptied or ordered', undefined, there(NOON), agreed, 'send'],
  ['another device changed it', here(NOON), there(LATER), agreed, 'take'],
  ['another device emptied it', here(NOON), there(LATER, 0), agreed, 'take'],
  ['both changed, ours later', here('2026-11-20T12:09:00.000Z'), there(LATER), agreed, 'send'],
  ['both changed, theirs later', here('2026-11-20T12:01:00.000Z'), there(LATER), agreed, 'take'],
  ['ours was emptied, then another device filled it', undefined, there(LATER), agreed, 'take'],
  ['the account forgot it', here(NOON), undefined, agreed, 'nothing'],
] as const)('%s: %s', (_, mine, theirs, last, step) => {
  expect(decideStep(mine, theirs, last)).toBe(step)
})
