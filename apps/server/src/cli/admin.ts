// npm run admin -- create --email <address> [--name <name>] | create-admin <phone> <name> | reset-factors <email or phone> | list-stores
//   | sign-out <phone|email|--all>
import { env } from 'node:process'
import { parseArgs } from 'node:util'
import { emailSchema } from '@jhola/contract/auth/schema'
import { normalisePhone } from '@jhola/contract/shared/phone'
import { attachedData } from '../attached-data.ts'
import { loadConfig } from '../config.ts'
import { type CreatedAdmin, createAdminAccount, resetAdminFactors, signOutPeople } from '../modules/auth/index.ts'
import { listStoresInShort } from '../modules/stores/index.ts'
import { systemClock } from '../platform/clock.ts'
import { loadMessages } from '../platform/i18n.ts'
import { createIds } from '../platform/ids.ts'
import { carriedChannels, createOutboxGateway } from '../platform/messaging/index.ts'
import { createSecrets } from '../platform/secrets.ts'
import { demandExisting, printNote, withDatabase } from './db-connection.ts'

/** Prints its result and resolves to true on success. */
type AdminCommand = (args: readonly string[]) => Promise<boolean>

const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const USAGE =
  'usage: npm run admin -- create --email <address> [--name <name>] | create-admin <phone> <name> | reset-factors <email or phone> | list-stores | sign-out <phone|email|--all>'

type Wanted = Omit<Parameters<typeof createAdminAccount>[2], 'language'>

type Deps = Parameters<typeof createAdminAccount>[0]
type Contact = Wanted['contact']
type Opened = { deps: Deps; tx: Parameters<typeof createAdminAccount>[1]; origin: string; isCarried: boolean }

/** Opens the database and does the work in one transaction. */
const inDatabase = async <T>(work: (opened: Opened) => Promise<T>): Promise<T> => {
  const config = loadConfig(env)
  await demandExisting(config)
  return withDatabase(config, async ({ db }) => {
    const clock = systemClock
    const ids = createIds(clock)
    const carried = carriedChannels(config.messages)
    const origin = config.publicOrigin ?? `http://localhost:${config.port}`
    const deps = {
      ...{ clock, ids, origin },
      attached: attachedData,
      secrets: createSecrets(db, clock),
      texts: loadMessages(config.paths.locales),
      gateway: createOutboxGateway(clock, ids, carried, { isLimited: false }),
    }
    return db.withTx((tx) => work({ deps, tx, origin, isCarried: carried.has('email') }))
  })
}

const make = (wanted: Wanted): Promise<CreatedAdmin & Pick<Opened, 'origin' | 'isCarried'>> =>
  inDatabase(async ({ deps, tx, origin, isCarried }) => ({
    ...(await createAdminAccount(deps, tx, { ...wanted, language: 'en' })),
    ...{ origin, isCarried },
  }))

/** `create --email`: the admin sets a password through the link, or signs in with a passcode. */
const create: AdminCommand = async (args) => {
  const { values } = parseArgs({ args: [...args], options: { email: { type: 'string' }, name: { type: 'string' } } })
  const email = emailSchema.safeParse(values.email)
  if (!email.success) throw new Error(USAGE)
  const made = await make({ contact: { email: email.data }, name: values.name?.trim() ?? '' })
  print(`${email.data} is an admin ${made.is_new ? 'now' : 'already'}: ${made.user_id}`)
  print(`Choose a password within an hour${made.isCarried ? ' (the link was e-mailed, too)' : ''}: ${made.password_link}`)
  print(`Or sign in with a passcode: ${made.origin}/email-passcode`)
  return true
}

/** `create-admin`: the admin signs in with an OTP sent to the phone number. */
const createAdmin: AdminCommand = async ([phoneText = '', ...words]) => {
  const phone = normalisePhone(phoneText)
  const name = words.join(' ').trim()
  if (!phone || !name) throw new Error(USAGE)
  const { user_id } = await make({ contact: { phone }, name })
  print(`${name} (${phone}) is an admin now: ${user_id}`)
  return true
}

const toContact = (text: string): Contact | undefined => {
  const email = emailSchema.safeParse(text)
  if (email.success) return { email: email.data }
  const phone = normalisePhone(text)
  return phone ? { phone } : undefined
}

/** `reset-factors`: for an admin who lost phone and recovery codes. They set up a new second step at the next sign-in. */
const resetFactors: AdminCommand = async ([text = '']) => {
  const contact = toContact(text)
  if (!contact) throw new Error(USAGE)
  const user_id = await inDatabase(({ deps, tx }) => resetAdminFactors(deps, tx, { contact, language: 'en' }))
  print(`The passkeys, the authenticator app and the recovery codes of ${text} are gone, and all sessions have ended: ${user_id}`)
  print('They set up a new second step when they sign in next.')
  return true
}

/** Prints every shop, at most 1000. */
const listStores: AdminCommand = async () => {
  const config = loadConfig(env)
  await demandExisting(config)
  return withDatabase(config, async ({ db }) => {
    const stores = await listStoresInShort(db)
    const lines = stores.map((store) =>
      [store.store_id, store.name, store.owner_name, store.phone, store.city, store.status].join('\t'),
    )
    if (lines.length > 0) print(lines.join('\n'))
    if (stores.length === 0) printNote('There are no shops yet')
    return true
  })
}

/** `sign-out`: ends every session of a person, or of everybody. */
const signOut: AdminCommand = async ([whom = '']) => {
  const phone = normalisePhone(whom)
  const email = emailSchema.safeParse(whom)
  if (whom !== '--all' && !phone && !email.success) throw new Error(USAGE)
  const config = loadConfig(env)
  await demandExisting(config)
  return withDatabase(config, async ({ db }) => {
    const clock = systemClock
    const deps = { clock, ids: createIds(clock), secrets: createSecrets(db, clock) }
    const contact = phone ? { phone } : { email: email.data ?? '' }
    const devices = await db.withTx((tx) => signOutPeople(deps, tx, whom === '--all' ? 'everybody' : contact))
    print(`${devices} devices signed out`)
    return true
  })
}

const commands = new Map<string, AdminCommand>([
  ['create', create],
  ['create-admin', createAdmin],
  ['reset-factors', resetFactors],
  ['list-stores', listStores],
  ['sign-out', signOut],
])

const [name = '', ...args] = process.argv.slice(2)
const command = commands.get(name)
if (!command) {
  printNote(USAGE)
  process.exitCode = 2
} else {
  try {
    if (!(await command(args))) process.exitCode = 1
  } catch (error) {
    printNote(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
