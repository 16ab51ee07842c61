import type { OrderStatus, RejectReason } from '@jhola/contract/orders/statuses'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ApiError, api } from '../../../shared/api-client.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import type { Order } from '../board-state.ts'

/** Everything a shop can do to an order. The version that was seen goes along, so that of two devices one wins. */
export type OrderAction =
  | { kind: 'accept'; order: Order; readyInMinutes?: number }
  | { kind: 'reject'; order: Order; reason: RejectReason }
  | { kind: 'acknowledge'; order: Order }
  | {
      kind: 'move'
      order: Order
      to: OrderStatus
      reason?: RejectReason
      partner?: { name: string; phone?: string; vehicle_number?: string }
    }
  | { kind: 'paid'; order: Order }

const send = async (action: OrderAction): Promise<Order> => {
  const { order } = action
  const params = { id: order.id }
  const version = order.version
  switch (action.kind) {
    case 'accept': {
      const ready = action.readyInMinutes === undefined ? {} : { ready_in_minutes: action.readyInMinutes }
      return (await api('POST /orders/{id}/accept', { params, body: { version, ...ready } })).order
    }
    case 'reject':
      return (await api('POST /orders/{id}/reject', { params, body: { version, reason: action.reason } })).order
    case 'acknowledge':
      return (await api('POST /orders/{id}/acknowledge', { params })).order
    case 'paid':
      return (await api('POST /orders/{id}/payment/confirm', { params, body: {} })).order
    case 'move': {
      const more = {
        ...(action.reason ? { reason: action.reason } : {}),
        ...(action.partner ? { delivery_partner: action.partner } : {}),
      }
      return (await api('PUT /orders/{id}/status', { params, body: { version, status: action.to, ...more } })).order
    }
  }
}

/** Who was quicker, and when, as the refusal tells it. */
type Conflict = { by?: string | null; at?: string | null }
const conflictOf = (error: unknown): Conflict | null =>
  error instanceof ApiError && ['orders.stale', 'orders.illegal_transition'].includes(error.code)
    ? ((error.details ?? {}) as Conflict)
    : null

/**
 * Sends an action and takes the answer over at once (the live event that follows is not newer and changes nothing). After a
 * conflict the order is read again and the person is told which device did what, and when.
 */
export const useOrderActions = (onOrder: (order: Order) => void) => {
  const { t, tError } = useT()
  const moments = useMoments()
  const client = useQueryClient()

  const tellDone = useCallback(
    ({ kind, order }: OrderAction, changed: Order) => {
      const id = order.order_number
      if (kind === 'accept') toast.success(t('counter.toast.accepted', { id }))
      else if (kind === 'reject') toast.info(t('counter.toast.rejected', { id }))
      else if (kind === 'paid') toast.success(t('counter.toast.paid', { id }))
      else if (kind === 'move') toast.success(t('counter.toast.status', { id, status: t(`common.status.${changed.status}`) }))
    },
    [t],
  )

  const mutation = useMutation({
    mutationFn: send,
    onSuccess: (changed, action) => {
      onOrder(changed)
      tellDone(action, changed)
      void client.invalidateQueries({ queryKey: ['GET /orders/metrics'] })
      void client.invalidateQueries({ queryKey: ['GET /orders'] })
    },
    onError: async (error, action) => {
      const conflict = conflictOf(error)
      const code = error instanceof ApiError ? error.code : 'server.failed'
      toast.error(
        conflict?.by && conflict.at
          ? t('counter.toast.conflict', {
              id: action.order.order_number,
              who: conflict.by,
              when: moments.ago(Date.parse(conflict.at), Date.now()),
            })
          : tError(code, error instanceof ApiError ? error.details : undefined),
      )
      if (!conflict) return
      const fresh = await api('GET /orders/{id}', { params: { id: action.order.id }, query: {} }).catch(() => null)
      if (fresh) onOrder(fresh.order)
    },
  })
  const { mutate, mutateAsync, variables, isPending } = mutation
  return { run: mutate, runAsync: mutateAsync, busyOrderId: isPending ? (variables?.order.id ?? null) : null }
}
