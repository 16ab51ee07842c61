import type { QueryClient } from '@tanstack/react-query'

/** Query data that the page carries: key, response and its time (epoch ms). Shorter than the library's own format. */
export type RenderedState = readonly (readonly [key: readonly unknown[], data: unknown, updatedAt: number])[]

/** All queries that succeeded. */
export const renderedState = (client: QueryClient): RenderedState =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt])
