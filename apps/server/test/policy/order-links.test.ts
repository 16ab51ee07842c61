import { allRoutes } from '@jhola/contract/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { ask, fittingCall } from './calls.ts'
import { type Verdict, verdictOf } from './expectations.ts'
import { makeWorld, readShop, type World } from './world.ts'

let app: TestApp
/** Nothing is asked about its order: only its links are held. */
let other: World
beforeAll(async () => {
  app = await buildTestApp()
  other = await makeWorld(app, 'nobody')
})
let cells = 0
afterAll(async () => {
  await app.close()
  console.info(`the matrix of order links: ${ofOrders.length} calls, ${cells} cells`)
})

const ofOrders = allRoutes
  .filter((route) => route.policy === 'order_party')
  .map((route) => [`${route.method} ${route.path}`, route] as const)

/** The calls that a shared link allows; all of them only read. */
const SHOWN_TO_VIEWERS = new Set(['GET /orders/{id}', 'GET /orders/{id}/invoice', 'GET /orders/{id}/review'])
const ofViewer = (key: string): Verdict => {
  if (SHOWN_TO_VIEWERS.has(key)) return 'allowed'
  return key === 'PUT /orders/{id}/review' ? 'not_yours' : 'hidden'
}

const shareToken = async ({ order_id, orderToken }: World): Promise<string> => {
  const { body } = await app.call(`POST /orders/${order_id}/share`, { headers: { 'x-order-token': orderToken } })
  return String(body.share_token)
}

/** People without a session, by the token they have. */
const HOLDERS: readonly [string, (world: World) => Promise<string>, (key: string) => Verdict][] = [
  ['the order’s own link', async ({ orderToken }) => orderToken, () => 'allowed'],
  ['a shared link', shareToken, ofViewer],
  ['the link of another order', async () => other.orderToken, () => 'hidden'],
  ['the shared link of another order', () => shareToken(other), () => 'hidden'],
]

test.each(ofOrders)('%s, by whoever holds a link', async (key, route) => {
  for (const [holder, tokenOf, mustBe] of HOLDERS) {
    const world = await makeWorld(app, 'nobody')
    const token = await tokenOf(world)
    const before = await readShop(app, world)
    const reply = await ask(app, route, fittingCall(route, world.known), { 'x-order-token': token })
    const must = mustBe(key)
    const isOwn = token === world.orderToken
    cells += 1
    expect({
      holder,
      verdict: verdictOf(reply.status, reply.code),
      leaks: !isOwn && reply.text.includes(world.phone),
      changes: !isOwn && before !== (await readShop(app, world)),
    }).toEqual({ holder, verdict: must, leaks: false, changes: false })
  }
})
