import { allRoutes } from '@jhola/contract/api'
import type { Route } from '@jhola/contract/route'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { fittingCall } from './calls.ts'
import { CALLERS, type Caller } from './expectations.ts'
import { keepWorlds, type Worlds } from './world.ts'

let app: TestApp
let worlds: Worlds
beforeAll(async () => {
  app = await buildTestApp()
  worlds = keepWorlds(app)
})
afterAll(() => app.close())

const send = async (route: Route, caller: Caller, headers: Record<string, string> = {}) => {
  const world = await worlds.get(caller)
  const call = fittingCall(route, world.known)
  const reply = await app.inject({
    method: route.method,
    url: call.path,
    headers: { ...call.headers, ...(world.token ? { authorization: `Bearer ${world.token}` } : {}), ...headers },
    ...(call.body === undefined ? {} : { payload: call.body as object }),
  })
  if (route.method !== 'GET' && reply.statusCode < 300) worlds.discard(caller)
  return String(reply.headers['cache-control'])
}

const isPublicRead = ({ method, policy }: Route): boolean => method === 'GET' && policy === 'anyone'

describe('no answer about a person is stored in a browser or a proxy', () => {
  test.each(allRoutes.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', async (_key, route) => {
    // Whoever calls, and whatever the answer is: errors name people too.
    for (const caller of CALLERS) {
      const expected = caller === 'nobody' && isPublicRead(route) ? 'no-cache' : 'no-store'
      expect([caller, await send(route, caller)]).toEqual([caller, expected])
    }
  })
})

test('a session in a cookie and the token of an order make a public read personal', async () => {
  const route = allRoutes.find(isPublicRead)
  if (!route) throw new Error('there is no public read')
  for (const headers of [{ cookie: 'jhola_session=x' }, { 'x-order-token': 'x' }])
    expect(await send(route, 'nobody', headers)).toBe('no-store')
})
