import { type QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query'

/**
 * Observes these queries, so that they stay cached and up to date: an unobserved query is dropped after `CACHE_RETENTION_MS`, and
 * no longer refetched with the others. (`useQueries` would add more than 1 KB to every page.)
 */
export const watchPages = (client: QueryClient, queryKeys: readonly QueryKey[], onChange: () => void): (() => void) => {
  // Opening one more page does not refetch the others.
  const stops = queryKeys.map((queryKey) =>
    new QueryObserver(client, { queryKey, refetchOnMount: false }).subscribe(() => onChange()),
  )
  return () => {
    for (const stop of stops) stop()
  }
}
