import { expect, test } from 'vitest'
import { type HandoverMoney, handReturnsOf, isCashAtHandover, isMoneyPlain, mayRestComeByUpi, restOf } from './handover-money.ts'

const money = (over: Partial<HandoverMoney> = {}): HandoverMoney => ({
  payment_status: 'pending',
  payment_method: 'cod',
  owed_amount: 100,
  give_back_amount: 0,
  paid_by_service: false,
  ...over,
})

test.each([
  ['cash on delivery', {}, true, true],
  ['UPI that nobody has seen', { payment_method: 'upi' }, false, false],
  ['paid by UPI', { payment_method: 'upi', payment_status: 'completed', owed_amount: 0 }, true, false],
  ['paid, then 12 rupees dearer', { payment_method: 'upi', payment_status: 'completed', owed_amount: 12 }, false, false],
  ['paid, 12 rupees go back', { payment_status: 'completed', owed_amount: 0, give_back_amount: 12 }, false, false],
] as const)('%s', (_name, over, isPlain, isCash) => {
  expect(isMoneyPlain(money(over), false)).toBe(isPlain)
  expect(isCashAtHandover(money(over))).toBe(isCash)
})

test('UPI that this device marked as paid a moment ago is plain', () =>
  expect(isMoneyPlain(money({ payment_method: 'upi' }), true)).toBe(true))

test('only after the payment there is a rest', () => {
  expect(restOf(money())).toBe(0)
  expect(restOf(money({ payment_status: 'completed', owed_amount: 12 }))).toBe(12)
})

test('how money goes back, and whether a rest may come by UPI; a service does it by itself', () => {
  expect(handReturnsOf(money())).toEqual([])
  expect(handReturnsOf(money({ give_back_amount: 12 }))).toEqual(['cash', 'later'])
  expect(handReturnsOf(money({ payment_method: 'upi', give_back_amount: 12 }))).toEqual(['upi', 'cash', 'later'])
  expect(handReturnsOf(money({ payment_method: 'upi', give_back_amount: 12, paid_by_service: true }))).toEqual([])
  expect(mayRestComeByUpi(money({ payment_method: 'upi' }))).toBe(true)
  expect(mayRestComeByUpi(money({ payment_method: 'upi', paid_by_service: true }))).toBe(false)
})
