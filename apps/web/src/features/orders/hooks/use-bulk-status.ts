import type { OrderStatus } from '@jhola/contract/orders/statuses'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, api, newKey } from '../../../shared/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { boardQuery } from '../api/board.ts'
import type { Order } from '../board-state.ts'
import { type BulkLine, bulkLines } from '../bulk.ts'
import { useLiveOrders } from '../live-orders.tsx'

type Asked = { to: OrderStatus; orders: readonly Order[] }
export type BulkOutcome = { to: OrderStatus; lines: BulkLine[] }

/** Moves several orders at once and keeps what became of each until it was read. */
export const useBulkStatus = (onDone: () => void) => {
  const { t, tError } = useT()
  const client = useQueryClient()
  const { claim } = useLiveOrders()
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null)
  const mutation = useMutation({
    mutationFn: ({ to, orders }: Asked) => {
      const orderIds = orders.map(({ id }) => id)
      claim(orderIds)
      return api('PUT /orders/bulk/status', { body: { orderIds, status: to }, idempotencyKey: newKey() })
    },
    onSuccess: ({ results, updated }, { to, orders }) => {
      setOutcome({ to, lines: bulkLines(orders, results) })
      const said = t('counter.list.bulk.updated', { count: updated, status: t(`common.status.${to}`) })
      if (updated === results.length) toast.success(said)
      else if (updated > 0) toast.warning(said)
      else toast.error(t('counter.list.bulk.failed'))
      onDone()
    },
    onError: (error) =>
      toast.error(error instanceof ApiError ? tError(error.code, error.details) : t('counter.list.bulk.failed')),
    onSettled: () => {
      for (const queryKey of [['GET /orders'], ['GET /orders/metrics'], boardQuery.queryKey])
        void client.invalidateQueries({ queryKey })
    },
  })
  return { move: mutation.mutate, isMoving: mutation.isPending, outcome, close: () => setOutcome(null) }
}

export type Bulk = ReturnType<typeof useBulkStatus>
