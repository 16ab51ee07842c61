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

const DATABASE = 'jhola'
const VERSION = 3
const STORES = ['waiting_orders', 'owner_actions', 'kept_counter'] as const

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

let opened: Promise<IDBDatabase> | undefined

const open = (): Promise<IDBDatabase> => {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION)
    request.onupgradeneeded = () => {
      for (const name of STORES) if (!request.result.objectStoreNames.contains(name)) request.result.createObjectStore(name)
    }
    request.onsuccess = () => {
      // A newer version of us in another tab wants to change the database: it may, and we open it anew.
      request.result.onversionchange = () => {
        request.result.close()
        opened = undefined
      }
      resolve(request.result)
    }
    request.onerror = () => reject(request.error)
  })
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

/** One store of the device's database. */
export const openRecords = <T>(store: (typeof STORES)[number]): Records<T> => {
  const read = async <R>(ask: (records: IDBObjectStore) => IDBRequest<R>): Promise<R> =>
    answerOf(ask((await open()).transaction(store, 'readonly').objectStore(store)))
  const write = async (ask: (records: IDBObjectStore) => void): Promise<void> => {
    const transaction = (await open()).transaction(store, 'readwrite', { durability: 'strict' })
    ask(transaction.objectStore(store))
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
  }
  return {
    // @NOTE written by ourselves, under the version above.
    all: () => read((records) => records.getAll() as IDBRequest<T[]>),
    put: (key, value) => write((records) => records.put(value, key)),
    insert: async (make) => {
      let made: ReturnType<typeof make> | undefined
      await write((records) => {
        const asked = records.getAll() as IDBRequest<T[]>
        asked.onsuccess = () => {
          made = make(asked.result)
          if (typeof made !== 'string') records.put(made.value, made.key)
        }
      })
      if (made === undefined) throw new Error('nothing was asked of the record store')
      return typeof made === 'string' ? made : made.value
    },
    change: async (key, next) => {
      let after: T | undefined
      await write((records) => {
        const asked = records.get(key) as IDBRequest<T | undefined>
        asked.onsuccess = () => {
          if (asked.result === undefined) return
          const changed = next(asked.result)
          after = changed === 'remove' ? undefined : changed
          if (changed === 'remove') records.delete(key)
          else records.put(changed, key)
        }
      })
      return after
    },
  }
}
