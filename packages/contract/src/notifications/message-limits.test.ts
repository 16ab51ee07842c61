import { describe, expect, test } from 'vitest'
import { type MessageCause, messageWaitMs, nameForMessage } from './message-limits.ts'

const NOW = Date.UTC(2026, 10, 20, 6)
const MINUTE = 60_000
const ago = (...minutes: number[]): number[] => minutes.map((count) => NOW - count * MINUTE)
const wait = (cause: MessageCause, sent: number[], to: 'phone' | 'email' = 'phone') => messageWaitMs({ to, cause }, sent, NOW)

describe('messages an hour to one recipient', () => {
  test('are three from strangers', () => {
    expect(wait('stranger', ago(50, 40))).toBe(0)
    expect(wait('stranger', ago(50, 40, 1))).toBe(10 * MINUTE)
    expect(wait('stranger', ago(60, 40, 1))).toBe(0)
  })
  test('are thirty for a customer who has proven the number', () => {
    const many = (count: number) => Array.from({ length: count }, () => NOW - 30 * MINUTE)
    expect(wait('customer', many(29))).toBe(0)
    expect(wait('customer', many(30))).toBe(30 * MINUTE)
  })
  test('are ten e-mails from strangers', () => {
    expect(wait('stranger', ago(9, 8, 7, 6, 5, 4, 3, 2, 1), 'email')).toBe(0)
    expect(wait('stranger', ago(10, 9, 8, 7, 6, 5, 4, 3, 2, 1), 'email')).toBe(50 * MINUTE)
  })
  test('have no limit here for the account itself', () => {
    expect(
      wait(
        'account',
        Array.from({ length: 1000 }, () => NOW),
      ),
    ).toBe(0)
  })
})

test.each([
  ['Rina Kirana Store', 'Rina Kirana Store'],
  ['गुप्ता किराना स्टोर', 'गुप्ता किराना स्टोर'],
  ['S.K. General Store No. 24', 'S.K. General Store No. 24'],
  ['Win at https://evil.example/x now', 'Win at now'],
  ['evil.example', ''],
  ['Pay me@evil.example', 'Pay'],
  ['Call 98765 43210 today', 'Call today'],
  ['Call ९८७६५४३२१० today', 'Call today'],
  ['Line\nbreak\u202e and \u200bmarks', 'Line break and marks'],
  ['ｅｖｉｌ．ｅｘａｍｐｌｅ offers', 'offers'],
  ['x'.repeat(90), 'x'.repeat(40)],
])('%s is %s in a message', (name, shown) => {
  expect(nameForMessage(name)).toBe(shown)
})
