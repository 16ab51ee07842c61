import { DATABASE_COOLDOWN_MS, DATABASE_WAIT_MS } from '@jhola/contract/constants'

const DATABASE = 'jhola'
const VERSION = 3
const STORES = ['waiting_orders', 'owner_actions', 'kept_counter'] as const
export type StoreName = (typeof STORES)[number]

/** The database gave no answer within the time limit. */
export class DatabaseSilent extends Error {}

/** Ends with the promise, or rejects with `DatabaseSilent` when that takes too long. */
const withinLimit = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DatabaseSilent()), DATABASE_WAIT_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })

const createStores = (database: IDBDatabase): void => {
  for (const name of STORES) if (!database.objectStoreNames.contains(name)) database.createObjectStore(name)
}

/** Opens it once. `version` left out: as it is. */
const request = (version: number | undefined): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const asked = indexedDB.open(DATABASE, version)
    asked.onupgradeneeded = () => createStores(asked.result)
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })

/** A newer build may have raised the version while this page still runs: its database has our stores too. */
const requestAny = (): Promise<IDBDatabase> =>
  request(VERSION).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'VersionError') return request(undefined)
    throw error
  })

type Opened = { answer: Promise<IDBDatabase>; database?: IDBDatabase }
let opened: Opened | undefined

/** Does without a connection that failed: the next call opens the database anew. Transactions that run come to their end. */
export const closeDatabase = (database: IDBDatabase): void => {
  database.close()
  if (opened?.database === database) opened = undefined
}

let restsUntilMs = 0

/** Asks the database nothing for a while: it did not answer, and nobody should wait for it at every tap. */
export const restDatabase = (): void => {
  restsUntilMs = performance.now() + DATABASE_COOLDOWN_MS
}

/**
 * The device's database, opened once, and anew after it was closed: by the browser (storage cleared, connection lost) or by us for a
 * newer build that wants to change it. Rejects where there is none, and with `DatabaseSilent` while it does not answer.
 */
export const openDatabase = (): Promise<IDBDatabase> => {
  if (performance.now() < restsUntilMs) return Promise.reject(new DatabaseSilent())
  if (opened) return opened.answer
  const asked = requestAny()
  const mine: Opened = { answer: withinLimit(asked) }
  opened = mine
  asked.then(
    (database) => {
      mine.database = database
      // An answer that came too late for the first serves the next.
      mine.answer = asked
      database.onclose = () => closeDatabase(database)
      database.onversionchange = () => closeDatabase(database)
    },
    () => {
      if (opened === mine) opened = undefined
    },
  )
  return mine.answer
}
