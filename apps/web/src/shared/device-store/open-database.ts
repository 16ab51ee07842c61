import { DATABASE_COOLDOWN_MS, DATABASE_WAIT_MS } from '@jhola/contract/constants'

const DATABASE = 'jhola'
const VERSION = 4
const STORES = ['waiting_orders', 'owner_actions', 'kept_counter', 'packing_ticks'] as const
export type StoreName = (typeof STORES)[number]

/** IndexedDB gave no response within the time limit. */
export class DatabaseSilent extends Error {}

/** Settles with the promise, or rejects with `DatabaseSilent` on a timeout. */
const withinLimit = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DatabaseSilent()), DATABASE_WAIT_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })

const createStores = (database: IDBDatabase): void => {
  for (const name of STORES) if (!database.objectStoreNames.contains(name)) database.createObjectStore(name)
}

/** Opens it once. Without `version`: with its current version. */
const request = (version: number | undefined): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, version)
    request.onupgradeneeded = () => createStores(request.result)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** A newer build may have raised the version while this page still runs: its database has our stores too. */
const requestAny = (): Promise<IDBDatabase> =>
  request(VERSION).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'VersionError') return request(undefined)
    throw error
  })

type Opened = { answer: Promise<IDBDatabase>; database?: IDBDatabase }
let opened: Opened | undefined

/** Drops a broken connection: the next call reopens the database. Running transactions complete. */
export const closeDatabase = (database: IDBDatabase): void => {
  database.close()
  if (opened?.database === database) opened = undefined
}

let restsUntilMs = 0

/** Skips the database for a while after a timeout, so that people do not wait for it at every tap. */
export const restDatabase = (): void => {
  restsUntilMs = performance.now() + DATABASE_COOLDOWN_MS
}

/**
 * The device's IndexedDB: opened once, and reopened after it was closed by the browser (storage cleared, connection lost) or by
 * us for a newer build that wants to upgrade it. Rejects where IndexedDB is missing, and with `DatabaseSilent` while it does not
 * respond.
 */
export const openDatabase = (): Promise<IDBDatabase> => {
  if (performance.now() < restsUntilMs) return Promise.reject(new DatabaseSilent())
  if (opened) return opened.answer
  const request = requestAny()
  const mine: Opened = { answer: withinLimit(request) }
  opened = mine
  request.then(
    (database) => {
      mine.database = database
      // A response too late for the first caller is used by the next.
      mine.answer = request
      database.onclose = () => closeDatabase(database)
      database.onversionchange = () => closeDatabase(database)
    },
    () => {
      if (opened === mine) opened = undefined
    },
  )
  return mine.answer
}
