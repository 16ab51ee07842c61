import type { OrderEvent } from '@jhola/contract/realtime/events'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { boardQuery, applyEventToBoard } from './board-api.ts'

afterEach(() => vi.unstubAllGlobals())

// @NOTE only the fields that the board reads of an order
const order = (id: string) => ({ id, version: 1, status: 'pending', created_at: '2026-11-20T10:00:00.000Z' })
const answer = (seq: number, ids: string[]) => Response.json({ success: true, seq, orders: ids.map(order) })

test('after a gap the board has what it missed, also when the next event arrives before the list', async () => {
  const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  const fetch = vi.fn(() => answers[fetch.mock.calls.length - 1]?.promise)
  vi.stubGlobal('fetch', fetch)
  const client = new QueryClient()
  const shown = () => client.getQueryData(boardQuery.queryKey)?.orders.map(({ id }) => id)
  answers[0]?.resolve(answer(5, ['a']))
  await client.fetchQuery(boardQuery)
  expect(shown()).toEqual(['a'])

  const reading = client.fetchQuery(boardQuery)
  applyEventToBoard(client, { seq: 101, order: order('c') } as unknown as OrderEvent)
  expect(shown()).toEqual(['a', 'c'])
  answers[1]?.resolve(answer(100, ['b']))
  await reading
  expect(shown()).toEqual(['b', 'c'])
})
