import type { QueryClient } from '@tanstack/react-query'

/** What the server read for a page, as the page carries it: key, answer, and when it was true (ms). Shorter than the library's own form. */
export type RenderedState = readonly (readonly [key: readonly unknown[], data: unknown, updatedAt: number])[]

/** Everything that was read and did not fail. */
export const renderedState = (client: QueryClient): RenderedState =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt])
