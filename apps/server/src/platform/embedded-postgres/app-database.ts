import pg from 'pg'
import { ADMIN_USER } from './cluster/init-cluster.ts'
import { SOCKET_PORT } from './cluster/server-settings.ts'

const APP_NAME = 'jhola'
/** Another process created it at the same moment. */
const ALREADY_THERE = new Set(['42710', '42P04', '23505'])

/** Connects to the embedded server; fits `pg.Pool` and `pg.Client`. */
export type SocketConfig = {
  host: string
  port: number
  user: string
  database: string
  application_name: string
}

/** The program's own account: it owns its database and nothing else. */
export const appConfig = (socketDir: string, applicationName: string): SocketConfig => ({
  host: socketDir,
  port: SOCKET_PORT,
  user: APP_NAME,
  database: APP_NAME,
  application_name: applicationName,
})

/** The server's superuser, for backups and for creating test databases. */
export const adminConfig = (socketDir: string, applicationName: string): SocketConfig => ({
  host: socketDir,
  port: SOCKET_PORT,
  user: ADMIN_USER,
  database: 'postgres',
  application_name: applicationName,
})

/** The same address as a URL, for libraries that accept only a URL. */
export const toConnectionString = (config: SocketConfig): string => {
  const query = new URLSearchParams({ host: config.host, port: String(config.port), application_name: config.application_name })
  return `postgresql://${config.user}@localhost/${config.database}?${query.toString()}`
}

/** Creates the program's account and database on a new server. */
export const ensureAppDatabase = async (admin: pg.Client): Promise<void> => {
  const { rows } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [APP_NAME])
  if (rows.length > 0) return
  await tolerateTwin(admin.query(`CREATE ROLE ${APP_NAME} LOGIN`))
  await tolerateTwin(admin.query(`CREATE DATABASE ${APP_NAME} OWNER ${APP_NAME}`))
}

const tolerateTwin = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work
  } catch (error) {
    const code = error instanceof pg.DatabaseError ? error.code : undefined
    if (code === undefined || !ALREADY_THERE.has(code)) throw error
  }
}

/** Runs `work` on one connection and closes it. */
export const withClient = async <Result>(config: SocketConfig, work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client(config)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
