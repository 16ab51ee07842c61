import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CachedCounter, CachedCounterStore } from '../../domain/account/cached-counter.ts'
import { apiQuery } from '../../shared/api/api-query.ts'
import { restoreCachedCounter, startCounterCache } from './cached-session.ts'

const ME = apiQuery('GET /auth/me', {}).queryKey
const STORE = apiQuery('GET /stores/me', {}).queryKey
const BOARD = apiQuery('GET /orders/board', {}).queryKey
const AT = Date.parse('2026-11-20T06:00:00.000Z')

/** A device with its database and a record of the last signed-in person. */
const aDevice = () => {
  let held: CachedCounter | undefined
  let account: string | null = null
  const kept: CachedCounterStore = {
    read: async () => held,
    write: async (next) => {
      held = structuredClone(next)
    },
    forget: async () => {
      held = undefined
    },
  }
  const write = (id: string | null) => {
    account = id
  }
  return { kept, account: { read: () => account, write }, held: () => held }
}
type Device = ReturnType<typeof aDevice>

const aPage = (device: Device) => {
  const client = new QueryClient()
  // @NOTE the tests read only the person and the shop.
  const signIn = (id: string | null, store_id: string | null = 'STORE-001') =>
    client.setQueryData(ME, {
      success: true,
      user: id === null ? null : { id, name: 'Ramesh', role: 'store_owner', store_id },
    } as never)
  const read = (seq: number, ids: readonly string[]) =>
    client.setQueryData(BOARD, { success: true, seq, orders: ids.map((one) => ({ id: one })) } as never, { updatedAt: AT })
  return { client, signIn, read, keep: () => startCounterCache({ client, ...device, nowMs: () => AT + 5000 }) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const pass = () => vi.advanceTimersByTimeAsync(1500)

/** A device on which somebody worked before the browser was closed. */
const afterWork = async (user = 'u1') => {
  const device = aDevice()
  const page = aPage(device)
  page.signIn(user)
  page.client.setQueryData(STORE, { success: true, store: { name: 'Test Kirana Store' } } as never)
  page.read(7, ['a', 'b'])
  const stop = page.keep()
  await pass()
  stop()
  return device
}

test('offline the last board of the same person opens, marked with its age', async () => {
  const device = await afterWork()
  expect(device.held()).toMatchObject({ user_id: 'u1', store_id: 'STORE-001', at: AT })
  const { client } = aPage(device)
  expect(await restoreCachedCounter({ client, ...device })).toBe(true)
  expect(client.getQueryData(ME)).toMatchObject({ user: { id: 'u1', store_id: 'STORE-001' } })
  expect(client.getQueryData(STORE)).toMatchObject({ store: { name: 'Test Kirana Store' } })
  expect(client.getQueryData(BOARD)).toMatchObject({ seq: 7, orders: [{ id: 'a' }, { id: 'b' }], keptAt: AT })
  expect(client.getQueryState(BOARD)?.dataUpdatedAt).toBe(AT)
})

test('data from the device cache is not cached again as if it were new', async () => {
  const device = await afterWork()
  const { client, keep } = aPage(device)
  await restoreCachedCounter({ client, ...device })
  const before = device.held()
  keep()
  await pass()
  expect(device.held()).toBe(before)
})

test('caches changes of the board, at most once a second', async () => {
  const device = aDevice()
  const page = aPage(device)
  const write = vi.spyOn(device.kept, 'write')
  page.signIn('u1')
  page.read(1, ['a'])
  page.keep()
  for (let seq = 2; seq < 50; seq += 1) page.read(seq, ['a', String(seq)])
  await pass()
  expect(write).toHaveBeenCalledTimes(1)
  expect(device.held()?.answers['GET /orders/board']).toMatchObject({ seq: 49 })
})

test.each([
  ['another person of the shop', 'u2', 'STORE-001'],
  ['somebody of another shop', 'u3', 'STORE-002'],
  ['a customer', 'c1', null],
  ['nobody', null, null],
])('%s who is signed in afterwards leaves nothing of the one before', async (_who, id, storeId) => {
  const device = await afterWork()
  const page = aPage(device)
  page.signIn(id, storeId)
  page.keep()
  await pass()
  expect(device.held()).toBeUndefined()
})

test('the next person on this device does not see it', async () => {
  const device = await afterWork()
  for (const other of ['c1', null]) {
    device.account.write(other)
    const { client } = aPage(device)
    expect(await restoreCachedCounter({ client, ...device })).toBe(false)
    expect(client.getQueryData(BOARD)).toBeUndefined()
  }
})

test('nothing is shown where nothing was cached', async () => {
  const device = aDevice()
  const { client } = aPage(device)
  expect(await restoreCachedCounter({ client, ...device })).toBe(false)
  expect(client.getQueryData(ME)).toBeUndefined()
})

test("of the finished orders only today's are cached", async () => {
  const device = aDevice()
  const page = aPage(device)
  page.signIn('u1')
  const done = (id: string, updated_at: string) => ({ id, status: 'delivered', updated_at })
  const orders = [
    done('yesterday', '2026-11-19T18:00:00.000Z'),
    done('today', '2026-11-19T18:31:00.000Z'),
    { id: 'open', status: 'ready' },
  ]
  page.client.setQueryData(BOARD, { success: true, seq: 1, orders } as never, { updatedAt: AT })
  page.keep()
  await pass()
  expect(device.held()?.answers['GET /orders/board']).toMatchObject({ orders: [{ id: 'today' }, { id: 'open' }] })
})
