import { describe, expect, test } from 'vitest'
import { findLeaks } from './find-leaks.ts'

const REQUEST =
  '{"level":30,"time":"2026-11-22T17:39:45.123Z","req":"mfx3k-1a","method":"POST","route":"/api/v1/payments/test-bank/:reference","status":200,"ms":12.3,"user":"019aa8c2-7c1e-7abc-8def-0123456789ab","store":"STORE-001","msg":"request"}'
const ERROR =
  '{"level":50,"err":{"type":"Error","message":"Razorpay answered 503","code":"23505","stack":"Error: x\\n    at createEmbeddedPostgresServer (/srv/node_modules/@fastify/static/index.js:123456:7)"},"msg":"failed at 1763812785123"}'
const DATABASE = '2026-11-22 17:39:45.123 UTC [221283] ERROR:  duplicate key value violates unique constraint "users_phone_key"'

test('what logs hold by right is nothing of a person', () => {
  expect(findLeaks([REQUEST, ERROR, DATABASE].join('\n'))).toEqual([])
  expect(findLeaks('  shop      +919876543210  Ramesh, Test Kirana Store\n  customer  9876500001  Asha')).toEqual([])
  expect(findLeaks('  manager   +919200000101  Asha Gupta\n  rider     +919200000104  Vinod Kamble')).toEqual([])
})

describe('by its form', () => {
  test.each([
    ['a card number', '4111111111111111'],
    ['a card number', '4111 1111 1111 1111'],
    ['a card number', '5555-5555-5555-4444'],
    ['a card number', '378282246310005'],
    ['a mobile number', '9876543210'],
    ['a mobile number', '+919876543210'],
    ['a mobile number', '98765 43210'],
    ['an e-mail address', 'asha.rao+x@jhola.example'],
    ['a UPI ID', 'kavita.shah@okaxis'],
    ['a signed token', 'eyJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwIn0.c2lnbmF0dXJl'],
    ['a token', 'q2Vx9-Lk0sTn7WcR_4bYhA'],
    ['a token', 'Zk1pQm5vcFFyU3R1Vnd4WVoxMjM0NTY3ODkwYWJjZGVm'],
    ['a session', 'sid=abc'],
    ['a session', 'Bearer abc'],
    ['a security code of a card', 'cvv: 123'],
    ['a one-time code or a pincode', '482913'],
  ])('%s is found wherever it stands, and not shown: %s', (what, value) => {
    for (const line of [value, `{"msg":"${value}"}`, `said ${value}, again`, `{"err":{"message":"no ${value}"}}`]) {
      const leaks = findLeaks(`${REQUEST}\n${line}\n`)
      expect(leaks.map((leak) => leak.what)).toContain(what)
      expect(leaks[0]?.line).toBe(2)
      for (const { text } of leaks) expect(text).not.toContain(value)
    }
  })

  test('numbers that only look like cards, and moments, are none', () => {
    expect(findLeaks('4111111111111112 1763812785123 2026-11-22 17:39:45')).toEqual([])
  })
})

test('what the tests themselves used is found by itself, also when it looks like nothing', () => {
  const known = ['quiet-word', '14 Pipe Road, Kurla West', 'tiny']
  expect(findLeaks('{"msg":"quiet-word"}\nat 14 Pipe Road, Kurla West\ntiny quiet-words', known)).toEqual([
    { line: 1, what: 'something that was used in the tests', text: '{"msg":"qu…"}' },
    { line: 2, what: 'something that was typed in the tests', text: 'at 14…' },
  ])
})
