import type { Config } from '../../config.ts'
import { type Database, readMigrationState } from '../../platform/db/index.ts'
import { demandExisting, withDatabase } from '../db-connection.ts'
import { type Finding, findingsOn, reasonOf } from './finding.ts'

const OLDEST_SERVER = 150_000
const SKEW_MAX_MS = 2_000
const LOCAL: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

type Facts = { version: string; number: number; now: Date; most: number }

const readFacts = async (db: Database): Promise<Facts | undefined> => {
  const rows = await db.query<Facts>(
    `SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS number,
       clock_timestamp() AS now, current_setting('max_connections')::int AS most`,
  )
  return rows[0]
}

/** A real write, kept: a read-only server and a full disk both refuse it. */
const writeProbe = (db: Database): Promise<number> =>
  db.execute(
    `INSERT INTO readiness_probe (probe, written_at) VALUES (1, now()) ON CONFLICT (probe) DO UPDATE SET written_at = excluded.written_at`,
  )

/** A database on another machine is reached by TLS with a certificate that is checked. */
export const checkWay = ({ databaseUrl }: Config): Finding[] => {
  const { ok, bad } = findingsOn('database')
  if (databaseUrl === undefined || !URL.canParse(databaseUrl)) return []
  const { hostname, searchParams } = new URL(databaseUrl)
  const host = searchParams.get('host') ?? hostname
  if (host === '' || host.startsWith('/') || LOCAL.has(host)) return []
  const isChecked = ['verify-full', 'verify-ca'].includes(searchParams.get('sslmode') ?? '')
  return [
    isChecked
      ? ok('it is reached by TLS, and its certificate is checked')
      : bad('it is on another machine, and its connection may be read', 'Add ?sslmode=verify-full to DATABASE_URL.'),
  ]
}

const checkOpened = async (config: Config, db: Database): Promise<Finding[]> => {
  const { ok, note, bad } = findingsOn('database')
  const clock = findingsOn('clock')
  const askedAtMs = Date.now()
  const facts = await readFacts(db)
  const skewMs = Math.abs((facts?.now.getTime() ?? 0) - (askedAtMs + Date.now()) / 2)
  const { pending } = await readMigrationState(db, config.paths.migrations)
  const written = pending.length > 0 ? undefined : await writeProbe(db).then(() => null, reasonOf)
  return [
    (facts?.number ?? 0) >= OLDEST_SERVER
      ? ok(`PostgreSQL ${facts?.version} answers`)
      : bad(`PostgreSQL ${facts?.version} is too old`, 'Use version 15 or newer.'),
    pending.length === 0
      ? ok('every migration of this build is applied')
      : bad(
          `${pending.length} migrations wait: ${pending.join(', ')}`,
          'Start the server of this build, or run: npm run db -- migrate',
        ),
    ...(written === undefined
      ? []
      : [
          written === null
            ? ok('it can be written')
            : bad(`it cannot be written (${written})`, 'Free the disk, or connect to the primary server.'),
        ]),
    (facts?.most ?? 0) >= config.dbPoolSize + 5
      ? ok(`it takes ${facts?.most} connections, and this node uses ${config.dbPoolSize}`)
      : note(`it takes only ${facts?.most} connections`, 'Lower DB_POOL_SIZE or raise max_connections.'),
    skewMs <= SKEW_MAX_MS
      ? clock.ok('the database has the same time')
      : clock.bad(`the database’s clock differs by ${Math.round(skewMs / 1000)} s`, 'Run an NTP service on both machines.'),
  ]
}

/** The database: reached, migrated, writable, and its clock. */
export const checkDatabase = async (config: Config): Promise<Finding[]> => {
  try {
    await demandExisting(config)
    return [...checkWay(config), ...(await withDatabase(config, ({ db }) => checkOpened(config, db)))]
  } catch (error) {
    const where =
      config.databaseUrl === undefined ? 'Start the server once; it creates it.' : 'Check DATABASE_URL and the server.'
    return [...checkWay(config), findingsOn('database').bad(`it cannot be opened (${reasonOf(error)})`, where)]
  }
}
