// npm run breach -- tell <notice.json> [--store <store id>] [--dry-run]
import { readFileSync } from 'node:fs'
import { env } from 'node:process'
import { parseArgs } from 'node:util'
import { breachNoticeSchema } from '@jhola/contract/privacy/breach'
import { z } from 'zod'
import { loadConfig } from '../config.ts'
import { tellAffected } from '../modules/privacy/index.ts'
import { systemClock } from '../platform/clock.ts'
import { loadMessages } from '../platform/i18n.ts'
import { createIds } from '../platform/ids.ts'
import { carriedChannels, createOutboxGateway } from '../platform/messaging/index.ts'
import { createSecrets } from '../platform/secrets.ts'
import { demandExisting, printNote, withDatabase } from './db-connection.ts'

const USAGE = 'usage: npm run breach -- tell <notice.json> [--store <store id>] [--dry-run]'

const main = async (): Promise<void> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { store: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
  })
  const [command, file] = positionals
  if (command !== 'tell' || file === undefined) throw new Error(USAGE)
  const read = breachNoticeSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!read.success) throw new Error(`${file}\n${z.prettifyError(read.error)}`)
  const config = loadConfig(env)
  await demandExisting(config)
  const { affected, queued } = await withDatabase(config, ({ db }) => {
    const clock = systemClock
    const ids = createIds(clock)
    const gateway = createOutboxGateway(clock, ids, carriedChannels(config.messages))
    const deps = { db, clock, ids, gateway, secrets: createSecrets(db, clock), texts: loadMessages(config.paths.locales) }
    return tellAffected(deps, { notice: read.data, storeId: values.store ?? null, isDryRun: values['dry-run'] })
  })
  process.stdout.write(`${affected} contacts affected, ${queued} messages queued\n`)
}

try {
  await main()
} catch (error) {
  printNote(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
