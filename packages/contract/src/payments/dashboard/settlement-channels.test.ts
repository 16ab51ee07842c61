import { expect, test } from 'vitest'
import { ORDER_PAYMENT_METHODS } from '../../orders/payment-methods.ts'
import { paise } from '../../shared/money.ts'
import { netOf, SETTLEMENT_CHANNELS, settlementChannelOf, sumByChannel } from './settlement-channels.ts'

test('cash and UPI reach the shop directly, the payment service pays out later', () => {
  expect(ORDER_PAYMENT_METHODS.map((method) => settlementChannelOf(method, false))).toEqual([
    'cash',
    'upi',
    'cash',
    'card_machine',
    'card_machine',
    'card_machine',
  ])
  expect((['upi', 'card', 'netbanking', 'wallet'] as const).map((method) => settlementChannelOf(method, true))).toEqual([
    'service_upi',
    'service_card',
    'service_netbanking',
    'service_wallet',
  ])
  expect(ORDER_PAYMENT_METHODS.every((method) => SETTLEMENT_CHANNELS.includes(settlementChannelOf(method, true)))).toBe(true)
})

test('sums of one way are one sum, in the order of the screen', () => {
  const sums = [
    { way: 'upi', count: 2, amountPaise: paise(418_00) },
    { way: 'cash', count: 1, amountPaise: paise(209_00) },
    { way: 'cash', count: 3, amountPaise: paise(30_50) },
  ] as const
  const added = sumByChannel(sums)
  expect(added).toEqual([
    { way: 'cash', count: 4, amountPaise: 239_50 },
    { way: 'upi', count: 2, amountPaise: 418_00 },
  ])
  expect(netOf(added, [{ amountPaise: paise(63_00) }])).toBe(594_50)
  expect(netOf([], added)).toBe(-657_50)
})
