import { STORE_OTP_MAX_TRIES } from '@jhola/contract/constants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { aShopWithPassword, countSessions, lastMessage } from '../factories/people.ts'
import { aStore } from '../factories/shops.ts'

/** Guesses of the simulated day. GUESSES=10000 is the figure that the sign-in was first accepted with. */
const GUESSES = Number(process.env.GUESSES ?? 3000)
const ADDRESSES = 100
const DAY_MS = 24 * 3_600_000
/** The maximum number of codes for one shop's number that unknown devices get in a day. */
const MAX_SENT = 5

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMIT: 'on' } })
})
afterAll(() => app.close())

/** All addresses share it: a code works on the device that asked only. */
const ONE_DEVICE = { cookie: `jhola_device=${'a'.repeat(43)}` }

const post = async (address: number, path: string, payload: object): Promise<number> => {
  const remoteAddress = `10.9.${Math.floor(address / 250)}.${address % 250}`
  return (await app.inject({ method: 'POST', url: `/api/v1/auth/${path}`, payload, remoteAddress, headers: ONE_DEVICE }))
    .statusCode
}

const tally = (counts: Map<number, number>): string => [...counts].map(([status, count]) => `${count} x ${status}`).join(', ')

const triesLookedAt = async (recipient: string): Promise<{ codes: number; tries: number }> => {
  const [row] = await app.db.query<{ codes: number; tries: number }>(
    'SELECT count(*)::int AS codes, coalesce(sum(tries), 0)::int AS tries FROM one_time_codes WHERE recipient = $1',
    [recipient],
  )
  return row ?? { codes: 0, tries: 0 }
}

type Guess = { send(): [string, object]; guess(code: string): [string, object]; recipient: string }

/**
 * A day of guessing from a hundred addresses, by an attacker who requests a new code as often as possible and never guesses
 * right.
 */
const guessForADay = async ({ send, guess, recipient }: Guess): Promise<Map<number, number>> => {
  const answers = new Map<number, number>()
  for (let index = 0; index < GUESSES; index += 1) {
    app.clock.advance(DAY_MS / GUESSES)
    if (index % ADDRESSES === 0) await post(ADDRESSES + index / ADDRESSES, ...send())
    const code = (await codeOf(recipient)).replace(/^./, (digit) => String((Number(digit) + 1 + (index % 9)) % 10))
    const status = await post(index % ADDRESSES, ...guess(code))
    answers.set(status, (answers.get(status) ?? 0) + 1)
  }
  return answers
}

const codes = new Map<string, { code: string; untilMs: number }>()
/** Read from the database once a simulated minute: the attacker's own bookkeeping, not a part of the test. */
const codeOf = async (recipient: string): Promise<string> => {
  const nowMs = app.clock.now().getTime()
  const known = codes.get(recipient)
  if (known && known.untilMs > nowMs) return known.code
  const code = (await lastMessage(app, recipient))?.code ?? '0000'
  codes.set(recipient, { code, untilMs: nowMs + 60_000 })
  return code
}

test(`${GUESSES} guesses from ${ADDRESSES} addresses at one number's code in a day: fifteen are looked at, at most`, {
  timeout: 180_000,
}, async () => {
  const { phone } = await aStore(app)
  const answers = await guessForADay({
    recipient: phone,
    send: () => ['send-otp', { phone, role: 'store_owner' }],
    guess: (otp) => ['verify-otp', { phone, role: 'store_owner', otp }],
  })
  const { codes: sent, tries } = await triesLookedAt(phone)
  console.info(`guesses at a code: ${GUESSES} (${tally(answers)}); ${sent} codes were sent and ${tries} guesses looked at`)
  expect(sent).toBeLessThanOrEqual(MAX_SENT)
  expect(tries).toBeLessThanOrEqual(sent * STORE_OTP_MAX_TRIES)
  expect(answers.get(200)).toBeUndefined()
  expect(await countSessions(app)).toBe(0)
})

test('a thousand guesses from a hundred addresses at one password in a quarter of an hour: ten are looked at', {
  timeout: 120_000,
}, async () => {
  const { email, store } = await aShopWithPassword(app)
  const answers = new Map<number, number>()
  for (let index = 0; index < 1000; index += 1) {
    const status = await post(500 + (index % ADDRESSES), 'login', { email, password: `Guess-number ${index}` })
    answers.set(status, (answers.get(status) ?? 0) + 1)
  }
  console.info(`guesses at a password: 1000 (${tally(answers)})`)
  expect(answers.get(401)).toBe(10)
  expect(answers.get(429)).toBe(990)
  const [row] = await app.db.query<{ n: number }>('SELECT count(*)::int AS n FROM sessions WHERE user_id = $1', [
    store.owner_user_id,
  ])
  expect(row?.n).toBe(0)
})
