import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { aPasskeyOf, optionsFor, SITE } from '../factories/passkeys.ts'
import { aCustomerWithPassword, anEmail, aShopWithPassword } from '../factories/people.ts'
import { anOwner, aStore } from '../factories/shops.ts'
import { createSoftwareAuthenticator } from '../factories/software-authenticator.ts'
import { watchStatements } from '../watch-statements.ts'

/** Pairs of calls whose durations are printed. */
const PAIRS = 20

let database: TestDatabase
let app: TestApp
/** The statements of one call. The server's background work is left out. */
const statements = new AsyncLocalStorage<string[]>()
beforeAll(async () => {
  database = await createTestDatabase()
  watchStatements(database.db, (text) => {
    statements.getStore()?.push(text.replace(/\s+/g, ' '))
  })
  app = await buildTestApp({ db: database.db, env: { PUBLIC_ORIGIN: SITE } })
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

let phones = 0
const aStrangersPhone = (): string => {
  phones += 1
  return `+9170${String(phones).padStart(8, '0')}`
}

type Call = [string, object]
/** The same call about a known and about an unknown person. */
type Pair = { name: string; known(): Promise<Call>; unknown(): Promise<Call> }

const ofEmail = (name: string, body: (email: string) => Call): Pair => ({
  name,
  known: async () => body((await aShopWithPassword(app)).email),
  unknown: async () => body(anEmail()),
})
const ofPhone = (name: string, body: (phone: string) => Call): Pair => ({
  name,
  known: async () => body((await aStore(app)).phone),
  unknown: async () => body(aStrangersPhone()),
})

const PAIRS_OF_CALLS: Pair[] = [
  ofPhone('a code for a number', (phone) => ['POST /auth/send-otp', { phone, role: 'store_owner' }]),
  ofPhone('being let in by another device', (phone) => ['POST /auth/approvals', { phone, role: 'store_owner' }]),
  ofPhone('a wrong code', (phone) => ['POST /auth/verify-otp', { phone, role: 'store_owner', otp: '0000' }]),
  ofEmail('a passcode for an address', (email) => ['POST /auth/send-email-passcode', { email }]),
  ofEmail('a wrong passcode', (email) => ['POST /auth/verify-email-passcode', { email, passcode: '000000' }]),
  ofEmail('a wrong password', (email) => ['POST /auth/login', { email, password: 'Wrong-password 1' }]),
  ofEmail('a forgotten password', (email) => ['POST /auth/forgot-password', { email }]),
  ofEmail('a sign-up', (email) => ['POST /auth/sign-up', { name: 'Asha', email, password: 'Poha-Jalebi 7 baje' }]),
  {
    name: 'a wrong password of an account without one',
    known: async () => {
      const { email, user_id } = await aCustomerWithPassword(app)
      await app.db.execute('UPDATE users SET password_hash = NULL WHERE user_id = $1', [user_id])
      return ['POST /auth/login', { email, password: 'Wrong-password 1' }]
    },
    unknown: async () => ['POST /auth/login', { email: anEmail(), password: 'Wrong-password 1' }],
  },
  {
    name: 'a passkey that signs wrongly, or that nobody has',
    known: async () => {
      const { device } = await aPasskeyOf(app, await app.signIn(anOwner(await aStore(app))))
      const response = device.get(await optionsFor(app, '/auth/passkeys/sign-in/options'), { isForged: true })
      return ['POST /auth/passkeys/sign-in', { response }]
    },
    unknown: async () => {
      const device = createSoftwareAuthenticator(SITE)
      return ['POST /auth/passkeys/sign-in', { response: device.get(await optionsFor(app, '/auth/passkeys/sign-in/options')) }]
    },
  },
]

const run = async ([call, body]: Call) => {
  const sent: string[] = []
  const startMs = performance.now()
  const { status, body: answer } = await statements.run(sent, () => app.call(call, { body }))
  // Both are random in every answer.
  const shown = { ...answer, ...('number' in answer && { number: 0, token: '' }) }
  return { answer: { status, answer: shown }, sent, ms: performance.now() - startMs }
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

test.each(PAIRS_OF_CALLS)(
  '$name: the same answer by the same statements, whether or not somebody is known',
  async ({ name, known, unknown }) => {
    const times = { known: [] as number[], unknown: [] as number[] }
    // Secrets are read from the database once, so before the measurement.
    await run(await unknown())
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const calls = { known: await known(), unknown: await unknown() }
      // Each of them comes first in half of the pairs.
      const [first, second] = pair % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
      const ran = { [first]: await run(calls[first]), [second]: await run(calls[second]) }
      expect(ran.unknown?.answer).toEqual(ran.known?.answer)
      expect(ran.unknown?.sent).toEqual(ran.known?.sent)
      expect(ran.known?.sent.length).toBeGreaterThan(1)
      times.known.push(ran.known?.ms ?? 0)
      times.unknown.push(ran.unknown?.ms ?? 0)
    }
    console.info(
      `${name}: known ${median(times.known).toFixed(1)} ms, unknown ${median(times.unknown).toFixed(1)} ms (median of ${PAIRS})`,
    )
  },
)
