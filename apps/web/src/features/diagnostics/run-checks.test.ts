import { describe, expect, test } from 'vitest'
import type { CheckWorld } from './integration-checks.ts'
import { type CheckResult, endCheckSession, runChecks } from './run-checks.ts'
import type { CheckAnswer, CheckRequest } from './send-check.ts'

type Script = Record<string, Partial<CheckAnswer> | 'no answer'>

const GOOD: Script = {
  'GET /health': { body: { status: 'ok' } },
  'OPTIONS /health': { status: 204, allow: 'GET, HEAD, OPTIONS' },
  'POST /api/v1/auth/send-otp': { body: { success: true } },
  'GET /api/v1/dev/outbox': { body: { messages: [{ code: null }, { code: '4321' }] } },
  'POST /api/v1/auth/verify-otp': { body: { token: 'secret', user: { store_id: 'STORE-001' } } },
  'GET /api/v1/orders': { body: { total: 12 } },
  'POST /api/v1/orders/test/generate-order': { status: 201, body: { order: { order_number: '001-0042', items: [1, 2] } } },
}

/** Runs all checks against scripted responses; returns the results and the requests. */
const run = async (script: Script, overrides: Partial<CheckWorld> = {}) => {
  const asked: CheckRequest[] = []
  const results: CheckResult[] = []
  let clockMs = 0
  const world: CheckWorld = {
    phone: '9876543210',
    isDevelopment: true,
    session: null,
    send: async (request) => {
      asked.push(request)
      const answer = script[`${request.method} ${request.path.split('?')[0]}`]
      if (!answer || answer === 'no answer') throw new TypeError('Failed to fetch')
      clockMs += 5
      return { status: 200, allow: '', body: undefined, ...answer }
    },
    ...overrides,
  }
  await runChecks(
    world,
    (result) => results.push(result),
    () => clockMs,
  )
  return { world, asked, results, states: results.map(({ id, state }) => `${id} ${state}`) }
}

describe('the integration test', () => {
  test('passes when everything answers, signs in with the OTP it requested, and measures times', async () => {
    const { results, states, asked } = await run(GOOD)
    expect(states).toEqual(['health passed', 'cors passed', 'otp passed', 'orders passed', 'test_order passed'])
    expect(results.map(({ ms }) => ms)).toEqual([5, 5, 5, 15, 5])
    expect(asked.find(({ path }) => path.includes('verify-otp'))?.body).toMatchObject({ otp: '4321' })
    expect(asked.at(-1)).toMatchObject({
      token: 'secret',
      body: { store_id: 'STORE-001', customer_name: 'Test Customer', customer_phone: '9876543210' },
    })
  })

  test('uses the session of the browser without an OTP', async () => {
    const { states, asked } = await run(GOOD, { session: { store_id: 'STORE-002' } })
    expect(states.filter((state) => state.endsWith('passed'))).toHaveLength(5)
    expect(asked.some(({ path }) => path.includes('verify-otp') || path.includes('outbox'))).toBe(false)
    expect(asked.at(-1)).toMatchObject({ body: { store_id: 'STORE-002' } })
    expect(asked.at(-1)).not.toHaveProperty('token')
  })

  test.each<[string, Script, string]>([
    ['no answer', { 'GET /health': 'no answer' }, 'health failed'],
    ['another page', { 'GET /health': { body: undefined } }, 'health failed'],
    ['no OPTIONS', { 'OPTIONS /health': { status: 404, body: { code: 'request.not_found' } } }, 'cors failed'],
    ['OPTIONS for nothing', { 'OPTIONS /health': { status: 204 } }, 'cors failed'],
    ['sending fails', { 'POST /api/v1/auth/send-otp': { status: 503, body: { code: 'server.unavailable' } } }, 'otp failed'],
    ['too soon', { 'POST /api/v1/auth/send-otp': { status: 429, body: { code: 'request.rate_limited' } } }, 'otp skipped'],
    ['a wrong code', { 'POST /api/v1/auth/verify-otp': { status: 400, body: { code: 'auth.otp_invalid' } } }, 'orders failed'],
    ['no code', { 'GET /api/v1/dev/outbox': { body: { messages: [] } } }, 'test_order skipped'],
    ['no orders', { 'GET /api/v1/orders': { status: 500, body: undefined } }, 'orders failed'],
    [
      'nothing to sell',
      { 'POST /api/v1/orders/test/generate-order': { status: 404, body: { code: 'catalogue.not_found' } } },
      'test_order failed',
    ],
  ])('%s is told, and the rest is still checked', async (_, broken, state) => {
    const { states } = await run({ ...GOOD, ...broken })
    expect(states).toContain(state)
    expect(states).toHaveLength(5)
  })

  test('in production it neither signs in nor makes a test order', async () => {
    const { states, asked } = await run(GOOD, { isDevelopment: false })
    expect(states).toEqual(['health passed', 'cors passed', 'otp passed', 'orders skipped', 'test_order skipped'])
    expect(asked).toHaveLength(3)
  })

  test("ends the session that it started, never the browser's own", async () => {
    const own = await run(GOOD, { session: { store_id: 'STORE-002' } })
    const before = own.asked.length
    await endCheckSession(own.world)
    expect(own.asked).toHaveLength(before)
    const { world, asked } = await run(GOOD)
    await endCheckSession(world)
    expect(asked.at(-1)).toMatchObject({ path: '/api/v1/auth/logout', token: 'secret' })
  })
})
