// node database-host.ts <DATA_DIR>: a process with an embedded database, for tests that kill it. Prints one JSON line when
// ready; a line on stdin stops the database and ends the process.
import { once } from 'node:events'
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/index.ts'

const [dataDir = ''] = process.argv.slice(2)
try {
  const server = await startEmbeddedPostgres({ dataDir, log: (line) => process.stderr.write(`${line}\n`) })
  process.stdout.write(
    `${JSON.stringify({ mode: server.mode, pid: server.pid(), host: server.poolConfig.host, uid: process.getuid?.() })}\n`,
  )
  await once(process.stdin, 'data')
  process.stdout.write(`${JSON.stringify({ stopped: await server.stop() })}\n`)
  process.exit(0)
} catch (error) {
  process.stdout.write(`${JSON.stringify({ error: error instanceof Error ? error.message : String(error) })}\n`)
  process.exit(1)
}
