import { DATABASE_COOLDOWN_MS, DATABASE_WAIT_MS } from '@jhola/contract/constants'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Asked = { version: number | undefined; request: Partial<IDBOpenDBRequest> }

/** A browser whose IndexedDB responds when the test decides. */
const aBrowser = async () => {
  const asked: Asked[] = []
  const open = (_: string, version?: number) => {
    const request: Partial<IDBOpenDBRequest> = {}
    asked.push({ version, request })
    return request
  }
  vi.stubGlobal('indexedDB', { open })
  vi.resetModules()
  const store = await import('./open-database.ts')
  const event = new Event('answer')
  const last = () => asked.at(-1)?.request as IDBOpenDBRequest
  const give = () => {
    const database = { close: vi.fn() } as unknown as IDBDatabase
    Object.assign(last(), { result: database })
    last().onsuccess?.(event)
    return database
  }
  const refuse = (name: string) => {
    Object.assign(last(), { error: new DOMException(name, name) })
    last().onerror?.(event)
  }
  return { ...store, asked, give, refuse, event }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('one connection serves all; it is reopened after the browser or a newer build closed it', async () => {
  const { openDatabase, asked, give, event } = await aBrowser()
  const first = openDatabase()
  const database = give()
  expect([await first, await openDatabase()]).toEqual([database, database])
  database.onclose?.(event)
  const second = openDatabase()
  const other = give()
  expect(await second).toBe(other)
  other.onversionchange?.(event as IDBVersionChangeEvent)
  expect(other.close).toHaveBeenCalled()
  void openDatabase()
  expect(asked).toHaveLength(3)
})

test('a database upgraded by a newer build is opened with its version', async () => {
  const { openDatabase, asked, give, refuse } = await aBrowser()
  const opening = openDatabase()
  refuse('VersionError')
  await expect.poll(() => asked).toHaveLength(2)
  const database = give()
  expect(await opening).toBe(database)
  expect(asked.map(({ version }) => version)).toEqual([4, undefined])
})

test('opening is retried after an error', async () => {
  const { openDatabase, asked, give, refuse } = await aBrowser()
  const opening = openDatabase()
  refuse('UnknownError')
  await expect(opening).rejects.toThrow('UnknownError')
  const again = openDatabase()
  const database = give()
  expect([await again, asked.length]).toEqual([database, 2])
})

test('a database that does not respond is waited for once, and is used when it responds later', async () => {
  const { openDatabase, DatabaseSilent, asked, give } = await aBrowser()
  const opening = openDatabase().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(DATABASE_WAIT_MS)
  expect(await opening).toBeInstanceOf(DatabaseSilent)
  await expect(openDatabase()).rejects.toBeInstanceOf(DatabaseSilent)
  const database = give()
  await vi.advanceTimersByTimeAsync(0)
  expect([await openDatabase(), asked.length]).toEqual([database, 1])
})

test('a connection that hangs is not used for a while', async () => {
  const { openDatabase, restDatabase, DatabaseSilent, give } = await aBrowser()
  const opening = openDatabase()
  const database = give()
  await opening
  restDatabase()
  await expect(openDatabase()).rejects.toBeInstanceOf(DatabaseSilent)
  await vi.advanceTimersByTimeAsync(DATABASE_COOLDOWN_MS)
  expect(await openDatabase()).toBe(database)
})
