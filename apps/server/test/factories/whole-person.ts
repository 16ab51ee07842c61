import { DEFAULT_NOTIFICATION_SETTINGS } from '@jhola/contract/notifications/settings'
import type { NewStore } from '../../src/modules/stores/index.ts'
import type { TestApp } from '../build-test-app.ts'
import { aBrowser } from './browser.ts'
import { anOrderBody, aPhone } from './orders.ts'
import { lastMessage } from './people.ts'
import { anOwner, aProduct, aStore } from './shops.ts'

/** Texts that nothing else in a database contains. */
export const NAME = 'Zebunnisa Quraishi'
export const LINE = '7 Mulberry Lane, Byculla East'

export type WholePerson = {
  user_id: string
  token: string
  /** Ten digits. */
  phone: string
  email: string
  store: NewStore
  owner: string
  /** Three orders: delivered, cancelled by the customer, and out for delivery. */
  done: string
  calledOff: string
  open: string
}

/** Requests a code for a number and returns it. */
export const codeFor = async (app: TestApp, phone: string): Promise<string> => {
  await app.call('POST /auth/send-otp', { body: { phone } })
  return (await lastMessage(app, `+91${phone}`))?.code ?? ''
}

/** Signs a customer in by a code, as the app does. */
export const signInByCode = async (app: TestApp, phone: string): Promise<{ user_id: string; token: string }> => {
  const browser = aBrowser(app)
  await browser.call('POST /auth/send-otp', { phone })
  const otp = (await lastMessage(app, `+91${phone}`))?.code
  const { body } = await browser.call('POST /auth/verify-otp', { phone, otp })
  return { user_id: (body.user as { id: string }).id, token: String(body.token) }
}

const order = async (app: TestApp, store: NewStore, token: string, phone: string): Promise<string> => {
  const product = await aProduct(app, store)
  const body = anOrderBody(store, [product], {
    customer: { name: NAME, phone },
    deliveryAddress: { addressLine1: LINE, pincode: '400070', landmark: 'behind the Mulberry school' },
    customerNotes: 'Ring for Zebunnisa',
  })
  const answer = await app.call('POST /orders', { token, body, key: `order-${product.product_id}` })
  return String(answer.body.order_id)
}

const deliver = async (app: TestApp, id: string, owner: string): Promise<void> => {
  const partner = { name: 'Ramesh Rider', phone: '9811122233', vehicle_number: 'MH01AB1234' }
  const move = (status: string) =>
    app.call(`PUT /orders/${id}/status`, { token: owner, body: { status, delivery_partner: partner } })
  await move('confirmed')
  const fewer = [{ kind: 'fewer', line_no: 1, quantity: 1 }]
  await app.call(`POST /orders/${id}/packing`, { token: owner, body: { changes: fewer, reason: 'Zebunnisa wants one only' } })
  for (const status of ['preparing', 'out_for_delivery', 'delivered']) await move(status)
}

/** A person with every kind of personal data that the product can store, created in every possible way. */
export const aWholePerson = async (app: TestApp): Promise<WholePerson> => {
  const phone = aPhone()
  const email = `z.q.${phone.slice(-5)}@example.in`
  const store = await aStore(app)
  const owner = await app.signIn(anOwner(store))
  const { user_id, token } = await signInByCode(app, phone)
  const call = (methodAndPath: string, body: object, key?: string) =>
    app.call(methodAndPath, { token, body, ...(key === undefined ? {} : { key }) })
  await call('PATCH /profile', { name: NAME, language: 'hi', theme: 'dark' }, `name-of-${phone}`)
  await app.call('POST /auth/send-email-passcode', { body: { email } })
  await call('POST /profile/email', { email, passcode: (await lastMessage(app, email))?.code ?? '' })
  await app.call('POST /auth/forgot-password', { body: { email } })
  await app.call('POST /auth/approvals', { body: { phone } })
  await call('POST /profile/addresses', { label: 'Home', name: NAME, phone, line: LINE, pincode: '400070', is_usual: true })
  await call('PUT /profile/consents/marketing_messages', { is_given: true })
  await call('PUT /profile/consents/marketing_messages', { is_given: false })
  await call('PUT /notifications/settings', { ...DEFAULT_NOTIFICATION_SETTINGS, lowStock: false })
  const endpoint = `https://fcm.googleapis.com/fcm/send/${phone}`
  await call('POST /notifications/subscribe', {
    subscription: { endpoint, keys: { p256dh: 'B'.padEnd(87, 'A'), auth: 'A'.repeat(22) } },
  })
  const items = [{ product_id: '0190c0de-0000-7000-8000-000000000001', quantity: 2 }]
  await call(`PUT /cart/${store.store_id}`, { items, changed_at: app.clock.now().toISOString() })
  await call(`PUT /favourites/${store.store_id}`, { items, changed_at: app.clock.now().toISOString() })
  await call('POST /community/area-wishes', { pincode: '400027', phone, note: 'Zebunnisa needs a dairy here' })
  const story = { kind: 'customer', name: NAME, city: 'Mumbai', text: 'My milk comes before my tea.' }
  await call('POST /community/stories', { ...story, phone, may_be_shown: true })
  await call('PUT /privacy/nominee', { name: 'Zebunnisa the younger', relation: 'Daughter', phone: '9811100011' })
  await app.call('POST /grievances', { body: { kind: 'privacy', name: NAME, phone, email, text: 'Who has seen Mulberry Lane?' } })
  const done = await order(app, store, token, phone)
  await deliver(app, done, owner)
  await call(`POST /orders/${done}/problem`, { kind: 'missing_item', text: 'No bread in Zebunnisa’s bag' })
  await call(`PUT /orders/${done}/review`, { rating: 5, text: 'Good rice' })
  const calledOff = await order(app, store, token, phone)
  await call(`PATCH /orders/${calledOff}/status`, { status: 'cancelled', notes: 'Zebunnisa is away this week' })
  const open = await order(app, store, token, phone)
  return { user_id, token, phone, email, store, owner, done, calledOff, open }
}

/** Tables that contain a text, with the number of rows. */
export const findEverywhere = async ({ db }: Pick<TestApp, 'db'>, text: string): Promise<Record<string, number>> => {
  const tables = await db.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  )
  const found: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await db.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${name} t WHERE t::text ILIKE '%' || $1 || '%'`, [
      text,
    ])
    if (row && row.n > 0) found[name] = row.n
  }
  return found
}
