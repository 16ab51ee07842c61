import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { changeBoard } from './board-api.ts'
import { type Order, takeOrder } from './board-state.ts'

/** Reads that an order is counted in. */
const FIGURES = ['GET /orders', 'GET /orders/counts', 'GET /orders/totals', 'GET /orders/metrics', 'GET /orders/deliveries'] as const

/** Writes a newer version of an order into every cache entry that shows it. */
export const useTakeOrder = () => {
  const client = useQueryClient()
  return useCallback(
    (order: Order) => {
      changeBoard(client, (board) => takeOrder(board, order))
      const { queryKey } = apiQuery('GET /orders/{id}', { params: { id: order.id }, query: {} })
      client.setQueryData(queryKey, (before) => before && { ...before, order })
      for (const key of FIGURES)
        void client.invalidateQueries({ queryKey: [key] })
    },
    [client],
  )
}
