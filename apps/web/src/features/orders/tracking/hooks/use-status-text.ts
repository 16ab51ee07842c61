import type { Order } from '@jhola/contract/orders/schema'
import type { OrderStatus } from '@jhola/contract/orders/statuses'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'

/** The name of a status in the user's language. */
export const useStatusText = () => {
  const { t } = useT()
  return (status: OrderStatus): string => t(`common.status.${status}`)
}

/** A sentence for the customer about each status. The server's own message is English, so the text is chosen by status here. */
export const useStatusMessage = () => {
  const { t } = useT()
  return (status: OrderStatus, deliveryType: Order['delivery_type']): string => {
    if (status === 'cancelled' || status === 'refunded') return t(`tracking.${status}`)
    const isPickup = deliveryType === 'pickup' && (status === 'ready' || status === 'delivered')
    return t(isPickup ? `tracking.message.${status}Pickup` : `tracking.message.${status}`)
  }
}
