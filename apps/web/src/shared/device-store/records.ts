import { DATABASE_WAIT_MS } from '@jhola/contract/constants'
import { closeDatabase, DatabaseSilent, openDatabase, restDatabase, type StoreName } from './open-database.ts'

/** Things kept in the device's database under a key. Every promise rejects where there is none (private windows of old browsers). */
export type Records<T> = {
  all(): Promise<T[]>
  /** Resolves when it is written, not when it is asked for. */
  put(key: string, value: T): Promise<void>
  /** Adds what `make` makes of all that is kept, in one step that no other tab can come between; `make` may decline with a word. */
  insert<No extends string>(make: (kept: readonly T[]) => { key: string; value: T } | No): Promise<T | No>
  /** Reads and writes in one step that no other tab can come between. Gives what is there afterwards. */
  change(key: string, next: (value: T) => T | 'remove'): Promise<T | undefined>
}

/** Resolves when it is done for good. One that does not end is called off, so that a rejection always means "nothing was written". */
const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      try {
        transaction.abort()
      } catch {
        // It is being written down already: its end is near.
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

/** One step in one store. What was asked is read out when the step is done for good. */
type Step<R> = { store: StoreName; mode: IDBTransactionMode; ask: (records: IDBObjectStore) => () => R }

const take = async <R>({ store, mode, ask }: Step<R>): Promise<R> => {
  const database = await openDatabase()
  try {
    const transaction = database.transaction(store, mode, { durability: 'strict' })
    const result = ask(transaction.objectStore(store))
    await ended(transaction)
    return result()
  } catch (error) {
    // The browser may have closed it without a word.
    closeDatabase(database)
    throw error
  }
}

/** A step that failed is taken once more, on a new connection. */
const takeTwice = <R>(step: Step<R>): Promise<R> =>
  take(step).catch((error: unknown) => {
    if (error instanceof DatabaseSilent) throw error
    return take(step)
  })

/** One store of the device's database. */
export const openRecords = <T>(store: StoreName): Records<T> => {
  const inside = <R>(mode: IDBTransactionMode, ask: Step<R>['ask']): Promise<R> => takeTwice({ store, mode, ask })
  return {
    all: () =>
      inside('readonly', (records) => {
        // @NOTE written by ourselves, under a version that has this store.
        const asked = records.getAll() as IDBRequest<T[]>
        return () => asked.result
      }),
    put: (key, value) =>
      inside('readwrite', (records) => {
        records.put(value, key)
        return () => undefined
      }),
    insert: (make) =>
      inside('readwrite', (records) => {
        let made: ReturnType<typeof make> | undefined
        const asked = records.getAll() as IDBRequest<T[]>
        asked.onsuccess = () => {
          made = make(asked.result)
          if (typeof made !== 'string') records.put(made.value, made.key)
        }
        return () => {
          if (made === undefined) throw new Error('nothing was asked of the record store')
          return typeof made === 'string' ? made : made.value
        }
      }),
    change: (key, next) =>
      inside('readwrite', (records) => {
        let after: T | undefined
        const asked = records.get(key) as IDBRequest<T | undefined>
        asked.onsuccess = () => {
          if (asked.result === undefined) return
          const changed = next(asked.result)
          after = changed === 'remove' ? undefined : changed
          if (changed === 'remove') records.delete(key)
          else records.put(changed, key)
        }
        return () => after
      }),
  }
}
