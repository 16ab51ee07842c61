import { forwardStatuses } from '@jhola/contract/orders/statuses'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../../shared/api/api-client.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../../shared/ui/toast.ts'
import { counterOrderQuery, type Order, transitionOrder } from '../api/create-order.ts'

/** The remaining transitions up to delivered, by the state machine; each uses the version that the previous one returned. */
const handOver = async (order: Order): Promise<Order> => {
  const [next] = forwardStatuses(order)
  if (!next) return order
  const moved = await transitionOrder(order, next)
  return handOver(moved.order)
}

/** The customer already has the items, so the order need not go through the board. */
export const useCompleteOrder = (orderId: string) => {
  const { t, tError } = useT()
  const client = useQueryClient()
  const { queryKey } = counterOrderQuery(orderId)
  return useMutation({
    mutationFn: handOver,
    networkMode: 'always',
    onSuccess: (order) => {
      client.setQueryData(queryKey, (before) => before && { ...before, order })
      toast.success(t('orders.create.done.handedOver'))
    },
    onError: (error) => {
      // The server has the status that was reached.
      void client.invalidateQueries({ queryKey })
      toast.error(error instanceof ApiError ? tError(error.code, error.details) : tError('server.failed'))
    },
  })
}
