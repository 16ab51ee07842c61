import { allRoutes } from '@jhola/contract/api'
import type { Route } from '@jhola/contract/route'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { ask, fittingCall } from './calls.ts'
import { CALLERS } from './expectations.ts'
import { keepWorlds, type Worlds } from './world.ts'

/** What a read writes down: the audit log has who downloaded everything of a person. The clock stands, so no session is seen anew. */
const NOTED: Readonly<Record<string, readonly string[]>> = { 'GET /profile/export': ['security_events'] }

let app: TestApp
let worlds: Worlds
let marks: string
beforeAll(async () => {
  app = await buildTestApp()
  worlds = keepWorlds(app)
  for (const caller of CALLERS) await worlds.get(caller)
  // Made at its first use.
  await app.secrets.get('audit_addresses')
  const tables = await app.db.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  )
  marks = tables
    .map(
      ({ name }) =>
        `SELECT '${name}' AS name, md5(coalesce(string_agg(t::text, ' ' ORDER BY t::text), '')) AS mark FROM ${name} t`,
    )
    .join(' UNION ALL ')
})
afterAll(() => app.close())

/** A hash of every table. */
const readMarks = async (): Promise<Map<string, string>> =>
  new Map((await app.db.query<{ name: string; mark: string }>(marks)).map(({ name, mark }) => [name, mark]))

const reads = allRoutes.filter(({ method }) => method === 'GET')
const send = async (route: Route, method: 'GET' | 'HEAD'): Promise<number> => {
  let answered = 0
  for (const caller of CALLERS) {
    const world = await worlds.get(caller)
    const call = fittingCall(route, world.known)
    const headers = world.token === undefined ? {} : { authorization: `Bearer ${world.token}` }
    if (method === 'HEAD') await app.inject({ method, url: call.path, headers })
    else if ((await ask(app, route, call, headers)).status < 300) answered += 1
  }
  return answered
}

describe('a read changes no row of any table, whoever reads', () => {
  test.each(reads.map((route) => [`GET ${route.path}`, route] as const))('%s', async (key, route) => {
    const before = await readMarks()
    await send(route, 'GET')
    await send(route, 'HEAD')
    const after = await readMarks()
    const changed = [...after].filter(([name, mark]) => before.get(name) !== mark).map(([name]) => name)
    expect(changed).toEqual(NOTED[key] ?? [])
  })

  test('and every change is called by POST, PUT, PATCH or DELETE', () => {
    expect([...new Set(allRoutes.map(({ method }) => method))].sort()).toEqual(['DELETE', 'GET', 'PATCH', 'POST', 'PUT'])
  })
})
