import { CACHE_RETENTION_MS } from '@jhola/contract/constants'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catalogueQuery, WHOLE_CATALOGUE } from './api/catalogue-api.ts'
import { watchPages } from './watch-pages.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const PAGES = [2, 3].map((page) => catalogueQuery('STORE-001', WHOLE_CATALOGUE, page).queryKey)

/** A list whose pages 2 and 3 were loaded; `read` counts the fetches since. */
const aShelf = () => {
  let read = 0
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: CACHE_RETENTION_MS,
        staleTime: Number.POSITIVE_INFINITY,
        queryFn: () => {
          read += 1
          return { products: [{ id: 'read again' }] }
        },
      },
    },
  })
  for (const queryKey of PAGES) client.setQueryData<unknown, readonly unknown[]>(queryKey, { products: [{ id: 'first' }] })
  const held = () => PAGES.filter((queryKey) => client.getQueryData(queryKey) !== undefined).length
  return { client, held, read: () => read }
}

test('loaded pages are still cached after the phone was idle', () => {
  const shelf = aShelf()
  const stop = watchPages(shelf.client, PAGES, () => undefined)
  vi.advanceTimersByTime(2 * CACHE_RETENTION_MS)
  expect(shelf.held()).toBe(2)
  expect(shelf.read()).toBe(0)
  stop()
  vi.advanceTimersByTime(2 * CACHE_RETENTION_MS)
  expect(shelf.held()).toBe(0)
})

test('they are refetched with the rest of the catalogue, and the screen is notified', async () => {
  const shelf = aShelf()
  const onChange = vi.fn()
  const stop = watchPages(shelf.client, PAGES, onChange)
  await shelf.client.invalidateQueries({ queryKey: ['GET /inventory/products'] })
  expect(shelf.read()).toBe(2)
  await vi.runAllTimersAsync()
  expect(onChange).toHaveBeenCalled()
  stop()
})

test('a page dropped from the cache is refetched', async () => {
  const shelf = aShelf()
  shelf.client.removeQueries({ queryKey: PAGES[0] ?? [] })
  const stop = watchPages(shelf.client, PAGES, () => undefined)
  await vi.runAllTimersAsync()
  expect(shelf.held()).toBe(2)
  stop()
})
