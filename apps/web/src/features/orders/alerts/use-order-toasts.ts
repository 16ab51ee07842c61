import { isCounterOrder } from '@jhola/contract/orders/statuses'
import { isClaimOpen } from '@jhola/contract/payments/rules'
import type { OrderEvent, SystemAlert } from '@jhola/contract/realtime/events'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { news } from '../../../domain/orders/shop-news.ts'
import type { ConnectionStatus } from '../../../domain/realtime/realtime-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../shared/i18n/texts.ts'
import { useLazyText } from '../../../shared/i18n/use-lazy-text.ts'
import { toast } from '../../../shared/ui/toast.ts'

/** Shows a toast whose text may have to be fetched first; without a network no toast is shown. */
export const useLazyToast = () => {
  const late = useLazyText('orders.actions')
  return useCallback(
    async (tone: 'success' | 'error', key: TextKey) => {
      const text = await late(key)
      if (text !== undefined) toast[tone](text)
    },
    [late],
  )
}

const SHOP_READ_MS = [1500, 5000] as const

/**
 * Tells of changes by other devices and customers: in one quiet line, and by a toast with a link what somebody has to answer. `openOrder`
 * opens an order by its id.
 */
export const useOrderToasts = (openOrder: (orderId: string) => void, isOwn: (orderId: string) => boolean) => {
  const { t } = useT()
  return useCallback(
    ({ type, order }: OrderEvent) => {
      // An action of this device is reported by the answer to it.
      if (isOwn(order.id)) return
      // An order that the shop entered needs no response: its customer is at the counter.
      if (isCounterOrder(order) && type !== 'order.updated') return
      const id = order.order_number
      const action = { label: t('orders.board.action.details'), run: () => openOrder(order.id) }
      if (type === 'order.placed')
        news.tell({
          kind: 'placed',
          text: t(order.status === 'pending' ? 'orders.board.toast.received' : 'orders.board.toast.newOrder', { id }),
        })
      else if (type === 'order.status_changed' && order.status === 'confirmed')
        news.tell({ kind: 'other', text: t('orders.board.toast.accepted', { id }) })
      else if (type === 'order.status_changed' && order.status === 'cancelled' && order.cancelled_by === 'store')
        news.tell({ kind: 'other', text: t('orders.board.toast.rejected', { id }) })
      else if (type === 'order.status_changed')
        news.tell({ kind: 'other', text: t('orders.board.toast.status', { id, status: t(`common.status.${order.status}`) }) })
      else if (type === 'order.updated' && order.packing?.own_change?.at === order.updated_at)
        toast.warning(t('orders.board.toast.changed', { id }), action)
      else if (type === 'order.updated' && order.problem?.reported_at === order.updated_at)
        toast.warning(t('orders.board.toast.problem', { id }), action)
      else if (isClaimOpen(order) && type === 'order.updated') toast.info(t('orders.board.toast.claimed', { id }), action)
    },
    [t, openOrder, isOwn],
  )
}

/**
 * Reports when the connection is lost and restored, and the result of a new sign-in to the channel after a failure. Reports
 * nothing at the first connect.
 */
export const useConnectionToasts = (onRefused: () => void) => {
  const { t } = useT()
  const say = useLazyToast()
  const was = useRef<'nothing' | 'connected' | 'lost' | 'refused'>('nothing')
  return useCallback(
    (status: ConnectionStatus) => {
      const before = was.current
      if (status === 'error') {
        was.current = 'refused'
        if (before !== 'refused') void say('error', 'orders.actions.live.refused')
        onRefused()
      } else if (status === 'connected') {
        was.current = 'connected'
        if (before === 'lost') toast.success(t('orders.board.toast.connected'))
        if (before === 'refused') void say('success', 'orders.actions.live.authenticated')
      } else if (before === 'connected' && status === 'disconnected') {
        was.current = 'lost'
        toast.warning(t('orders.board.toast.disconnected'))
      }
    },
    [t, say, onRefused],
  )
}

/** Shows the server's messages to everybody in the shop, and what it refused over the channel. */
export const useAlertToasts = () => {
  const late = useLazyText('orders.actions')
  const say = useLazyToast()
  const client = useQueryClient()
  const onAlert = useCallback(
    async ({ message, alert_type, code, order_number = '' }: SystemAlert) => {
      const text = code === 'order_unanswered' ? await late('orders.actions.live.unanswered', { id: order_number }) : undefined
      toast[alert_type](text ?? message)
      // The shop may be paused because of this, a moment later.
      const readShop = () => void client.invalidateQueries({ queryKey: ['GET /stores/me'] })
      for (const delayMs of SHOP_READ_MS) setTimeout(readShop, delayMs)
    },
    [late, client],
  )
  const onUnreached = useCallback(() => void say('error', 'orders.actions.live.failed'), [say])
  const onActionError = useCallback(
    (message: string) => (message ? toast.error(message) : void say('error', 'orders.actions.live.actionFailed')),
    [say],
  )
  return { onAlert, onActionError, onUnreached }
}
