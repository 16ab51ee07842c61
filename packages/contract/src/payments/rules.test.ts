import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPaidOnline } from '../orders/payment-methods.ts'
import {
  decidePaying,
  decideSettlement,
  hasMoneyCome,
  nextPaymentState,
  type OrderMoney,
  PAYMENT_STATES,
  type PaymentOutcome,
  type PaymentState,
} from './rules.ts'
import { upiLink, upiPosterLink, upiRequestOf } from './upi.ts'

const order = (more: Partial<OrderMoney> = {}): OrderMoney => ({
  status: 'pending',
  payment_status: 'pending',
  totalPaise: 150_00,
  ...more,
})
const ASKED = 150_00
const PAID: PaymentOutcome = { state: 'paid', amountPaise: ASKED, transaction: 'pay_1' }
const SHORT: PaymentOutcome = { state: 'paid', amountPaise: ASKED - 1, transaction: 'pay_2' }
const OVER: PaymentOutcome = { state: 'paid', amountPaise: ASKED + 1, transaction: 'pay_3' }
const OPEN: PaymentOutcome = { state: 'open' }
const DECLINED: PaymentOutcome = { state: 'failed', reason: 'declined' }

describe('the state of an attempt', () => {
  test.each<[PaymentState, PaymentOutcome, PaymentState]>([
    ['created', OPEN, 'created'],
    ['created', PAID, 'paid'],
    ['created', DECLINED, 'failed'],
    ['failed', PAID, 'paid'],
    ['failed', OPEN, 'failed'],
    ['paid', DECLINED, 'paid'],
    ['paid', OPEN, 'paid'],
    ['given_back', PAID, 'given_back'],
    ['created', SHORT, 'held'],
    ['failed', SHORT, 'held'],
    ['created', OVER, 'held'],
    ['failed', OVER, 'held'],
    ['failed', DECLINED, 'failed'],
    ['given_back', SHORT, 'given_back'],
    ['held', DECLINED, 'held'],
    ['held', PAID, 'held'],
    ['paid', SHORT, 'paid'],
  ])('%s, told %o, is %s', (before, word, after) => {
    expect(nextPaymentState(before, word, ASKED)).toBe(after)
  })

  test('whatever the order and the number of reports, money that came stays come', () => {
    const reports = fc.array(fc.constantFrom(PAID, SHORT, OPEN, DECLINED), { maxLength: 8 })
    fc.assert(
      fc.property(fc.constantFrom(...PAYMENT_STATES), reports, (start, said) => {
        const end = said.reduce((state, word) => nextPaymentState(state, word, ASKED), start)
        expect(hasMoneyCome(end)).toBe(hasMoneyCome(start) || said.some(({ state }) => state === 'paid'))
        const first = said.find(({ state }) => state === 'paid')
        if (!hasMoneyCome(start) && first) expect(end).toBe(first === PAID ? 'paid' : 'held')
      }),
    )
  })
})

test.each<[string, Partial<OrderMoney>, number, string]>([
  ['an open order', {}, 150_00, 'pay_order'],
  ['an order on its way', { status: 'out_for_delivery' }, 150_00, 'pay_order'],
  ['an order that was called off', { status: 'cancelled', payment_status: 'failed' }, 150_00, 'give_back'],
  ['an order that is paid', { payment_status: 'completed' }, 150_00, 'give_back'],
  ['an order that was called off before it was paid', { status: 'cancelled' }, 150_00, 'give_back'],
  ['an order that was given back before it was paid', { status: 'refunded' }, 150_00, 'give_back'],
  ['an order that no money is awaited for', { payment_status: 'failed' }, 150_00, 'give_back'],
  ['an order whose money went back', { payment_status: 'refunded' }, 150_00, 'give_back'],
  ['one paisa less than an order costs', {}, 149_99, 'hold'],
  ['one paisa more than an order costs', {}, 150_01, 'hold'],
  ['another amount for an order that was called off', { status: 'cancelled', payment_status: 'failed' }, 149_99, 'give_back'],
])('money for %s', (_what, more, amountPaise, decided) => {
  expect(decideSettlement(order(more), amountPaise)).toBe(decided)
})

test.each<[string, Partial<OrderMoney>, number, string | number]>([
  ['what it costs', {}, 150, 150_00],
  ['less than it costs', {}, 1, 'payments.amount_differs'],
  ['more than it costs', {}, 150.01, 'payments.amount_differs'],
  ['a paid order', { payment_status: 'completed' }, 150, 'payments.not_due'],
  ['a cancelled order', { status: 'cancelled', payment_status: 'failed' }, 150, 'payments.not_due'],
  ['an order that was given back', { status: 'refunded' }, 150, 'payments.not_due'],
  ['an order that costs nothing', { totalPaise: 0 }, 0, 'payments.not_due'],
  ['an order that costs less than nothing', { totalPaise: -1 }, -0.01, 'payments.not_due'],
  ['an order that costs one paisa', { totalPaise: 1 }, 0.01, 1],
])('beginning to pay: %s', (_what, more, amount, expected) => {
  const decided = decidePaying(order(more), amount)
  expect(decided.ok ? decided.value : decided.refusal.code).toBe(expected)
})

test('only what a payment service takes is paid online', () => {
  expect(['cod', 'cash', 'upi', 'card', 'netbanking', 'wallet'].filter(isPaidOnline)).toEqual(['card', 'netbanking', 'wallet'])
})

test('a UPI link says exactly what NPCI asks for (linking specification 1.6), and each order its own reference', () => {
  const request = { vpa: 'shop@upi', payee: 'Test Kirana & Sons', amount: 404, orderNumber: '001-0042' }
  const { link } = upiRequestOf({ ...request, orderId: '0193a4b2-5c6d-7e8f-9a0b-000000000042' })
  expect(link).toBe(
    'upi://pay?pa=shop%40upi&pn=Test%20Kirana%20%26%20Sons&am=404.00&cu=INR&tn=Order%20001-0042&tr=0193a4b25c6d7e8f9a0b000000000042',
  )
  const long = upiLink({ ...request, amount: 0.1, note: `दुकान ${'x'.repeat(80)}`, reference: 'a' })
  expect(long).toContain(`&tn=%20${'x'.repeat(49)}&`)
  expect(long).toContain('am=0.10&')
})

test('a poster names whom one pays and no amount: whoever pays types it', () => {
  expect(upiPosterLink({ vpa: 'shop@okbank', payee: 'Sharma & Sons Kirana' })).toBe(
    'upi://pay?pa=shop%40okbank&pn=Sharma%20%26%20Sons%20Kirana&cu=INR',
  )
})
