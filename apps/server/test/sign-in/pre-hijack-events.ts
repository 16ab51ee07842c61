import type { TestApp } from '../build-test-app.ts'
import { aBrowser } from '../factories/browser.ts'
import { aPhone } from '../factories/orders.ts'
import { anEmail, lastMessage } from '../factories/people.ts'
import { anOwner, aStore } from '../factories/shops.ts'
import { createSoftwareAuthenticator } from '../factories/software-authenticator.ts'
import { aRegistration, type Case, type Event, NAME, PASSWORD, passcode, phoneCode } from './pre-hijack-case.ts'

const SITE = 'https://jhola.example'

const keep = (one: Case, answer: { status: number; body: Record<string, unknown> }): void => {
  if (answer.status === 200) one.tokens.push(String(answer.body.token))
}

/** A shop of the stranger, with a number that is theirs. */
const shops = new WeakMap<TestApp, Promise<string>>()
const shopOfStranger = (app: TestApp): Promise<string> => {
  const shop = shops.get(app) ?? aStore(app).then((store) => app.signIn(anOwner(store)))
  shops.set(app, shop)
  return shop
}

/** A new password for an address by its passcode; then it signs in. A password that was refused is not tried: it is slow. */
const takePassword = async (app: TestApp, one: Case): Promise<void> => {
  const { email } = one
  const set = await app.call('POST /auth/setup-password', {
    body: { email, passcode: await passcode(app, email), password: PASSWORD },
  })
  if (set.status === 200) keep(one, await app.call('POST /auth/login', { body: { email, password: PASSWORD } }))
}

/** Moves an account to another address, as this build does and as the one before did. */
const moveTo = async (app: TestApp, token: string, email: string): Promise<void> => {
  const moved = await app.call('POST /profile/email', { token, body: { email, passcode: await passcode(app, email) } })
  if (moved.status !== 400) return
  await app.call('POST /profile/email', { token, body: { email } })
  await app.call('POST /auth/verify-email', { body: { token: (await lastMessage(app, email))?.token ?? '' } })
}

const addPasskey = async (app: TestApp, one: Case, token: string): Promise<void> => {
  const { status, body } = await app.call('POST /auth/passkeys/options', { token })
  if (status !== 200) return
  const device = createSoftwareAuthenticator(SITE)
  const added = await app.call('POST /auth/passkeys', {
    token,
    body: { name: NAME, response: device.create(body.options as never) },
  })
  if (added.status === 200) one.passkeys.push(device)
}

/** What the stranger does, who has neither a code for the number nor the holder's mail. */
export const STRANGER = {
  registers: (app, { phone, email }) => app.call('POST /stores/register', { body: aRegistration(phone, email) }),
  signsInByAddress: async (app, one) => {
    const { email } = one
    keep(one, await app.call('POST /auth/verify-email-passcode', { body: { email, passcode: await passcode(app, email) } }))
    await takePassword(app, one)
  },
  invites: async (app, { phone }) =>
    app.call('POST /stores/me/staff', { token: await shopOfStranger(app), body: { name: NAME, phone } }),
  signsUp: (app, { address }) => app.call('POST /auth/sign-up', { body: { name: NAME, email: address, password: PASSWORD } }),
  addsPasskey: async (app, one) => {
    for (const token of one.tokens) await addPasskey(app, one, token)
  },
  takesAnotherAddress: async (app, one) => {
    one.email = anEmail()
    one.addresses.push(one.email)
    for (const token of one.tokens) await moveTo(app, token, one.email)
  },
  guessesForTheNumber: async (app, { phone }) =>
    app.call('POST /profile/phone', { token: await shopOfStranger(app), body: { phone, otp: '000000' } }),
} as const satisfies Record<string, Event>

const signIn = async (app: TestApp, one: Case, role: 'customer' | 'store_owner', store_id?: string): Promise<void> => {
  const body = { phone: one.phone, otp: await phoneCode(app, one.phone, role), role }
  const answer = await app.call('POST /auth/verify-otp', { body: { ...body, ...(store_id && { store_id }) } })
  // The build before did not know the registration that a code confirms.
  const came = answer.status === 400 && store_id ? await app.call('POST /auth/verify-otp', { body }) : answer
  if (came.status === 200) one.holder = { token: String(came.body.token), user_id: (came.body.user as { id: string }).id }
}

/** What the holder of the number and of the address does, and who works for them. */
export const HOLDER = {
  entersTheCustomersCode: (app, one) => signIn(app, one, 'customer'),
  entersTheShopsCode: (app, one) => signIn(app, one, 'store_owner'),
  registers: async (app, one) => {
    const { status, body } = await app.call('POST /stores/register', { body: aRegistration(one.phone) })
    if (status === 201) await signIn(app, one, 'store_owner', String(body.store_id))
  },
  /** From an account with another number. */
  movesToTheNumber: async (app, one) => {
    const before: Case = { ...one, phone: aPhone() }
    await signIn(app, before, 'customer')
    const { token = '' } = before.holder ?? {}
    const moved = await app.call('POST /profile/phone', {
      token,
      body: { phone: one.phone, otp: await phoneCode(app, one.phone, 'customer') },
    })
    if (moved.status === 200) one.holder = before.holder
  },
  addsTheAddress: async (app, one) => {
    if (one.holder) await moveTo(app, one.holder.token, one.address)
  },
  /** Whatever came: a mail that somebody else asked for too. */
  opensTheLink: async (app, { address }) => {
    const token = (await lastMessage(app, address))?.token
    if (token) await aBrowser(app).call('POST /auth/verify-email', { token })
  },
  invites: async (app, { holder }) =>
    holder && app.call('POST /stores/me/staff', { token: holder.token, body: { name: 'A Real Helper', phone: aPhone() } }),
} as const satisfies Record<string, Event>
