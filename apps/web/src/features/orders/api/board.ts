import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api-client.ts'
import { apiQuery } from '../../../shared/api-query.ts'
import { type Board, forgetFinished, type Order, takeReading } from '../board-state.ts'

const key = apiQuery('GET /orders/board', {})

/** The board's one cache entry. A reading never takes back what live events brought while it was on its way. */
export const boardQuery = queryOptions({
  ...key,
  queryFn: async ({ client, signal }) => {
    const reading = await api('GET /orders/board', { signal })
    return { success: true as const, ...forgetFinished(takeReading(client.getQueryData(key.queryKey), reading), Date.now()) }
  },
  staleTime: 0,
})

/** Orders of the shop's day; the board shows which of them are done. */
export const todayQuery = apiQuery('GET /orders/today', {})

/** Changes the board by one of its rules; nothing happens before the first reading. */
export const changeBoard = (client: QueryClient, change: (board: Board) => Board): void => {
  client.setQueryData(boardQuery.queryKey, (before) => {
    if (!before) return before
    const next = forgetFinished(change(before), Date.now())
    return next === before ? before : { ...before, ...next, keptAt: undefined }
  })
}

/** An order as the board knows it now. */
export const orderOnBoard = (client: QueryClient, orderId: string): Order | undefined =>
  client.getQueryData(boardQuery.queryKey)?.orders.find((order) => order.id === orderId)
