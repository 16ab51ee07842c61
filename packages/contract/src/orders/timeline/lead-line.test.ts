import { describe, expect, test } from 'vitest'
import { fromShopTime } from '../../shared/time.ts'
import { type LeadOrder, leadLineOf } from './lead-line.ts'

const at = (hour: number, minute: number, second = 0) => fromShopTime('2026-11-20', hour * 60 + minute) + second * 1000
const iso = (ms: number) => new Date(ms).toISOString()
const NOW = at(19, 0)

const order = (over: Partial<LeadOrder> = {}): LeadOrder => ({
  status: 'confirmed',
  delivery_type: 'delivery',
  accept_by: iso(at(19, 10)),
  estimated_delivery: iso(at(19, 40)),
  status_history: [],
  payment_status: 'pending',
  payment_claimed_at: null,
  payment_method: 'cod',
  paid_by_service: null,
  paid_amount: 0,
  owed_amount: 240,
  refunded_amount: 0,
  total_amount: 240,
  ...over,
})
const said = (over: Partial<LeadOrder>, nowMs = NOW, more = {}) => leadLineOf(order(over), nowMs, more)
const line = (kind: string, more = {}) => ({ kind, atMs: null, late: false, amount: null, ...more })

describe('before the shop has answered', () => {
  const status = 'pending' as const
  test.each([
    ['9 minutes and 57 seconds left', at(19, 0, 3), 'waiting', at(19, 10)],
    ['one second left', at(19, 9, 59), 'waiting', at(19, 10)],
    ['no time left', at(19, 10), 'unanswered', null],
    ['an hour left', at(18, 10), 'waiting', at(19, 10)],
    ['more than an hour left', at(18, 9, 59), 'answersBy', at(19, 10)],
  ])('%s', (_name, nowMs, kind, atMs) => expect(said({ status }, nowMs)).toEqual(line(kind, { atMs })))
  test('a shop without a limit', () => expect(said({ status, accept_by: null })).toEqual(line('waiting')))
})

describe('on its way', () => {
  const due = at(19, 40)
  const after = at(19, 41)
  test.each([
    ['accepted', { status: 'confirmed' }, NOW, 'arriving', due, false],
    ['accepted, at the minute of the promise', { status: 'confirmed' }, due, 'arriving', due, false],
    ['accepted and late', { status: 'confirmed' }, after, 'accepted', due, true],
    ['accepted without a promise', { status: 'confirmed', estimated_delivery: null }, NOW, 'accepted', null, false],
    ['accepted for pickup', { status: 'confirmed', delivery_type: 'pickup' }, NOW, 'readyBy', due, false],
    ['accepted for pickup and late', { status: 'confirmed', delivery_type: 'pickup' }, after, 'accepted', due, true],
    ['being packed', { status: 'preparing' }, NOW, 'packing', due, false],
    ['being packed and late', { status: 'preparing' }, after, 'packing', due, true],
    ['packed for the rider', { status: 'ready' }, NOW, 'packed', due, false],
    ['riding', { status: 'out_for_delivery' }, NOW, 'arriving', due, false],
    ['riding and late', { status: 'out_for_delivery' }, after, 'onTheWay', due, true],
    ['riding without a promise', { status: 'out_for_delivery', estimated_delivery: null }, NOW, 'onTheWay', null, false],
  ] as const)('%s', (_name, over, nowMs, kind, atMs, late) => expect(said(over, nowMs)).toEqual(line(kind, { atMs, late })))

  test('ready to be picked up, until the shop closes where that is known', () => {
    const over = { status: 'ready', delivery_type: 'pickup' } as const
    expect(said(over, after)).toEqual(line('pickUp'))
    expect(said(over, after, { closesAtMs: at(21, 0) })).toEqual(line('pickUpUntil', { atMs: at(21, 0) }))
  })
})

describe('money that the shop waits for after it accepted', () => {
  const upi = { status: 'confirmed', payment_method: 'upi' } as const
  test('is asked for', () => expect(said(upi, NOW, { asksForUpi: true })).toEqual(line('pay', { amount: 240 })))
  test.each([
    ['the page has no UPI to show', upi, {}],
    ['it was said to be paid', { ...upi, payment_claimed_at: iso(NOW) }, { asksForUpi: true }],
    ['it has come', { ...upi, payment_status: 'completed' }, { asksForUpi: true }],
    ['a service takes it', { ...upi, paid_by_service: true }, { asksForUpi: true }],
    ['it is cash', {}, { asksForUpi: true }],
  ] as const)('not when %s', (_name, over, more) => expect(said(over, NOW, more).kind).toBe('arriving'))
})

describe('over', () => {
  const status_history = [
    { status: 'delivered', message: '', timestamp: iso(at(19, 32)), by: 'shop' },
  ] as LeadOrder['status_history']
  test.each([
    ['delivered', { status: 'delivered', status_history }, line('delivered', { atMs: at(19, 32) })],
    ['picked up', { status: 'delivered', delivery_type: 'pickup', status_history }, line('pickedUp', { atMs: at(19, 32) })],
    ['called off, nothing paid', { status: 'cancelled' }, line('unpaid')],
    ['called off, said to be paid', { status: 'cancelled', payment_claimed_at: iso(NOW) }, line('cancelled')],
    [
      'called off, paid',
      { status: 'cancelled', payment_status: 'completed', paid_amount: 240 },
      line('refunding', { amount: 240 }),
    ],
    [
      'called off, a part goes back',
      { status: 'cancelled', payment_status: 'completed', paid_amount: 240, refunded_amount: 200 },
      line('refunding', { amount: 200 }),
    ],
    [
      'called off, the money is back',
      { status: 'cancelled', payment_status: 'refunded', refunded_amount: 240 },
      line('refunded', { amount: 240 }),
    ],
    ['refunded', { status: 'refunded', payment_status: 'refunded' }, line('refunded', { amount: 240 })],
  ] as const)('%s', (_name, over, expected) => expect(said(over as Partial<LeadOrder>)).toEqual(expected))
})
