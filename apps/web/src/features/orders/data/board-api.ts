import type { OrderEvent } from '@jhola/contract/realtime/events'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { applyEvent, type Board, dropFinished, type Meanwhile, type Order, takeReading } from './board-state.ts'

const key = apiQuery('GET /orders/board', {})

/** Of each reading that is on its way. */
const awaited = new Set<Meanwhile>()

/** The board's one cache entry. A reading never takes back what live events brought while it was on its way. */
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

/** Orders of the shop's day; the board shows which of them are done. */
export const todayQuery = apiQuery('GET /orders/today', {})

/** Changes the board by one of its rules; nothing happens before the first reading. */
export const changeBoard = (client: QueryClient, change: (board: Board) => Board): void => {
  client.setQueryData(boardQuery.queryKey, (before) => {
    if (!before) return before
    const next = dropFinished(change(before), Date.now())
    return next === before ? before : { ...before, ...next, keptAt: undefined }
  })
}

/** Puts a live event on the board. */
export const hearOnBoard = (client: QueryClient, event: OrderEvent): void => {
  for (const { events } of awaited) events.push(event)
  changeBoard(client, (before) => applyEvent(before, event))
}

/** An order as the board knows it now. */
export const orderOnBoard = (client: QueryClient, orderId: string): Order | undefined =>
  client.getQueryData(boardQuery.queryKey)?.orders.find((order) => order.id === orderId)
