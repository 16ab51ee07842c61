import { allRoutes } from '@jhola/contract/api'
import type { Policy, Route } from '@jhola/contract/route'
import { permissionsOf } from '@jhola/contract/staff/permissions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { ask, fittingCall } from './calls.ts'
import { CALLERS, type Caller, expectedOf, roleOf, verdictOf } from './expectations.ts'
import { COST_RUPEES, keepWorlds, makeWorld, readShop, type World, type Worlds } from './world.ts'

let app: TestApp
let worlds: Worlds
beforeAll(async () => {
  app = await buildTestApp()
  worlds = keepWorlds(app)
})

const tally = new Map<string, number>()
const count = (what: string, by = 1): void => {
  tally.set(what, (tally.get(what) ?? 0) + by)
}
afterAll(async () => {
  await app.close()
  console.info(`the matrix of calls: ${[...tally].map(([what, number]) => `${number} ${what}`).join(', ')}`)
})

const keyOf = ({ method, path }: Route): string => `${method} ${path}`
/** Callers who have no relation to the shop and its order. */
const STRANGERS: ReadonlySet<Caller> = new Set<Caller>(['nobody', 'other_owner', 'admin', 'half_admin'])
/** Policies under which other people may change something of a shop: order, or suspend it. */
const OPEN: ReadonlySet<Policy> = new Set<Policy>(['anyone', 'development', 'admin'])

type Cell = { caller: Caller; verdict: string; leaks: boolean; changes: boolean }

/** What somebody may not read in any answer: a stranger and people without the right the customer's number, and the cost prices. */
const leaksTo = (caller: Caller, text: string, world: World): boolean => {
  const role = roleOf(caller)
  const permissions = role && permissionsOf({ role, overrides: {}, afterPin: false })
  const readsPhone = permissions ? permissions.has('customers') : !STRANGERS.has(caller)
  const readsCost = permissions?.has('prices.cost') ?? false
  return (!readsPhone && text.includes(world.phone)) || (!readsCost && text.includes(String(COST_RUPEES)))
}

/** One cell: the caller makes the call about the shop, the order and the data of the world. */
const fillCell = async (route: Route, caller: Caller): Promise<{ must: Cell; was: Cell }> => {
  const world = await worlds.get(caller)
  const call = fittingCall(route, world.known)
  const expected = expectedOf(route, caller, call)
  const before = await readShop(app, world)
  const reply = await ask(app, route, call, world.token === undefined ? {} : { authorization: `Bearer ${world.token}` })
  if (route.method !== 'GET' && (expected === 'allowed' || reply.status < 400)) worlds.discard(caller)
  const isStranger = STRANGERS.has(caller)
  const mayChange = expected === 'allowed' && (!isStranger || OPEN.has(route.policy))
  count('cells')
  count(expected)
  if (expected === 'allowed' && reply.status < 300) count('of the allowed went through')
  return {
    must: { caller, verdict: expected, leaks: false, changes: false },
    was: {
      caller,
      verdict: verdictOf(reply.status, reply.code),
      leaks: leaksTo(caller, reply.text, world),
      changes: !mayChange && before !== (await readShop(app, world)),
    },
  }
}

describe('every call, by every caller', () => {
  count('calls', allRoutes.length)
  test.each(allRoutes.map((route) => [keyOf(route), route] as const))('%s', async (_key, route) => {
    const cells = await Promise.all(CALLERS.map((caller) => fillCell(route, caller)))
    expect(cells.map(({ was }) => was)).toEqual(cells.map(({ must }) => must))
  })
})

// A new call is added to the matrix automatically. This test fails if no valid value for it is found.
test('every call can be made', async () => {
  const { known } = await makeWorld(app, 'nobody')
  for (const route of allRoutes) expect(() => fittingCall(route, known)).not.toThrow()
})
