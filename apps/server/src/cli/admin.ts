// npm run admin -- create-admin <phone> <name> | list-stores
import { env } from 'node:process'
import { normalisePhone } from '@jhola/contract/shared/phone'
import { loadConfig } from '../config.ts'
import { setAdmin } from '../modules/auth/index.ts'
import { listStoresInShort } from '../modules/stores/index.ts'
import { systemClock } from '../platform/clock.ts'
import { createIds } from '../platform/ids.ts'
import { demandExisting, printNote, withDatabase } from './db-connection.ts'

/** Prints its answer and says whether all is well. */
type AdminCommand = (args: readonly string[]) => Promise<boolean>

const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** Makes a person an admin of the platform: the only way there is. They sign in with a code sent to the number. */
const createAdmin: AdminCommand = async ([phoneText = '', ...words]) => {
  const phone = normalisePhone(phoneText)
  const name = words.join(' ').trim()
  if (!phone || !name) throw new Error('usage: npm run admin -- create-admin <10-digit phone> <name>')
  const config = loadConfig(env)
  await demandExisting(config)
  return withDatabase(config, async ({ db }) => {
    const admin = { user_id: createIds(systemClock).uuid(), phone, name, at: systemClock.now() }
    const userId = await setAdmin(db, admin)
    print(`${name} (${phone}) is an admin now: ${userId}`)
    return true
  })
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

const commands = new Map<string, AdminCommand>([
  ['create-admin', createAdmin],
  ['list-stores', listStores],
])

const [name = '', ...args] = process.argv.slice(2)
const command = commands.get(name)
if (!command) {
  printNote('usage: npm run admin -- create-admin <phone> <name> | list-stores')
  process.exitCode = 2
} else {
  try {
    if (!(await command(args))) process.exitCode = 1
  } catch (error) {
    printNote(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
