import type { Order } from '@jhola/contract/orders/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrder, aPhone } from '../../../../test/factories/orders.ts'
import { aProduct, aStore } from '../../../../test/factories/shops.ts'
import { aWholePerson, LINE, NAME, signInByCode, type WholePerson } from '../../../../test/factories/whole-person.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

/** The columns of a table except some, as SQL. */
const columnsOf = async (table: string, without: readonly string[]): Promise<string> => {
  const rows = await app.db.query<{ name: string }>(
    'SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = $3 AND attname <> ALL($2::name[])',
    [table, without, ''],
  )
  return rows.map(({ name }) => name).join(', ')
}

const exportOf = (token: string) => app.call('GET /profile/export', { token })

describe('the export', () => {
  let person: WholePerson
  beforeAll(async () => {
    person = await aWholePerson(app)
  })

  test('holds everything that is kept about the person', async () => {
    const { status, body } = await exportOf(person.token)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      success: true,
      exported_at: app.clock.now().toISOString(),
      profile: { name: NAME, phone: `+91${person.phone}`, email: person.email, addresses: [{ line: LINE }] },
      device_language: 'en',
      payments: [],
      reviews: [{ order_id: person.done, rating: 5, text: 'Good rice' }],
      carts: [{ store_id: person.store.store_id, items: [{ quantity: 2 }] }],
      favourites: [{ store_id: person.store.store_id, items: [{ quantity: 2 }] }],
      consents: [
        { kind: 'marketing_messages', is_given: true, text_version: 1, decided_at: app.clock.now().toISOString() },
        { kind: 'marketing_messages', is_given: false, text_version: 1 },
      ],
      area_wishes: [{ pincode: '400027', note: 'Zebunnisa needs a dairy here' }],
      stories: [{ name: NAME, text: 'My milk comes before my tea.' }],
      shops: [],
      push_subscriptions: [{ push_service: 'fcm.googleapis.com' }],
      notification_settings: { lowStock: false },
      sessions: [{ revoked_at: null }],
    })
    const orders = body.orders as Order[]
    expect(orders.map(({ id }) => id).toSorted()).toEqual([person.done, person.calledOff, person.open].toSorted())
    expect(orders.find(({ id }) => id === person.done)).toMatchObject({
      customer_name: NAME,
      delivery_address: `${LINE}, 400070`,
      problem: { text: 'No bread in Zebunnisa’s bag' },
      items: [{ quantity: 1 }],
      packing: { ordered: { items: [{ quantity: 3 }] } },
    })
    const kinds = (body.security_events as { kind: string }[]).map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['auth.signed_in', 'profile.email_changed']))
    const templates = (body.messages as { template: string }[]).map(({ template }) => template)
    expect(templates.toSorted()).toEqual(expect.arrayContaining(['email_changed', 'otp_customer', 'passcode']))
  })

  test('has nothing of other people, and nothing that opens a door', async () => {
    await aWholePerson(app)
    const text = JSON.stringify((await exportOf(person.token)).body)
    expect(text).not.toMatch(/Ramesh Rider|9811122233|MH01AB1234/)
    const sent = await app.db.query<{ code: string | null; body: string }>(
      'SELECT code, body FROM message_outbox WHERE recipient = ANY ($1)',
      [[`+91${person.phone}`, person.email]],
    )
    const secrets = sent.flatMap(({ code, body }) => [code, /token=([\w-]+)/.exec(body)?.[1]]).filter((one) => !!one)
    expect(secrets).toHaveLength(4)
    for (const secret of secrets) expect(text).not.toContain(secret)
    expect(text).not.toMatch(/token_hash|password_hash|ip_hash|tracking_token/)
    const own = [`+91${person.phone}`, person.store.phone, '+919811100011']
    expect(text.match(/\+91\d{10}/g)?.filter((phone) => !own.includes(phone))).toEqual([])
  })

  test('has every order, however many', async () => {
    const { user_id, token } = await signInByCode(app, aPhone())
    const store = await aStore(app)
    const { order } = await anOrder(app, store, [await aProduct(app, store)])
    await app.db.execute(`UPDATE orders SET status = 'delivered' WHERE order_id = $1`, [order.id])
    const orders = await columnsOf('orders', ['order_id', 'order_no', 'customer_user_id'])
    await app.db.execute(
      `INSERT INTO orders (order_id, order_no, customer_user_id, ${orders})
       SELECT gen_random_uuid(), 1000 + n, $2, ${orders} FROM orders, generate_series(1, 450) n WHERE order_id = $1`,
      [order.id, user_id],
    )
    for (const table of ['order_items', 'order_events']) {
      const columns = await columnsOf(table, ['order_id', 'store_id'])
      await app.db.execute(
        `INSERT INTO ${table} (order_id, store_id, ${columns}) SELECT o.order_id, o.store_id, ${columns.replace(/\w+/g, 't.$&')}
         FROM ${table} t, orders o WHERE t.order_id = $1 AND o.customer_user_id = $2`,
        [order.id, user_id],
      )
    }
    const { body } = await exportOf(token)
    expect(new Set((body.orders as Order[]).map(({ id }) => id)).size).toBe(450)
  })

  test('is written down, and is for signed-in people', async () => {
    const { user_id, token } = await signInByCode(app, aPhone())
    await exportOf(token)
    const rows = await app.db.query(`SELECT at FROM security_events WHERE user_id = $1 AND kind = 'profile.data_exported'`, [
      user_id,
    ])
    expect(rows).toHaveLength(1)
    expect((await app.call('GET /profile/export')).status).toBe(401)
  })
})
