import type { Order } from '@jhola/contract/orders/schema'
import { ConfirmationScreen } from '../../../features/orders/tracking/components/confirmation-screen.tsx'
import { useOrderKey } from '../../../features/orders/tracking/hooks/use-order-key.ts'
import { useLocation } from '../../../shared/navigation/navigation.tsx'

/** `/order-confirmation/{id}`: the order as a receipt. */
export const OrderConfirmationPage = () => {
  const orderKey = useOrderKey()
  // @NOTE only our own pages write this state; the server's answer replaces it.
  const { order } = (useLocation().state ?? {}) as { order?: Order }
  return <ConfirmationScreen key={orderKey.orderId} orderKey={orderKey} placed={order} />
}
