import { writeFile } from 'node:fs/promises'
import { allRoutes } from '@jhola/contract/api'
import { expect, test } from 'vitest'
import { runFuzz } from './run-fuzz.ts'

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 2000)
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_120)
const MS_EACH = 100
/**
 * Calls that need a secret which cannot be guessed: a code, a link, a password, a bank's signature. Their own tests cover them.
 */
const NEED_A_SECRET: ReadonlySet<string> = new Set([
  'POST /auth/verify-otp',
  'POST /auth/login',
  'POST /auth/verify-email-passcode',
  'POST /auth/setup-password',
  'POST /auth/change-password',
  'POST /auth/verify-email',
  'POST /auth/passkeys/sign-in',
  'POST /auth/passkeys',
  'POST /auth/totp',
  'POST /auth/second-factor',
  'POST /auth/fresh',
  'POST /orders/prove-number',
  'POST /privacy/data',
  'POST /privacy/forget',
  'POST /payments/webhooks/{provider}',
  'POST /payments/matches',
  'POST /profile/phone',
  'POST /profile/email',
  'POST /profile/undo-change',
  'POST /profile/delete',
])

// `npm run bench -- fuzz` sends twenty thousand and more. A problem names the seed of its world.
test(`${REQUESTS} requests of every kind: never a 5xx, every refusal in one shape, nothing changed by a refused one`, {
  timeout: 30_000 + REQUESTS * MS_EACH,
}, async () => {
  const notServed = (route: string) => NEED_A_SECRET.has(route)
  const { outcomes, problems, ...counts } = await runFuzz({ requests: REQUESTS, seed: SEED, notServed })
  const byRoute = Object.fromEntries([...outcomes].map(([route, codes]) => [route, Object.fromEntries(codes)]))
  if (process.env.FUZZ_REPORT)
    await writeFile(process.env.FUZZ_REPORT, JSON.stringify({ ...counts, byRoute, problems, seed: SEED }))
  expect(problems.slice(0, 20)).toEqual([])
  // A generator whose requests are all rejected would prove nothing.
  const unserved = allRoutes
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !notServed(route) && !byRoute[route]?.ok)
  expect(unserved).toEqual([])
})
