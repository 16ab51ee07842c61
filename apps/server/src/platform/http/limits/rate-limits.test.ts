import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'

let node: TestApp
let otherNode: TestApp

beforeAll(async () => {
  const env = { RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' }
  node = await buildTestApp({ env })
  otherNode = await buildTestApp({ env, db: node.db })
})
afterAll(async () => {
  await otherNode.close()
  await node.close()
})

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })
const askForCode = (app: TestApp, ip: string) => app.call('POST /auth/send-otp', { body: { phone: 'nobody' }, ...from(ip) })

test('a spent budget is refused with the seconds to wait, other addresses go on', async () => {
  const answers = []
  for (let call = 0; call < 242; call += 1) answers.push(await node.call('POST /auth/logout', from('203.0.113.1')))
  expect(answers.slice(0, 240).every(({ status }) => status === 200)).toBe(true)
  const refused = answers[240]
  expect(refused).toMatchObject({ status: 429, body: { code: 'request.rate_limited' } })
  const { seconds } = (refused?.body.details ?? {}) as { seconds?: number }
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)
  expect(refused?.body.message).toBe(`Too many attempts. Please wait ${seconds} seconds and try again.`)
  expect(refused?.headers['retry-after']).toBe(String(seconds))
  expect(await node.call('POST /auth/logout', from('203.0.113.2'))).toMatchObject({ status: 200 })
})

test('the budget of codes is one for all nodes, and one for a whole /64', async () => {
  for (let call = 0; call < 15; call += 1) {
    expect(await askForCode(node, '2001:db8::1')).toMatchObject({ status: 400 })
    expect(await askForCode(otherNode, '2001:db8::2')).toMatchObject({ status: 400 })
  }
  expect(await askForCode(node, '2001:db8::3')).toMatchObject({ status: 429 })
  expect(await askForCode(otherNode, '2001:db8::4')).toMatchObject({ status: 429 })
  expect(await askForCode(node, '2001:db8:0:1::1')).toMatchObject({ status: 400 })
})

test('an address that a stranger claims is not believed', async () => {
  const stranger = await buildTestApp({ env: { RATE_LIMIT: 'on', TRUST_PROXY: '10.0.0.0/8' }, db: node.db })
  for (let call = 0; call < 240; call += 1) await stranger.call('POST /auth/logout', from(`198.51.100.${call}`))
  expect(await stranger.call('POST /auth/logout', from('198.51.100.250'))).toMatchObject({ status: 429 })
  await stranger.close()
})

test('health, readiness and metrics cost nothing', async () => {
  for (let call = 0; call < 700; call += 1) await node.inject('/health')
  expect((await node.inject('/health')).statusCode).toBe(200)
})
