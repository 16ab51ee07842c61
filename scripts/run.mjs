// node scripts/run.mjs <file> [arguments]: installs what is missing, then runs the file on the pinned Node.
import { command, ensureInstalled, PlainError, runNode } from './bootstrap.mjs'

await command(async () => {
  const [file, ...args] = process.argv.slice(2)
  if (!file) throw new PlainError('usage: node scripts/run.mjs <file> [arguments]')
  await ensureInstalled()
  return runNode([file, ...args])
})
