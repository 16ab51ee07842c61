import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { killConnections, watchStatements } from '../watch-statements.ts'
import { aShopWithPassword, countSessions, lastMessage, PASSWORD } from './people.ts'

let database: TestDatabase<unknown>
let app: TestApp
/** Statements to go until every connection to the database is cut; none are while it is undefined. */
let left: number | undefined
/** Resolves when the pool has thrown its dead connections away. */
let recovered: Promise<unknown> | undefined
/** Was the database killed in the way in that is tried? */
let isKilled = false

beforeEach(async () => {
  database = await createTestDatabase()
  const { db, poolConfig } = database
  left = undefined
  const pool = watchStatements(db, async () => {
    if (left === undefined) return
    left -= 1
    if (left >= 0) return
    left = undefined
    isKilled = true
    recovered = pool.connectionsGone()
    await killConnections(String(poolConfig.database))
  })
  app = await buildTestApp({ db })
})
afterEach(async () => {
  await app.close()
  await database.drop()
})

type Shop = { phone: string; email: string }
type WayIn = { name: string; prepare(shop: Shop): Promise<[string, object]> }

const WAYS_IN: WayIn[] = [
  {
    name: 'the code of a number',
    prepare: async ({ phone }) => {
      await app.call('POST /auth/send-otp', { body: { phone, role: 'store_owner' } })
      return ['POST /auth/verify-otp', { phone, role: 'store_owner', otp: (await lastMessage(app, phone))?.code }]
    },
  },
  { name: 'e-mail and password', prepare: async ({ email }) => ['POST /auth/login', { email, password: PASSWORD }] },
  {
    name: 'an e-mailed passcode',
    prepare: async ({ email }) => {
      await app.call('POST /auth/send-email-passcode', { body: { email } })
      return ['POST /auth/verify-email-passcode', { email, passcode: (await lastMessage(app, email))?.code }]
    },
  },
]

test.each(WAYS_IN)(
  'the database killed before any statement of $name: no session, and it works again afterwards',
  async ({ name, prepare }) => {
    const { store, email } = await aShopWithPassword(app)
    const shop = { phone: store.phone, email }
    let kills = 0
    for (let statement = 0; ; statement += 1) {
      const [call, body] = await prepare(shop)
      const before = await countSessions(app)
      isKilled = false
      left = statement
      const answer = await app.call(call, { body })
      left = undefined
      if (!isKilled) {
        expect(answer.status).toBe(200)
        expect(await countSessions(app)).toBe(before + 1)
        break
      }
      await recovered
      // Work beside the call met the cut and the call went on over a fresh connection: then whoever is let in has a session that counts.
      if (answer.status === 200) {
        expect(await countSessions(app)).toBe(before + 1)
        expect((await app.call('GET /auth/me', { token: String(answer.body.token) })).status).toBe(200)
        continue
      }
      kills += 1
      // The try of a code may be lost with the log of it; whatever is answered, nobody is let in.
      expect(answer.status).toBeGreaterThanOrEqual(500)
      expect(answer.body.token).toBeUndefined()
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(await countSessions(app)).toBe(before)
    }
    console.info(`${name}: the database was killed before each of ${kills} statements, 0 sessions`)
    expect(kills).toBeGreaterThan(5)
  },
)
