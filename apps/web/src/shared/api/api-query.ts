import type { ApiRouteKey } from '@jhola/contract/api'
import { CACHE_FRESH_MS, CACHE_RETENTION_MS, CACHE_RETRY_MAX_MS } from '@jhola/contract/constants'
import { QueryClient, queryOptions } from '@tanstack/react-query'
import {
  ApiError,
  type ApiInput,
  type ApiReply,
  api,
  isSurelyOffline,
  readAnswer,
  type Transport,
  toRequest,
} from './api-client.ts'

type QueryInput<K extends ApiRouteKey> = Omit<ApiInput<K>, 'signal' | 'idempotencyKey' | 'body'>

/**
 * Cache key and fetcher of a read call: `useQuery(apiQuery('GET /stores/{store_id}', { params }))`. The server renders with the
 * same keys, so a page that it filled needs no second request.
 */
export const apiQuery = <K extends ApiRouteKey>(key: K, input: QueryInput<K>) =>
  queryOptions<ApiReply<K>, ApiError, ApiReply<K>, readonly [K, QueryInput<K>]>({
    queryKey: [key, input] as const,
  })

const isFinal = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500

type KeyAndInput = readonly [ApiRouteKey, Record<string, unknown>]

const defaults = (queryFn: (keyAndInput: KeyAndInput, signal: AbortSignal) => Promise<unknown>, retries: number) => ({
  queries: {
    queryFn: ({ queryKey, signal }: { queryKey: readonly unknown[]; signal: AbortSignal }) =>
      queryFn(queryKey as unknown as KeyAndInput, signal),
    staleTime: CACHE_FRESH_MS,
    gcTime: CACHE_RETENTION_MS,
    refetchOnWindowFocus: false,
    refetchOnReconnect: true,
    // Offline the service worker may answer; if not, the query fails instead of waiting for ever.
    networkMode: 'always' as const,
    retry: (failures: number, error: unknown) => failures < retries && !isFinal(error) && !isSurelyOffline(),
    retryDelay: (attempt: number) => Math.min(1000 * 2 ** attempt, CACHE_RETRY_MAX_MS),
  },
  // An offline mutation fails immediately and is not sent later.
  mutations: { retry: false as const, networkMode: 'always' as const },
})

/** The query cache of the running app, with the specified times. Calls retry themselves (`api`), so a query retries once more. */
export const createBrowserQueryClient = (): QueryClient =>
  new QueryClient({
    // @NOTE `apiQuery` built and typed the key.
    defaultOptions: defaults(([key, input], signal) => api(key, { ...input, signal } as never), 1),
  })

/** The query cache of one page that the server renders: calls go straight into the server, without retries. */
export const createServerQueryClient = (transport: Transport, language: string): QueryClient =>
  new QueryClient({
    defaultOptions: defaults(async ([key, input]) => {
      const { status, text } = await transport(toRequest(key, input, language))
      return readAnswer(status, text)
    }, 0),
  })
