import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { readMigrationFiles } from './platform/db/migrations/migration-files.ts'
import { addHealth } from './platform/http/server/health.ts'
import { freeBytesOf } from './platform/http/server/readiness.ts'
import { addSecurityTxt } from './platform/http/server/security-txt.ts'
import { watchForProxy } from './platform/http/server/watch-for-proxy.ts'

/** What operators and security researchers ask for: health, readiness, metrics, `security.txt`; and the watch for a proxy. */
export const serveOperations = async (
  http: FastifyInstance,
  { config, db, clock, log, metrics }: Deps,
  readFreeBytes = () => freeBytesOf(config.dataDir).catch(() => Number.POSITIVE_INFINITY),
): Promise<void> => {
  const { isProduction, trustProxy, metricsToken, publicOrigin, securityContacts } = config
  if (isProduction && trustProxy === false)
    watchForProxy(http, { clock, log, metrics, write: (text) => void process.stderr.write(text) })
  const migrations = (await readMigrationFiles(config.paths.migrations)).map(({ name }) => name)
  addHealth(http, {
    db,
    clock,
    migrations,
    readFreeBytes,
    metrics,
    metricsToken,
    isOpenHere: !isProduction,
    startedAt: clock.now(),
  })
  addSecurityTxt(http, { contacts: securityContacts, publicOrigin, clock })
}
