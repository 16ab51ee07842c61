import type { QueryClient } from '@tanstack/react-query'
import type { RenderedState } from './rendered-state.ts'

/** Puts the data that the server read for this page into the query cache. */
export const takeState = (client: QueryClient): void => {
  const text = document.getElementById('state')?.textContent
  if (!text) return
  // @NOTE written by our own server (entry-server).
  for (const [key, data, updatedAt] of JSON.parse(text) as RenderedState) client.setQueryData(key, data, { updatedAt })
}
