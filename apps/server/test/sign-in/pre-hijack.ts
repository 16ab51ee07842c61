import { createPasswords } from '../../src/modules/auth/index.ts'
import type { TestApp } from '../build-test-app.ts'
import { aPhone } from '../factories/orders.ts'
import { anEmail, lastMessage } from '../factories/people.ts'
import { anOwner, aStore } from '../factories/shops.ts'

/** What a stranger and the holder of one number have done so far. */
export type Case = {
  phone: string
  email: string
  /** Session tokens that the stranger was ever given for an account that is not their own. */
  tokens: string[]
  /** The holder's newest session. */
  holder: { token: string; user_id: string } | undefined
}

const PASSWORD = 'Of-a-stranger 9 kilo'
const NAME = 'Typed By A Stranger'
const hashed = createPasswords().hash(PASSWORD)
let strangersShop: Promise<string> | undefined

const aRegistration = (phone: string, email?: string) => ({
  name: 'Sharma Kirana',
  owner_name: NAME,
  phone,
  ...(email && { email, whatsapp: '9700000001' }),
  address: { street: '12 Pipe Road', city: 'Mumbai', state: 'Maharashtra', pincode: '400070' },
  settings: { store_type: 'Kirana Store' },
})

const keep = (one: Case, answer: { status: number; body: Record<string, unknown> }): void => {
  if (answer.status === 200) one.tokens.push(String(answer.body.token))
}
const passcode = async (app: TestApp, email: string): Promise<string> => {
  await app.call('POST /auth/send-email-passcode', { body: { email } })
  return (await lastMessage(app, email))?.code ?? ''
}
const signIn = async (app: TestApp, one: Case, role: 'customer' | 'store_owner', store_id?: string): Promise<void> => {
  const { phone } = one
  await app.call('POST /auth/send-otp', { body: { phone, role } })
  const otp = (await lastMessage(app, `+91${phone}`))?.code
  const { status, body } = await app.call('POST /auth/verify-otp', { body: { phone, otp, role, ...(store_id && { store_id }) } })
  if (status === 200) one.holder = { token: String(body.token), user_id: (body.user as { id: string }).id }
}

/** A shop of the stranger, with a number that is theirs. */
const shopOfStranger = (app: TestApp): Promise<string> => {
  strangersShop ??= aStore(app).then((store) => app.signIn(anOwner(store)))
  return strangersShop
}

type Event = (app: TestApp, one: Case) => Promise<unknown>

/** What the stranger does, who has no code for the number. */
export const STRANGER = {
  registers: (app, { phone, email }) => app.call('POST /stores/register', { body: aRegistration(phone, email) }),
  signsInByAddress: async (app, one) => {
    const { email } = one
    keep(one, await app.call('POST /auth/verify-email-passcode', { body: { email, passcode: await passcode(app, email) } }))
    const body = { email, passcode: await passcode(app, email), password: PASSWORD }
    await app.call('POST /auth/setup-password', { body })
    keep(one, await app.call('POST /auth/login', { body: { email, password: PASSWORD } }))
  },
  invites: async (app, { phone }) =>
    app.call('POST /stores/me/staff', { token: await shopOfStranger(app), body: { name: NAME, phone } }),
} as const satisfies Record<string, Event>

/** What the holder of the number does. */
export const HOLDER = {
  entersTheCustomersCode: (app, one) => signIn(app, one, 'customer'),
  entersTheShopsCode: (app, one) => signIn(app, one, 'store_owner'),
  registers: async (app, one) => {
    const { status, body } = await app.call('POST /stores/register', { body: aRegistration(one.phone) })
    if (status === 201) await signIn(app, one, 'store_owner', String(body.store_id))
  },
} as const satisfies Record<string, Event>

/** Before the rules of today: an account that was opened by its address, with a session, a password and a helper. */
const openedByAddress = async (app: TestApp, one: Case): Promise<void> => {
  const user_id = app.ids.uuid()
  await app.db.execute(
    `INSERT INTO users (user_id, name, phone, email, email_verified_at, password_hash, role, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'store_owner', $5, $5)`,
    [user_id, NAME, `+91${one.phone}`, one.email, app.clock.now(), await hashed],
  )
  one.tokens.push(await app.signIn({ user_id }))
}

/** A number and an address of their own; `isOld`: with an account from before. */
export const aCase = async (app: TestApp, isOld: boolean): Promise<Case> => {
  const one: Case = { phone: aPhone(), email: anEmail(), tokens: [], holder: undefined }
  if (isOld) await openedByAddress(app, one)
  return one
}

type Left = { what: string }[]

/** What is left to the stranger once the holder has proven the number: nothing, whatever happened before. */
export const findReach = async (app: TestApp, one: Case): Promise<Left> => {
  if (!one.holder) return []
  const { token, user_id } = one.holder
  const left: Left = []
  const by = async (what: string, stolen: string) => {
    const { user } = (await app.call('GET /auth/me', { token: stolen })).body as { user: { id: string } | null }
    if (user?.id === user_id) left.push({ what: `${what}: a session` })
    const reads = ['GET /profile', 'GET /orders/mine', 'GET /stores/me', 'GET /profile/export', 'GET /orders']
    for (const read of reads) {
      const answer = await app.call(read, { token: stolen })
      if (answer.status === 200 && user?.id === user_id) left.push({ what: `${what}: ${read}` })
    }
    const write = await app.call('PATCH /profile', { token: stolen, body: { name: 'Stolen' } })
    if (write.status === 200 && user?.id === user_id) left.push({ what: `${what}: PATCH /profile` })
  }
  for (const stolen of one.tokens) await by('a kept token', stolen)
  const again: Case = { ...one, tokens: [] }
  await STRANGER.signsInByAddress(app, again)
  for (const stolen of again.tokens) await by('another sign-in', stolen)
  const [row] = await app.db.query<Record<string, boolean>>(
    `SELECT u.email IS NOT NULL AS address, u.password_hash IS NOT NULL AS password,
       (SELECT count(*) FROM sessions s WHERE s.user_id = u.user_id AND s.revoked_at IS NULL) > 1 AS sessions,
       EXISTS (SELECT 1 FROM memberships o JOIN memberships h USING (store_id)
         WHERE o.user_id = u.user_id AND o.role = 'store_owner' AND h.user_id <> u.user_id) AS helpers,
       EXISTS (SELECT 1 FROM stores w WHERE w.owner_user_id = u.user_id AND w.status = 'active'
         AND (w.email = $2 OR w.whatsapp = '+919700000001')) AS contacts
     FROM users u WHERE u.user_id = $1`,
    [user_id, one.email],
  )
  for (const [what, is] of Object.entries(row ?? {})) if (is && what !== 'sessions') left.push({ what })
  const { profile } = (await app.call('GET /profile', { token })).body as { profile?: { name: string } }
  if (profile?.name === 'Stolen') left.push({ what: 'a written name' })
  return left
}
