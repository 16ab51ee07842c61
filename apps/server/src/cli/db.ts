// npm run db -- migrate | status | invariants | backup <file.tar> | restore <file.tar>
import { env } from 'node:process'
import { loadConfig } from '../config.ts'
import {
  backupCommand,
  type DatabaseCommand,
  invariantsCommand,
  migrateCommand,
  restoreCommand,
  statusCommand,
} from './db-commands.ts'
import { printNote } from './db-connection.ts'

const commands = new Map<string, DatabaseCommand>([
  ['migrate', migrateCommand],
  ['status', statusCommand],
  ['invariants', invariantsCommand],
  ['backup', backupCommand],
  ['restore', restoreCommand],
])

const [name = '', file] = process.argv.slice(2)
const command = commands.get(name)
if (!command) {
  printNote('usage: npm run db -- migrate | status | invariants | backup <file.tar> | restore <file.tar>')
  process.exitCode = 2
} else {
  try {
    if (!(await command(loadConfig(env), file))) process.exitCode = 1
  } catch (error) {
    printNote(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
