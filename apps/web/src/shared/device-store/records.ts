import { DATABASE_WAIT_MS } from '@jhola/contract/constants'
import { closeDatabase, DatabaseSilent, openDatabase, restDatabase, type StoreName } from './open-database.ts'

/**
 * Records of the device's IndexedDB, by key. Every promise rejects where IndexedDB is missing (private windows of old browsers).
 */
export type Records<T> = {
  all(): Promise<T[]>
  /** Resolves when the write is durable, not when it is requested. */
  put(key: string, value: T): Promise<void>
  /** Writes what `work` computes from all records, all or nothing, in one transaction across tabs; `null` deletes a record. */
  rewrite<R>(work: (kept: readonly T[]) => { changes: Iterable<readonly [key: string, value: T | null]>; result: R }): Promise<R>
  /** Reads and writes in one transaction across tabs. Returns the resulting record. */
  change(key: string, next: (value: T) => T | 'remove'): Promise<T | undefined>
}

/**
 * Resolves when the transaction is complete. A transaction that hangs is aborted, so that a rejection always means "nothing was
 * written".
 */
const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      try {
        transaction.abort()
      } catch {
        // The commit has started, so it will end soon.
        return
      }
      restDatabase()
      reject(new DatabaseSilent())
    }, DATABASE_WAIT_MS)
    transaction.oncomplete = () => {
      clearTimeout(timer)
      resolve()
    }
    transaction.onabort = () => {
      clearTimeout(timer)
      reject(transaction.error)
    }
  })

/** One transaction in one store. Results are read when the transaction is complete. */
type Step<R> = { store: StoreName; mode: IDBTransactionMode; ask: (records: IDBObjectStore) => () => R }

const take = async <R>({ store, mode, ask }: Step<R>): Promise<R> => {
  const database = await openDatabase()
  try {
    const transaction = database.transaction(store, mode, { durability: 'strict' })
    const result = ask(transaction.objectStore(store))
    await ended(transaction)
    return result()
  } catch (error) {
    // The browser may have closed the connection without an event.
    closeDatabase(database)
    throw error
  }
}

/** A failed transaction is retried once, on a new connection. */
const takeTwice = <R>(step: Step<R>): Promise<R> =>
  take(step).catch((error: unknown) => {
    if (error instanceof DatabaseSilent) throw error
    return take(step)
  })

/** One object store of the device's IndexedDB. */
export const openRecords = <T>(store: StoreName): Records<T> => {
  const inside = <R>(mode: IDBTransactionMode, ask: Step<R>['ask']): Promise<R> => takeTwice({ store, mode, ask })
  return {
    all: () =>
      inside('readonly', (records) => {
        // @NOTE written by our own code, under a version that has this store.
        const request = records.getAll() as IDBRequest<T[]>
        return () => request.result
      }),
    put: (key, value) =>
      inside('readwrite', (records) => {
        records.put(value, key)
        return () => undefined
      }),
    rewrite: (work) =>
      inside('readwrite', (records) => {
        let done: ReturnType<typeof work> | undefined
        const request = records.getAll() as IDBRequest<T[]>
        request.onsuccess = () => {
          done = work(request.result)
          for (const [key, value] of done.changes) value === null ? records.delete(key) : records.put(value, key)
        }
        return () => {
          if (!done) throw new Error('the transaction produced no result')
          return done.result
        }
      }),
    change: (key, next) =>
      inside('readwrite', (records) => {
        let after: T | undefined
        const request = records.get(key) as IDBRequest<T | undefined>
        request.onsuccess = () => {
          if (request.result === undefined) return
          const changed = next(request.result)
          after = changed === 'remove' ? undefined : changed
          if (changed === 'remove') records.delete(key)
          else records.put(changed, key)
        }
        return () => after
      }),
  }
}
