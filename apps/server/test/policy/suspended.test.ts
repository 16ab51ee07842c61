import { allRoutes } from '@jhola/contract/api'
import type { Order } from '@jhola/contract/orders/schema'
import { ALLOWED_WHILE_SUSPENDED, isRefusedWhileSuspended } from '@jhola/contract/stores/suspended'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { anOrder } from '../factories/orders.ts'
import { anOwner, aProduct, aStore } from '../factories/shops.ts'
import { ask, fittingCall } from './calls.ts'
import { makeWorld, readShop, type World } from './world.ts'

const REASON = 'Orders are not delivered'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await buildTestApp()
  world = await makeWorld(app, 'owner')
  await suspend(world.store_id)
})
afterAll(() => app.close())

const suspend = (storeId: string): Promise<unknown> =>
  app.db.query(`UPDATE stores SET status = 'suspended', suspension_reason = $2, version = version + 1 WHERE store_id = $1`, [
    storeId,
    REASON,
  ])

const changes = allRoutes.filter(({ method, policy }) => method !== 'GET' && (policy === 'shop' || policy === 'owner'))
const named = (isRefused: boolean) =>
  changes
    .filter((route) => isRefusedWhileSuspended(route) === isRefused)
    .map((route) => [`${route.method} ${route.path}`, route] as const)

describe('a suspended shop is read-only', () => {
  test.each(named(true))('%s is refused with the reason and changes nothing', async (_key, route) => {
    const before = await readShop(app, world)
    const told = await ask(app, route, fittingCall(route, world.known), { authorization: `Bearer ${world.token}` })
    expect(told).toMatchObject({ status: 403, code: 'stores.suspended' })
    expect(told.text).toContain(REASON)
    expect(await readShop(app, world)).toBe(before)
  })

  test.each(named(false))('%s stays possible: it finishes an open order', async (_key, route) => {
    const told = await ask(app, route, fittingCall(route, world.known), { authorization: `Bearer ${world.token}` })
    expect(told.code).not.toBe('stores.suspended')
  })

  test('reading stays possible', async () => {
    for (const path of ['GET /orders/board', 'GET /stores/me', 'GET /stores/me/settings', 'GET /inventory/products/counts'])
      expect([path, (await app.call(path, { token: world.token ?? '' })).body.code]).not.toEqual([path, 'stores.suspended'])
  })
})

test('an order that was placed before is finished, from its acceptance to its delivery', async () => {
  const store = await aStore(app, { opens: '00:00', closes: '00:00', min_order_paise: 0 })
  const { order } = await anOrder(app, store, [await aProduct(app, store)])
  const token = await app.signIn(anOwner(store))
  await suspend(store.store_id)
  const step = async (path: string, body: object) => {
    const reply = await app.call(path, { token, body })
    // @NOTE the reply was serialised by the contract's schema.
    return [reply.status, (reply.body.order as Order | undefined)?.status]
  }
  expect(await step(`POST /orders/${order.id}/accept`, {})).toEqual([200, 'confirmed'])
  for (const status of ['preparing', 'ready', 'out_for_delivery', 'delivered'])
    expect(await step(`PUT /orders/${order.id}/status`, { status })).toEqual([200, status])
})

test('the contract lists no exception that is not a change of a shop', () => {
  expect(ALLOWED_WHILE_SUSPENDED.size).toBe(named(false).length)
})
