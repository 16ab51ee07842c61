import type { OrderEvent } from '@jhola/contract/realtime/events'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { applyEvent, type Board, dropFinished, type Meanwhile, type Order, takeReading } from './board-state.ts'

const key = apiQuery('GET /orders/board', {})

/** One entry for each read in flight. */
const awaited = new Set<Meanwhile>()

/** The only cache entry of the board. A read never overwrites the live events that arrived while it was in flight. */
export const boardQuery = queryOptions({
  ...key,
  queryFn: async ({ client, signal }) => {
    const known = () => client.getQueryData(key.queryKey)
    const meanwhile: Meanwhile = { since: known()?.seq ?? 0, events: [] }
    awaited.add(meanwhile)
    try {
      const reading = await api('GET /orders/board', { signal })
      return { success: true as const, ...dropFinished(takeReading(known(), reading, meanwhile), Date.now()) }
    } finally {
      awaited.delete(meanwhile)
    }
  },
  staleTime: 0,
})

/** Orders of the shop's day; the board shows the finished ones among them. */
export const todayQuery = apiQuery('GET /orders/today', {})

/** Changes the board by a pure function; does nothing before the first read. */
export const changeBoard = (client: QueryClient, change: (board: Board) => Board): void => {
  client.setQueryData(boardQuery.queryKey, (before) => {
    if (!before) return before
    const next = dropFinished(change(before), Date.now())
    return next === before ? before : { ...before, ...next, keptAt: undefined }
  })
}

/** Applies a live event to the board. */
export const applyEventToBoard = (client: QueryClient, event: OrderEvent): void => {
  for (const { events } of awaited) events.push(event)
  changeBoard(client, (before) => applyEvent(before, event))
}

/** The board's current version of an order. */
export const orderOnBoard = (client: QueryClient, orderId: string): Order | undefined =>
  client.getQueryData(boardQuery.queryKey)?.orders.find((order) => order.id === orderId)
