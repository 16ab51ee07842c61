import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOwner, aProduct, aStaff, aStore } from '../../../../test/factories/shops.ts'

let app: TestApp
let store: Awaited<ReturnType<typeof aStore>>
let owner: string
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  store = await aStore(app, { opens: '00:00', closes: '00:00' })
  owner = await app.signIn(anOwner(store))
})

type Reply = { steps: { step: string; is_done: boolean }[]; products: number; sellable: number; is_over: boolean }

const read = async (token = owner): Promise<Reply> =>
  (await app.call('GET /stores/me/set-up', { token })).body as unknown as Reply
const change = (body: unknown, token = owner) => app.call('PUT /stores/me/set-up', { token, body })
const doneOf = ({ steps }: Reply): string[] => steps.filter(({ is_done }) => is_done).map(({ step }) => step)
const seen = async () => (await app.call(`GET /stores/${store.store_id}`)).body.store
const nearby = async () => {
  const { body } = await app.call(
    `GET /stores/nearby?latitude=${store.latitude}&longitude=${store.longitude}&name=${encodeURIComponent(store.name)}`,
  )
  return (body.stores as { store_id: string }[]).find(({ store_id }) => store_id === store.store_id)
}

test('a new shop has its number, and each step as it is done', async () => {
  expect(await read()).toMatchObject({ products: 0, sellable: 0, is_over: false })
  expect(doneOf(await read())).toEqual(['phone'])
  await change({ step: 'hours', is_done: true })
  await change({ step: 'place', is_done: true })
  expect(doneOf(await read())).toEqual(['phone', 'place', 'hours'])
  await aProduct(app, store, { stock: 0 })
  expect(await read()).toMatchObject({ products: 1, sellable: 0 })
  expect(doneOf(await read())).toEqual(['phone', 'place', 'hours', 'products'])
  await aProduct(app, store)
  expect(await read()).toMatchObject({ products: 2, sellable: 1 })
  await app.call('POST /orders/test/generate-order', {
    token: owner,
    body: { store_id: store.store_id, customer_name: 'Asha', customer_phone: '9876543210' },
  })
  expect(doneOf(await read())).toEqual(['phone', 'place', 'hours', 'products', 'stock', 'test_order'])
  const all = await change({ step: 'poster', is_done: true })
  expect(all.body).toMatchObject({ is_over: true })
})

test('a step is taken back and confirmed again; the others stay', async () => {
  await change({ step: 'hours', is_done: true })
  await change({ step: 'poster', is_done: true })
  await change({ step: 'hours', is_done: false })
  expect(doneOf(await read())).toEqual(['phone', 'poster'])
  await change({ step: 'hours', is_done: true })
  expect(doneOf(await read())).toEqual(['phone', 'hours', 'poster'])
})

test('is hidden and shown again', async () => {
  expect((await change({ is_hidden: true })).body).toMatchObject({ is_over: true })
  expect(await read()).toMatchObject({ is_over: true })
  expect((await change({ is_hidden: false })).body).toMatchObject({ is_over: false })
})

test('only who may change the settings, and nothing half', async () => {
  const packer = await app.signIn(await aStaff(app, store, { role: 'packer' }))
  expect((await app.call('GET /stores/me/set-up', { token: packer })).status).toBe(403)
  expect((await change({ step: 'hours', is_done: true }, packer)).status).toBe(403)
  for (const body of [{}, { step: 'phone', is_done: true }, { step: 'hours' }, { step: 'hours', is_done: true, is_hidden: true }])
    expect((await change(body)).status).toBe(400)
  expect(doneOf(await read())).toEqual(['phone'])
})

test('customers read that it opens soon until something can be ordered', async () => {
  const soon = { is_opening_soon: true, is_open: false, opens_at: null }
  expect(await seen()).toMatchObject(soon)
  expect(await nearby()).toMatchObject(soon)
  expect((await app.call('GET /stores/me', { token: owner })).body.store).toMatchObject({ is_opening_soon: true, is_open: true })
  await aProduct(app, store, { stock: 0 })
  expect(await seen()).toMatchObject(soon)
  await aProduct(app, store)
  const open = { is_opening_soon: false, is_open: true }
  expect(await seen()).toMatchObject(open)
  expect(await nearby()).toMatchObject(open)
})

test('a shop that has sold out does not open soon', async () => {
  const product = await aProduct(app, store)
  await app.db.execute('UPDATE store_counters SET delivered = 1 WHERE store_id = $1', [store.store_id])
  await app.db.execute('UPDATE products SET on_hand = 0 WHERE product_id = $1', [product.product_id])
  expect(await seen()).toMatchObject({ is_opening_soon: false, is_open: true })
})
