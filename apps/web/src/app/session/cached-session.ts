import type { ApiRouteKey } from '@jhola/contract/api'
import type { QueryClient } from '@tanstack/react-query'
import type { CachedCounter, CachedCounterStore } from '../../domain/account/cached-counter.ts'
import { type Board, dropFinished } from '../../features/orders/data/board-state.ts'
import type { ApiReply } from '../../shared/api/api-client.ts'
import { apiQuery } from '../../shared/api/api-query.ts'

/** The person on this device as of the last server response; the customer pages write it too. */
type Account = { read(): string | null; write(userId: string | null): void }

type CounterCacheDeps = { client: QueryClient; kept: CachedCounterStore; account: Account; nowMs(): number }

const WRITE_AFTER_MS = 1000
const KEPT_CALLS = [
  'GET /auth/me',
  'GET /stores/me',
  'GET /orders/board',
  'GET /orders/today',
  'GET /orders/deliveries',
  'GET /orders/packing/shelf',
  'GET /orders/riders',
] as const satisfies readonly ApiRouteKey[]
const ME = apiQuery('GET /auth/me', {}).queryKey

const answerOf = <K extends (typeof KEPT_CALLS)[number]>(client: QueryClient, call: K) =>
  client.getQueryState<ApiReply<K>>(apiQuery(call, {} as never).queryKey)

/**
 * The cacheable part of the query data (of finished orders, today's only); `null` while it is incomplete or came from the device
 * cache itself.
 */
const toKept = (client: QueryClient, nowMs: number): CachedCounter | null => {
  const user = answerOf(client, 'GET /auth/me')?.data?.user
  const board = answerOf(client, 'GET /orders/board')
  // Who only delivers has no board.
  const work = board?.data ? board : answerOf(client, 'GET /orders/deliveries')
  if (!user?.store_id || !work?.data || (board?.data as Board | undefined)?.keptAt !== undefined) return null
  const answers = Object.fromEntries(
    KEPT_CALLS.flatMap((call) => {
      const data = answerOf(client, call)?.data
      if (data === undefined) return []
      return [[call, call === 'GET /orders/board' ? dropFinished(data as Board, nowMs) : data]]
    }),
  )
  return { user_id: user.id, store_id: user.store_id, at: work.dataUpdatedAt, answers }
}

/**
 * Caches the counter's data as it changes, and clears it when another person, or nobody, is signed in. Returns the function that
 * stops it.
 */
export const startCounterCache = ({ client, kept, account, nowMs }: CounterCacheDeps): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = async (): Promise<void> => {
    timer = undefined
    const found = toKept(client, nowMs())
    if (!found) return
    account.write(found.user_id)
    await kept.write({ ...found, at: Math.min(found.at, nowMs()) })
  }
  const look = async (): Promise<void> => {
    const me = client.getQueryData<ApiReply<'GET /auth/me'>>(ME)
    const found = await kept.read()
    if (me && found && found.user_id !== me.user?.id) await kept.forget()
  }
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined)
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || !KEPT_CALLS.some((call) => call === query.queryKey[0])) return
    if (query.queryKey[0] === ME[0]) quietly(look())
    timer ??= setTimeout(() => quietly(write()), WRITE_AFTER_MS)
  })
  quietly(look())
  timer = setTimeout(() => quietly(write()), WRITE_AFTER_MS)
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/**
 * Shows the cached data of this device's person, however old, while the server cannot be reached. Resolves to whether there was
 * any. Actions are put into that person's offline queue; the server decides about them when it is back.
 */
export const restoreCachedCounter = async ({ client, kept, account }: Omit<CounterCacheDeps, 'nowMs'>): Promise<boolean> => {
  const found = await kept.read()
  if (!found || account.read() !== found.user_id) return false
  for (const call of KEPT_CALLS) {
    const answer = found.answers[call]
    const { queryKey } = apiQuery(call, {} as never)
    if (answer === undefined || client.getQueryData(queryKey) !== undefined) continue
    const data = call === 'GET /orders/board' ? { ...(answer as object), keptAt: found.at } : answer
    client.setQueryData(queryKey, data as never, { updatedAt: found.at })
  }
  return client.getQueryData(ME) !== undefined
}
