import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '../src/platform/db/index.ts'
import type { TestDatabase } from './database.ts'
import './global-setup.ts'

/** Receives each statement before it is sent to the database, and may delay it. */
export type BeforeStatement = (text: string) => Promise<void> | void

const textOf = (query: unknown): string => {
  if (typeof query === 'string') return query
  const text: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, 'text') : ''
  return typeof text === 'string' ? text : ''
}

/** `connectionsGone`: resolves when the pool has dropped all of its current connections. */
export type WatchedPool = { connectionsGone(): Promise<unknown> }

/** Observes every statement of a pool that has no connection yet, BEGIN and COMMIT included. */
export const watchStatements = (db: Database, before: BeforeStatement): WatchedPool => {
  const open = new Map<object, PromiseWithResolvers<void>>()
  db.pool.on('connect', (client) => {
    open.set(client, Promise.withResolvers())
    const send = client.query.bind(client) as (...parts: unknown[]) => unknown
    const watched = async (...parts: unknown[]): Promise<unknown> => {
      await before(textOf(parts[0]))
      return send(...parts)
    }
    Object.assign(client, { query: watched })
  })
  db.pool.on('remove', (client) => {
    open.get(client)?.resolve()
    open.delete(client)
  })
  return { connectionsGone: () => Promise.all([...open.values()].map(({ promise }) => promise)) }
}

/** Ends every connection to a database, as a crash of the server would. */
const killConnections = async (name: string): Promise<void> => {
  const admin = new pg.Client(inject('testServer').admin)
  await admin.connect()
  try {
    await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()', [
      name,
    ])
  } finally {
    await admin.end()
  }
}

/** The reply of a call, and whether it reached the statement before which the database was killed. */
export type Killed<Answer> = { answer: Answer; isKilled: boolean }

/**
 * Kills the database before a statement of one piece of work, counted from 0. The server's background statements are not
 * counted. The pool must have no connection yet. Resolves once the dead connections are dropped.
 */
export const createKiller = ({ db, poolConfig }: Pick<TestDatabase, 'db' | 'poolConfig'>) => {
  const under = new AsyncLocalStorage<{ left: number; recovered?: Promise<unknown> }>()
  const pool = watchStatements(db, async () => {
    const work = under.getStore()
    if (!work || work.recovered) return
    work.left -= 1
    if (work.left >= 0) return
    work.recovered = pool.connectionsGone()
    await killConnections(String(poolConfig.database))
  })
  return async <Answer>(statement: number, run: () => Promise<Answer>): Promise<Killed<Answer>> => {
    const work: { left: number; recovered?: Promise<unknown> } = { left: statement }
    const answer = await under.run(work, run)
    await work.recovered
    return { answer, isKilled: work.recovered !== undefined }
  }
}
