import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { aBrowser } from '../factories/browser.ts'
import { anOrder } from '../factories/orders.ts'
import { lastMessage } from '../factories/people.ts'
import { anOwner, aProduct, aStore } from '../factories/shops.ts'

const SHOPS = 4
const HOUR_MS = 3_600_000
const STEP_MS = 10 * 60_000

const lines: string[] = []
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMIT: 'on' }, onLogLine: (line) => lines.push(line) })
})
afterAll(() => app.close())

type Shop = { store: Awaited<ReturnType<typeof aStore>>; token: string }
const aShop = async (name?: string): Promise<Shop> => {
  const store = await aStore(app, name === undefined ? {} : { name })
  return { store, token: await app.signIn(anOwner(store)) }
}
const invite = ({ token }: Shop, phone: string) => app.call('POST /stores/me/staff', { token, body: { name: 'Raju', phone } })
const ask = (phone: string, network: number) =>
  aBrowser(app, `198.18.${network}.1`).call('POST /auth/send-otp', { phone, role: 'customer' })
/** An accepted order of a guest, or of a signed-in customer. */
const accepted = async ({ store, token }: Shop, phone: string, customer?: string): Promise<string> => {
  const product = await aProduct(app, store)
  const placing = { name: 'Asha', phone }
  const { order } = customer
    ? await anOrderOf(customer, store, product, placing)
    : await anOrder(app, store, [product], { customer: placing })
  const answer = await app.call(`POST /orders/${order.id}/accept`, { token, body: {} })
  expect(answer.status).toBe(200)
  return order.id
}
const anOrderOf = (token: string, store: Shop['store'], product: { product_id: string }, customer: object) =>
  anOrder({ ...app, call: (path, options) => app.call(path, { ...options, token }) }, store, [product], { customer })
const delay = ({ token }: Shop, orderId: string) => app.call(`POST /orders/${orderId}/delay`, { token, body: { minutes: 10 } })

const sentTo = (phone: string) =>
  app.db.query<{ created_at: Date; template: string; body: string }>(
    'SELECT created_at, template, body FROM message_outbox WHERE recipient = $1 ORDER BY created_at',
    [phone],
  )
/** The most messages of any sixty minutes. */
const busiestHour = (times: readonly Date[]): number =>
  Math.max(...times.map((from) => times.filter((at) => at >= from && at.getTime() < from.getTime() + HOUR_MS).length))

test('a stranger’s number gets three messages an hour, of whatever shops, kinds and devices', async () => {
  const phone = '+917300000001'
  const shops = await Promise.all(Array.from({ length: SHOPS }, () => aShop()))
  const orders = await Promise.all(shops.slice(0, 3).map((shop) => accepted(shop, phone)))
  const outcomes = { invited: 0, invitedSilently: 0, codes: 0, refused: 0 }
  for (let step = 0; step < 12; step += 1) {
    const shop = shops[step % SHOPS] as Shop
    const [invitation, code] = await Promise.all([
      invite(shop, phone),
      ask(phone, step),
      ...orders.map((id, index) => delay(shops[index] as Shop, id)),
    ])
    if (invitation?.body.is_message_sent === true) outcomes.invited += 1
    if (invitation?.body.is_message_sent === false) outcomes.invitedSilently += 1
    if (code?.status === 200) outcomes.codes += 1
    if (code?.status === 429) outcomes.refused += 1
    app.clock.advance(STEP_MS)
  }
  const sent = await sentTo(phone)
  console.info(`in two hours: ${sent.length} messages; ${JSON.stringify(outcomes)}`)
  expect(busiestHour(sent.map(({ created_at }) => created_at))).toBe(3)
  expect(outcomes.refused).toBeGreaterThan(0)
  const heldBack = lines.filter((line) => line.includes('message held back'))
  expect(heldBack.length).toBeGreaterThan(0)
  expect(heldBack.join()).not.toContain('7300000001')
})

test('an invitation that was held back counts, and its shop is told that no message was sent', async () => {
  const phone = '+917300000002'
  for (let shop = 0; shop < 3; shop += 1) expect((await invite(await aShop(), phone)).body.is_message_sent).toBe(true)
  const fourth = await invite(await aShop(), phone)
  expect(fourth).toMatchObject({ status: 201, body: { is_message_sent: false, member: { phone } } })
  expect(await sentTo(phone)).toHaveLength(3)
  expect(await ask(phone, 200)).toMatchObject({ status: 429, body: { code: 'auth.wait_minutes', details: { minutes: 60 } } })
})

test('whether a number has an account does not show in how many codes strangers get', async () => {
  const answers = []
  for (const phone of [(await aStore(app)).phone, '+917300000003']) {
    const statuses = []
    for (let network = 0; network < 5; network += 1) statuses.push((await ask(phone, network)).status)
    answers.push(statuses)
  }
  expect(answers[0]).toEqual([200, 200, 200, 429, 429])
  expect(answers[1]).toEqual(answers[0])
})

test('the orders of a customer who has proven the number are told beyond that, and strangers’ messages do not count', async () => {
  const phone = '+917300000004'
  const browser = aBrowser(app, '203.0.113.50')
  await browser.call('POST /auth/send-otp', { phone, role: 'customer' })
  const otp = (await lastMessage(app, phone))?.code
  const { body } = await browser.call('POST /auth/verify-otp', { phone, otp, role: 'customer' })
  const shop = await aShop()
  const id = await accepted(shop, phone, String(body.token))
  for (let network = 0; network < 3; network += 1) await ask(phone, network)
  for (let times = 0; times < 6; times += 1) expect((await delay(shop, id)).status).toBe(200)
  const sent = await sentTo(phone)
  expect(sent.filter(({ template }) => template === 'order_delayed')).toHaveLength(6)
  expect(sent.filter(({ template }) => template === 'otp_customer')).toHaveLength(3)
  // The device that signed in is not held up by any of this.
  app.clock.advance(31_000)
  expect((await browser.call('POST /auth/send-otp', { phone, role: 'customer' })).status).toBe(200)
})

test('an invitation says nothing that its sender made up', async () => {
  const phone = '+917300000005'
  await invite(await aShop('Win at evil.example/x call 98765 43210'), phone)
  const [message] = await sentTo(phone)
  expect(message?.body).not.toMatch(/evil|98765/)
  expect(message?.body).toMatch(/^Win at call invites you/)
})
