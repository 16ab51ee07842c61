import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { aShopWithPassword, countSessions, lastMessage, PASSWORD } from '../factories/people.ts'
import { createKiller } from '../watch-statements.ts'

let database: TestDatabase
let app: TestApp
let killBefore: ReturnType<typeof createKiller>

beforeEach(async () => {
  database = await createTestDatabase()
  killBefore = createKiller(database)
  app = await buildTestApp({ db: database.db })
})
afterEach(async () => {
  await app.close()
  await database.drop()
})

type Shop = { phone: string; email: string }
type SignInMethod = { name: string; prepare(shop: Shop): Promise<[string, object]> }

const SIGN_IN_METHODS: SignInMethod[] = [
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

test.each(SIGN_IN_METHODS)(
  'the database killed before any statement of $name: no session, and it works again afterwards',
  async ({ name, prepare }) => {
    const { store, email } = await aShopWithPassword(app)
    const shop = { phone: store.phone, email }
    let kills = 0
    for (let statement = 0; ; statement += 1) {
      const [call, body] = await prepare(shop)
      const before = await countSessions(app)
      const { answer, isKilled } = await killBefore(statement, () => app.call(call, { body }))
      if (!isKilled) {
        expect(answer.status).toBe(200)
        expect(await countSessions(app)).toBe(before + 1)
        break
      }
      kills += 1
      // The attempt at a code may be lost together with its log. Whatever the reply, nobody is signed in.
      expect(answer.status).toBeGreaterThanOrEqual(500)
      expect(answer.body.token).toBeUndefined()
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(await countSessions(app)).toBe(before)
    }
    console.info(`${name}: the database was killed before each of ${kills} statements, 0 sessions`)
    expect(kills).toBeGreaterThan(5)
  },
)
