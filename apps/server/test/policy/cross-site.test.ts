import { allRoutes } from '@jhola/contract/api'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { ask, fittingCall } from './calls.ts'
import { CALLERS, expectedOf, verdictOf } from './expectations.ts'
import { makeWorld, readShop } from './world.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
let cells = 0
afterAll(async () => {
  await app.close()
  console.info(`other websites: ${writes.length} calls that change something, ${cells} cells`)
})

const writes = allRoutes
  .filter((route) => route.method !== 'GET')
  .map((route) => [`${route.method} ${route.path}`, route] as const)

/** The headers of a browser on another website's page. */
const FOREIGN: readonly Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
]

test.each(writes)('%s of another website with the cookie of somebody who may', async (_key, route) => {
  const caller = CALLERS.find((who) => who !== 'nobody' && expectedOf(route, who, { namesStore: true }) === 'allowed') ?? 'nobody'
  const world = await makeWorld(app, caller)
  const call = fittingCall(route, world.known)
  const cookie = { cookie: `jhola_session=${world.token}` }
  const before = await readShop(app, world)
  for (const from of FOREIGN) {
    const { status, code } = await ask(app, route, call, { ...cookie, ...from })
    cells += 1
    expect({ from, status, code }).toEqual({ from, status: 403, code: 'request.cross_site' })
  }
  expect(await readShop(app, world)).toBe(before)
  const ours = await ask(app, route, call, { ...cookie, 'sec-fetch-site': 'same-origin' })
  expect(verdictOf(ours.status, ours.code)).toBe('allowed')
})

describe('the socket', () => {
  const open = async (headers: Record<string, string>, transport: 'websocket' | 'polling'): Promise<string> => {
    const client = io(address, {
      path: '/socket.io',
      transports: [transport],
      reconnection: false,
      forceNew: true,
      extraHeaders: headers,
    })
    try {
      return await new Promise((resolve) => {
        client.once('connect', () => resolve('let in'))
        client.once('connect_error', () => resolve('refused'))
      })
    } finally {
      client.disconnect()
    }
  }
  let address: string
  let cookie: string
  beforeAll(async () => {
    address = await app.listen()
    cookie = `jhola_session=${(await makeWorld(app, 'owner')).token}`
  })

  test.each(['websocket', 'polling'] as const)('by %s takes the cookie of our own pages only', async (transport) => {
    expect(await open({ cookie, origin: address }, transport)).toBe('let in')
    expect(await open({ cookie, origin: 'https://evil.example' }, transport)).toBe('refused')
    expect(await open({ cookie, origin: 'null' }, transport)).toBe('refused')
  })
})
