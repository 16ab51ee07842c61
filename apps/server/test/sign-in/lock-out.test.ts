import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { aBrowser } from '../factories/browser.ts'
import { lastMessage } from '../factories/people.ts'
import { aStore } from '../factories/shops.ts'

/** Requests of the simulated day. LOCK_OUT_REQUESTS=10000 is the figure that the sign-in was first accepted with. */
const REQUESTS = Number(process.env.LOCK_OUT_REQUESTS ?? 3000)
const NETWORKS = 250
const DAY_MS = 24 * 3_600_000
/** The owner signs in this often during the day. */
const SIGN_INS = 5
const OWNER_IP = '203.0.113.10'
/** Requests of strangers at the same time. */
const LANES = 8

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMIT: 'on' } })
})
afterAll(() => app.close())

test(`${REQUESTS} requests of strangers in a day, also from the owner's own address: the owner's device is never refused`, {
  timeout: 240_000,
}, async () => {
  const { phone } = await aStore(app)
  const owner = aBrowser(app, OWNER_IP)
  const role = 'store_owner'
  const signIn = async (): Promise<number[]> => {
    const sent = await owner.call('POST /auth/send-otp', { phone, role })
    const otp = (await lastMessage(app, phone))?.code ?? ''
    const signedIn = await owner.call('POST /auth/verify-otp', { phone, otp, role })
    await owner.call('POST /auth/logout')
    return [sent.status, signedIn.status]
  }
  const answers = [await signIn()]
  const strangers = new Map<number, number>()
  const disturb = async (index: number): Promise<void> => {
    const remoteAddress = index % 10 === 0 ? OWNER_IP : `198.18.${index % NETWORKS}.${1 + (index % 200)}`
    const [url, payload] =
      index % 3 === 0 ? ['/api/v1/auth/send-otp', { phone, role }] : ['/api/v1/auth/verify-otp', { phone, role, otp: '0000' }]
    const { statusCode } = await app.inject({ method: 'POST', url, payload, remoteAddress })
    strangers.set(statusCode, (strangers.get(statusCode) ?? 0) + 1)
    app.clock.advance(DAY_MS / REQUESTS)
  }
  const queue = Array.from({ length: REQUESTS }, (_, index) => index).values()
  for (let round = 0; round < SIGN_INS; round += 1) {
    const lane = async (): Promise<void> => {
      for (let sent = 0; sent < REQUESTS / SIGN_INS / LANES; sent += 1) await disturb(Number(queue.next().value))
    }
    await Promise.all(Array.from({ length: LANES }, lane))
    answers.push(await signIn())
  }
  expect([...strangers.values()].reduce((sum, count) => sum + count)).toBe(REQUESTS)
  console.info(`strangers' answers: ${[...strangers].map(([status, count]) => `${count} x ${status}`).join(', ')}`)
  expect(answers).toEqual(Array.from({ length: SIGN_INS + 1 }, () => [200, 200]))
  const codes = await app.db.query<{ standing: string; codes: number; tries: number }>(
    'SELECT standing, count(*)::int AS codes, sum(tries)::int AS tries FROM one_time_codes WHERE recipient = $1 GROUP BY 1 ORDER BY 1',
    [phone],
  )
  expect(codes.find(({ standing }) => standing === 'known')).toEqual({ standing: 'known', codes: SIGN_INS, tries: SIGN_INS })
  const unknown = codes.find(({ standing }) => standing === 'unknown')
  expect(unknown?.codes).toBeLessThanOrEqual(5)
  expect(unknown?.tries).toBeLessThanOrEqual(15)
})
