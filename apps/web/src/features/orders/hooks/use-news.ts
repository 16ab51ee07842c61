import type { OrderEvent } from '@jhola/contract/realtime/events'
import { useCallback, useRef } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { ConnectionStatus } from '../../../shared/realtime-client.ts'
import { toast } from '../../../shared/ui/toast.ts'

/** Says what other devices and customers did, with a way to the order. `openOrder` shows an order by its id. */
export const useNews = (openOrder: (orderId: string) => void, isOwn: (orderId: string) => boolean) => {
  const { t } = useT()
  return useCallback(
    ({ type, order }: OrderEvent) => {
      // What was done on this device is said by the answer to it.
      if (isOwn(order.id)) return
      const id = order.order_number
      const action = { label: t('counter.action.details'), run: () => openOrder(order.id) }
      if (type === 'order.placed') toast.info(t('counter.toast.newOrder', { id }), action)
      else if (type === 'order.status_changed' && order.status === 'confirmed') toast.info(t('counter.toast.accepted', { id }))
      else if (type === 'order.status_changed')
        toast.info(t('counter.toast.status', { id, status: t(`common.status.${order.status}`) }), action)
      else if (type === 'order.updated' && order.problem?.reported_at === order.updated_at)
        toast.warning(t('counter.toast.problem', { id }), action)
      else if (order.payment_claimed_at && order.payment_status === 'pending' && type === 'order.updated')
        toast.info(t('counter.toast.claimed', { id }), action)
    },
    [t, openOrder, isOwn],
  )
}

/** Says when the connection is lost and when it is back; nothing at the very first connect, which is nobody's news. */
export const useConnectionNews = (onRefused: () => void) => {
  const { t } = useT()
  const wasConnected = useRef(false)
  const isLost = useRef(false)
  return useCallback(
    (status: ConnectionStatus) => {
      if (status === 'error') onRefused()
      if (status === 'connected') {
        if (isLost.current) toast.success(t('counter.toast.connected'))
        wasConnected.current = true
        isLost.current = false
      } else if (wasConnected.current && !isLost.current && status !== 'connecting') {
        isLost.current = true
        toast.warning(t('counter.toast.disconnected'))
      }
    },
    [t, onRefused],
  )
}
