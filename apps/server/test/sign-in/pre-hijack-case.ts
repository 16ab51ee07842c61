import { createPasswords } from '../../src/modules/auth/index.ts'
import type { TestApp } from '../build-test-app.ts'
import { aPhone } from '../factories/orders.ts'
import { anEmail, lastMessage } from '../factories/people.ts'
import type { SoftwareAuthenticator } from '../factories/software-authenticator.ts'

/** What a stranger and the holder of one number and one address have done so far. */
export type Case = {
  phone: string
  /** The holder's. */
  address: string
  /** The stranger's. */
  email: string
  /** Session tokens that the stranger was ever given for an account that is not their own. */
  tokens: string[]
  /** Every address that the stranger ever had: links that undo a change came there. */
  addresses: string[]
  /** Passkeys that the stranger ever added to such an account. */
  passkeys: SoftwareAuthenticator[]
  /** The holder's newest session. */
  holder: { token: string; user_id: string } | undefined
}

export type Event = (app: TestApp, one: Case) => Promise<unknown>

export const PASSWORD = 'Of-a-stranger 9 kilo'
export const NAME = 'Typed By A Stranger'
export const HOLDERS_NAME = 'Asha Sharma'
/** A hash that takes no time: hundreds of passwords are set and tried here. */
export const cheapPasswords = createPasswords({ cost: { memory: 64, passes: 1, parallelism: 1 } })
const hashed = cheapPasswords.hash(PASSWORD)

export const aRegistration = (phone: string, email?: string) => ({
  name: 'Sharma Kirana',
  owner_name: email === undefined ? HOLDERS_NAME : NAME,
  phone,
  ...(email && { email, whatsapp: '9700000001' }),
  address: { street: '12 Pipe Road', city: 'Mumbai', state: 'Maharashtra', pincode: '400070' },
  settings: { store_type: 'Kirana Store' },
})

/** Asks for a code to a number and reads it. */
export const phoneCode = async (app: TestApp, phone: string, role: 'customer' | 'store_owner'): Promise<string> => {
  await app.call('POST /auth/send-otp', { body: { phone, role } })
  return (await lastMessage(app, `+91${phone}`))?.code ?? ''
}

/** Asks for a passcode to an address and reads it. */
export const passcode = async (app: TestApp, email: string): Promise<string> => {
  await app.call('POST /auth/send-email-passcode', { body: { email } })
  return (await lastMessage(app, email))?.code ?? ''
}

/** Before the rules of today: an account that was opened by its address, with a session and a password. */
const openedByAddress = async (app: TestApp, one: Case): Promise<void> => {
  const user_id = app.ids.uuid()
  await app.db.execute(
    `INSERT INTO users (user_id, name, phone, email, email_verified_at, password_hash, role, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'store_owner', $5, $5)`,
    [user_id, NAME, `+91${one.phone}`, one.email, app.clock.now(), await hashed],
  )
  one.tokens.push(await app.signIn({ user_id }))
}

/** A number and addresses of their own; `isOld`: with an account from before. */
export const aCase = async (app: TestApp, isOld: boolean): Promise<Case> => {
  const email = anEmail()
  const one: Case = {
    phone: aPhone(),
    address: anEmail(),
    email,
    addresses: [email],
    tokens: [],
    passkeys: [],
    holder: undefined,
  }
  if (isOld) await openedByAddress(app, one)
  return one
}
