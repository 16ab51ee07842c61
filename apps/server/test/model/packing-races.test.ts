import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, buildTestApp, type TestApp } from '../build-test-app.ts'
import { forgetEstablished } from '../factories/shops.ts'
import {
  expectClear,
  expectMoneyHolds,
  openPackingShop,
  orderTwo,
  type PackingShop,
  readOrderOf,
  untilServed,
} from './packing-shop.ts'
import { brokenInvariants, codeOf } from './shop.ts'

const RUNS = Number(process.env.PACKING_RACES ?? 60)

let app: TestApp
/** A second node on the same database: state in memory cannot coordinate the two. */
let otherNode: TestApp
let shop: PackingShop
beforeAll(async () => {
  app = await buildTestApp()
  otherNode = await buildTestApp({ db: app.db })
  shop = await openPackingShop(app)
})
afterAll(async () => {
  await forgetEstablished(app)
  expect(await brokenInvariants(app)).toEqual([])
  await otherNode.close()
  await app.close()
})

/** What a device that was too late is told. */
const LATE = [
  'orders.stale',
  'orders.packing_answered',
  'orders.packing_asked',
  'orders.not_under_way',
  'orders.illegal_transition',
]

test(`${RUNS} times the shop replaces a line while the customer answers and a third device cancels: one wins`, async () => {
  const [product, , , dear] = shop.products
  const wins = { packing: 0, answer: 0, cancel: 0 }
  for (let run = 0; run < RUNS; run += 1) {
    const order = await orderTwo(app, shop, 'cod')
    const path = (what: string) => `POST /orders/${order.id}/${what}`
    await app.call(path('accept'), { token: shop.devices[0], body: {} })
    const changes = [{ kind: 'replaced', line_no: 1, product_id: dear?.product_id, quantity: 3 }]
    const asked = await app.call(path('packing'), { token: shop.devices[0], body: { changes } })
    expect(asked.body).toMatchObject({ outcome: 'asked' })
    const seen = await readOrderOf(app, order)
    const { version } = seen
    const works: Record<keyof typeof wins, () => Promise<Answer>> = {
      packing: () =>
        app.call(path('packing'), {
          token: shop.devices[0],
          body: {
            version,
            by_phone: true,
            changes: [{ kind: 'replaced', line_no: 1, product_id: product?.product_id, quantity: 1 }],
          },
        }),
      answer: () =>
        otherNode.call(path('packing/answer'), {
          headers: { 'x-order-token': order.token },
          body: { answer: run % 2 === 0 ? 'accept' : 'decline', change_no: seen.packing?.question?.change_no },
        }),
      cancel: () =>
        (run % 3 === 0 ? app : otherNode).call(`PUT /orders/${order.id}/status`, {
          token: shop.devices[1],
          body: { status: 'cancelled', version },
        }),
    }
    const names = (Object.keys(works) as (keyof typeof wins)[]).sort(() => (run % 2 === 0 ? 1 : -1))
    const answers = await Promise.all(names.map(async (name) => ({ name, answer: await untilServed(works[name]) })))
    const won = answers.filter(({ answer }) => codeOf(answer) === 'ok')
    const story = answers.map(({ name, answer }) => `${name}: ${codeOf(answer)}`).join(', ')
    expect(won, story).toHaveLength(1)
    for (const { name, answer } of answers) {
      expectClear(answer, story)
      if (codeOf(answer) === 'ok') wins[name] += 1
      else expect(LATE, story).toContain(codeOf(answer))
    }
    const now = await readOrderOf(app, order)
    expect(now.version, story).toBe(version + 1)
    expectMoneyHolds(now, story)
    expect(now.packing?.question ?? null, story).toBeNull()
  }
  if (process.env.PACKING_RACES) process.stdout.write(`${JSON.stringify(wins)}\n`)
}, 3_600_000)
