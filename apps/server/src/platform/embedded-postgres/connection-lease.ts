import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { SocketConfig } from './app-database.ts'

/** Processes that stop at the same time take turns with this advisory lock. */
const LEAVING_LOCK = 7_105_204_412
/** A process that has just left may still be listed for a moment. */
const RECOUNTS = 4
const RECOUNT_PAUSE_MS = 50

/**
 * One open connection that marks this process as a user of the server while it is open. Several app nodes and tools may share
 * one server; the last one to leave stops it.
 */
export type ConnectionLease = {
  /** Connects again after the server was restarted. */
  renew(): Promise<void>
  /** Whether no other process uses the server. Also true when the server does not answer. */
  isLast(): Promise<boolean>
  leave(): Promise<void>
}

/** Registers this process under the config's application name, which must be unique to it and begin with `jhola-`. */
export const acquireConnectionLease = async (config: SocketConfig): Promise<ConnectionLease> => {
  let client = await open(config)
  return {
    async renew() {
      client = await open(config)
    },
    async isLast() {
      try {
        await client.query('SELECT pg_advisory_lock($1)', [LEAVING_LOCK])
        return await countsNobodyElse(client, config.application_name)
      } catch {
        return true
      }
    },
    async leave() {
      await client.end().catch(() => undefined)
    },
  }
}

const open = async (config: SocketConfig): Promise<pg.Client> => {
  const client = new pg.Client({ ...config, keepAlive: true })
  // The process watcher handles the server's death.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

const countsNobodyElse = async (client: pg.Client, applicationName: string): Promise<boolean> => {
  for (let count = 0; count < RECOUNTS; count += 1) {
    const { rows } = await client.query(
      `SELECT 1 FROM pg_stat_activity
       WHERE backend_type = 'client backend' AND application_name LIKE 'jhola-%' AND application_name <> $1 LIMIT 1`,
      [applicationName],
    )
    if (rows.length === 0) return true
    await delay(RECOUNT_PAUSE_MS)
  }
  return false
}
