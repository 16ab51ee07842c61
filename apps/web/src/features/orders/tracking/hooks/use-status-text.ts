import type { Order } from '@jhola/contract/orders/schema'
import type { OrderStatus } from '@jhola/contract/orders/statuses'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../../shared/i18n/texts.ts'

const STATUS_KEYS: Record<OrderStatus, TextKey> = {
  pending: 'common.status.pending',
  confirmed: 'common.status.confirmed',
  preparing: 'common.status.preparing',
  ready: 'common.status.ready',
  out_for_delivery: 'common.status.out_for_delivery',
  delivered: 'common.status.delivered',
  cancelled: 'common.status.cancelled',
  refunded: 'common.status.refunded',
}

/** The name of a status in the user's language. */
export const useStatusText = () => {
  const { t } = useT()
  return (status: OrderStatus): string => t(STATUS_KEYS[status])
}

const MESSAGE_KEYS: Record<OrderStatus, TextKey> = {
  pending: 'tracking.message.pending',
  confirmed: 'tracking.message.confirmed',
  preparing: 'tracking.message.preparing',
  ready: 'tracking.message.ready',
  out_for_delivery: 'tracking.message.out_for_delivery',
  delivered: 'tracking.message.delivered',
  cancelled: 'tracking.cancelled',
  refunded: 'tracking.refunded',
}

const PICKUP_MESSAGE_KEYS: Partial<Record<OrderStatus, TextKey>> = {
  ready: 'tracking.message.readyPickup',
  delivered: 'tracking.message.deliveredPickup',
}

/** A sentence for the customer about each status. The server's own message is English, so the text is chosen by status here. */
export const useStatusMessage = () => {
  const { t } = useT()
  return (status: OrderStatus, deliveryType: Order['delivery_type']): string =>
    t((deliveryType === 'pickup' ? PICKUP_MESSAGE_KEYS[status] : undefined) ?? MESSAGE_KEYS[status])
}
