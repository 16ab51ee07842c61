import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { anOrder } from '../../../test/factories/orders.ts'
import { lastMessage } from '../../../test/factories/people.ts'
import { anOwner, aProduct, aStaff, aStore, aUser } from '../../../test/factories/shops.ts'

const HOUR_MS = 3_600_000
const OFFICER = {
  OPERATOR_NAME: 'Jhola Test Pvt Ltd',
  OPERATOR_ADDRESS: '1 MG Road, Pune 411001',
  GRIEVANCE_OFFICER: 'Asha Rao',
  GRIEVANCE_EMAIL: 'grievance@jhola.example',
}

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await buildTestApp({ env: OFFICER })
  admin = await app.signIn(await aUser(app, { role: 'admin' }))
})
afterAll(() => app.close())

let count = 0
const aNumber = (): string => {
  count += 1
  return `97111${String(count).padStart(5, '0')}`
}
const words = 'The dal was spoilt, and nobody answers.'
const send = (over: object = {}, headers: Record<string, string> = {}) =>
  app.call('POST /grievances', { headers, body: { kind: 'order', name: 'Meena', phone: '9711100000', text: words, ...over } })
const follow = (ticket: unknown, phone: string) => app.call('POST /grievances/follow', { body: { ticket, phone } })
type Row = { grievance_id: string; ticket: string; state: string; is_overdue: boolean }
const queue = async (only = '') => {
  const { body } = await app.call(`GET /admin/grievances?pageSize=50${only}`, { token: admin })
  return { rows: body.grievances as Row[], overdue: body.overdue as number }
}
const idOf = async (ticket: unknown): Promise<string> =>
  (await queue()).rows.find((row) => row.ticket === ticket)?.grievance_id ?? ''

test('the officer and the operator are named as the settings say, and nobody without settings', async () => {
  expect((await app.call('GET /grievances/officer')).body).toEqual({
    success: true,
    operator: { name: OFFICER.OPERATOR_NAME, address: OFFICER.OPERATOR_ADDRESS, email: null, phone: null },
    officer: { name: 'Asha Rao', email: OFFICER.GRIEVANCE_EMAIL, phone: null },
  })
})

describe('a grievance', () => {
  test('about an order goes to its shop, by the number that people read and the phone of the order', async () => {
    const phone = aNumber()
    const store = await aStore(app)
    const { order } = await anOrder(app, store, [await aProduct(app, store)], { customer: { name: 'Meena', phone } })
    const mine = await send({ phone, order_no: order.order_number })
    const foreign = await send({ phone: aNumber(), order_no: order.order_number })
    for (const [sent, status] of [
      [mine, 200],
      [foreign, 404],
    ] as const) {
      const id = await idOf(sent.body.ticket)
      expect((await app.call(`POST /admin/grievances/${id}/ask-shop`, { token: admin })).status).toBe(status)
    }
  })

  test('goes to the shop that its order number names, though a newer order elsewhere has the same count', async () => {
    const phone = aNumber()
    const orders = []
    for (const store of [await aStore(app), await aStore(app)]) {
      const { order } = await anOrder(app, store, [await aProduct(app, store)], { customer: { name: 'Meena', phone } })
      orders.push({ store_id: store.store_id, order_no: order.order_number })
    }
    // The second one is newer, and has the same count.
    await app.db.execute(`UPDATE orders SET created_at = created_at + interval '1 second' WHERE store_id = $1`, [
      orders[1]?.store_id,
    ])
    expect(new Set(orders.map(({ order_no }) => /\d+$/.exec(order_no)?.[0])).size).toBe(1)
    for (const { store_id, order_no } of orders) {
      const { ticket } = (await send({ phone, order_no })).body
      expect(await app.db.query('SELECT store_id FROM grievances WHERE ticket = $1', [ticket])).toEqual([{ store_id }])
    }
    const { ticket } = (await send({ phone, order_no: 'NOSHOP-0001' })).body
    expect(await app.db.query('SELECT store_id FROM grievances WHERE ticket = $1', [ticket])).toEqual([{ store_id: null }])
  })

  test('gets a ticket and its times at once, and the officer an e-mail without its words', async () => {
    const phone = aNumber()
    const { status, body } = await send({ phone })
    expect(status).toBe(201)
    expect(body.ticket).toMatch(/^G-[2-9A-HJ-NP-Z]{8}$/)
    const now = app.clock.now().getTime()
    expect(body.acknowledge_by).toBe(new Date(now + 48 * HOUR_MS).toISOString())
    expect(body.redress_by).toBe('2026-12-20T06:00:00.000Z')
    const mail = await lastMessage(app, OFFICER.GRIEVANCE_EMAIL)
    expect(mail?.body).toContain(String(body.ticket))
    expect(mail?.body).not.toContain('dal')
    expect((await follow(body.ticket, phone)).body.grievance).toMatchObject({ state: 'received', text: words, answer: null })
  })

  test('is shown to nobody without its number, and to nobody but the officer otherwise', async () => {
    const phone = aNumber()
    const { body } = await send({ phone })
    expect((await follow(body.ticket, aNumber())).status).toBe(404)
    expect((await follow('G-22222222', phone)).status).toBe(404)
    const owner = await app.signIn(anOwner(await aStore(app)))
    expect((await app.call('GET /admin/grievances')).status).toBe(401)
    expect((await app.call('GET /admin/grievances', { token: owner })).status).toBe(403)
  })

  test.each([
    ['without words', { text: ' ' }, 'text'],
    ['without a number', { phone: '12' }, 'phone'],
    ['without a name', { name: '' }, 'name'],
    ['of an unknown kind', { kind: 'praise' }, 'kind'],
  ])('%s is refused beside its field', async (_, over, field) => {
    const { status, body } = await send(over)
    expect(status).toBe(400)
    expect(JSON.stringify(body.details)).toContain(`"field":"${field}"`)
  })

  test('is acknowledged once, answered once, and the sender is told in the language of the grievance', async () => {
    const phone = aNumber()
    const { body } = await send({ phone }, { 'accept-language': 'hi' })
    const id = await idOf(body.ticket)
    const acknowledge = () => app.call(`POST /admin/grievances/${id}/acknowledge`, { token: admin })
    expect((await acknowledge()).body.grievance).toMatchObject({ state: 'acknowledged' })
    expect((await acknowledge()).status).toBe(200)
    const sent = await app.db.query<{ template: string; language: string }>(
      'SELECT template, language FROM message_outbox WHERE recipient = $1',
      [`+91${phone}`],
    )
    expect(sent).toEqual([{ template: 'grievance_acknowledged', language: 'hi' }])
    const resolve = () =>
      app.call(`POST /admin/grievances/${id}/resolve`, { token: admin, body: { answer: 'The shop gives the money back.' } })
    expect((await resolve()).body.grievance).toMatchObject({ state: 'resolved' })
    expect((await resolve()).status).toBe(404)
    expect((await follow(body.ticket, phone)).body.grievance).toMatchObject({ answer: 'The shop gives the money back.' })
    expect((await lastMessage(app, `+91${phone}`))?.template).toBe('grievance_resolved')
    const logged = await app.db.query<{ step: string }>(
      `SELECT details->>'step' AS step FROM security_events WHERE kind = 'admin.grievance_handled' AND details->>'ticket' = $1 ORDER BY event_id`,
      [body.ticket],
    )
    expect(logged.map(({ step }) => step)).toEqual(['acknowledged', 'acknowledged', 'resolved'])
  })
})

test('a grievance is overdue after 48 hours without acknowledgement, and after a month without an answer', async () => {
  const late = await buildTestApp({ env: OFFICER })
  const token = await late.signIn(await aUser(late, { role: 'admin' }))
  const ticket = (await late.call('POST /grievances', { body: { kind: 'shop', name: 'Ravi', phone: '9711199999', text: words } }))
    .body.ticket
  const overdue = async () => {
    const { body } = await late.call('GET /admin/grievances?only=overdue', { token })
    return [body.overdue, (body.grievances as Row[]).map((row) => [row.ticket, row.is_overdue])]
  }
  late.clock.advance(48 * HOUR_MS)
  expect(await overdue()).toEqual([0, []])
  late.clock.advance(1)
  expect(await overdue()).toEqual([1, [[ticket, true]]])
  const { body } = await late.call('GET /admin/grievances', { token })
  const [row] = body.grievances as Row[]
  await late.call(`POST /admin/grievances/${row?.grievance_id}/acknowledge`, { token })
  expect(await overdue()).toEqual([0, []])
  late.clock.set('2026-12-20T06:00:00.001Z')
  const again = await late.signIn(await aUser(late, { role: 'admin' }))
  expect((await late.call('GET /admin/grievances?only=overdue', { token: again })).body.overdue).toBe(1)
  await late.close()
})

describe('a grievance about a shop', () => {
  test('is shown to its owner when the officer asks, without the name and number of who sent it', async () => {
    const store = await aStore(app)
    const owner = await app.signIn(anOwner(store))
    const phone = aNumber()
    const { body } = await send({ phone, store_id: store.store_id, kind: 'shop', name: 'Quixotic Meena' })
    const id = await idOf(body.ticket)
    const ofShop = () => app.call('GET /stores/me/grievances', { token: owner })
    const answer = (token: string) =>
      app.call(`POST /stores/me/grievances/${id}/answer`, { token, body: { answer: 'We were closed that day.' } })
    expect((await ofShop()).body.grievances).toEqual([])
    expect((await answer(owner)).status).toBe(404)

    expect((await app.call(`POST /admin/grievances/${id}/ask-shop`, { token: admin })).status).toBe(200)
    const shown = await ofShop()
    expect(shown.body.grievances).toMatchObject([{ ticket: body.ticket, text: words }])
    expect(JSON.stringify(shown.body)).not.toMatch(/Quixotic|97111/)
    const [stranger, staff] = [await app.signIn(anOwner(await aStore(app))), await app.signIn(await aStaff(app, store))]
    expect((await answer(stranger)).status).toBe(404)
    expect((await answer(staff)).status).toBe(403)
    expect((await answer(owner)).status).toBe(200)
    const seen = (await queue()).rows.find((row) => row.ticket === body.ticket)
    expect(seen).toMatchObject({ shop_answer: 'We were closed that day.', store_name: store.name })
  })

  test('cannot be passed to a shop that it does not name', async () => {
    const { body } = await send({ phone: aNumber(), store_id: 'STORE-NOBODY' })
    const id = await idOf(body.ticket)
    expect((await app.call(`POST /admin/grievances/${id}/ask-shop`, { token: admin })).status).toBe(404)
  })
})
