// npm run sealed -- open <account|order> <id> --reason <text> | rekey
import { env } from 'node:process'
import { parseArgs } from 'node:util'
import { SEALED_KINDS } from '@jhola/contract/privacy/records'
import { z } from 'zod'
import { loadConfig } from '../config.ts'
import { systemClock } from '../platform/clock.ts'
import { createIds } from '../platform/ids.ts'
import { openSealed, rekeySealed } from '../platform/sealed/index.ts'
import { createSecrets } from '../platform/secrets.ts'
import { demandExisting, printNote, withDatabase } from './db-connection.ts'

const USAGE = 'usage: npm run sealed -- open <account|order> <id> --reason "<who asks, and by which letter>" | rekey'

const openingSchema = z.object({
  command: z.literal('open'),
  kind: z.enum(SEALED_KINDS),
  id: z.uuid(),
  reason: z.string().trim().min(10).max(300),
})

const rekey = async (): Promise<void> => {
  const config = loadConfig(env)
  await demandExisting(config)
  const copies = await withDatabase(config, ({ db }) => {
    const deps = { clock: systemClock, ids: createIds(systemClock), secrets: createSecrets(db, systemClock) }
    return db.withTx((tx) => rekeySealed(tx, deps))
  })
  process.stdout.write(`${copies} sealed copies have a new key\n`)
}

const main = async (): Promise<void> => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { reason: { type: 'string' } } })
  const [command, kind, id] = positionals
  if (command === 'rekey') return rekey()
  const read = openingSchema.safeParse({ command, kind, id, reason: values.reason })
  if (!read.success) throw new Error(USAGE)
  const config = loadConfig(env)
  await demandExisting(config)
  const opened = await withDatabase(config, ({ db }) => {
    const deps = { clock: systemClock, ids: createIds(systemClock), secrets: createSecrets(db, systemClock) }
    return db.withTx((tx) => openSealed(tx, deps, read.data))
  })
  if (!opened) throw new Error('There is no sealed copy of this record, or its year is over')
  process.stdout.write(`${JSON.stringify(opened.content, null, 2)}\n`)
  printNote(`Kept until ${opened.keep_until.toISOString()}. The audit log says that it was opened.`)
}

try {
  await main()
} catch (error) {
  printNote(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
