import { type QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query'

/**
 * Keeps these readings in the cache and up to date for as long as they are watched: one that nobody watches is forgotten after
 * `CACHE_RETENTION_MS`, and no longer read again with the others. (`useQueries` would weigh more than 1 KB on every page.)
 */
export const watchPages = (client: QueryClient, queryKeys: readonly QueryKey[], onChange: () => void): (() => void) => {
  // Nothing is read again only because one more page was opened.
  const stops = queryKeys.map((queryKey) =>
    new QueryObserver(client, { queryKey, refetchOnMount: false }).subscribe(() => onChange()),
  )
  return () => {
    for (const stop of stops) stop()
  }
}
