import { orderPath } from '../../../features/orders/tracking/api/order.ts'
import { useOrderKey } from '../../../features/orders/tracking/hooks/use-order-key.ts'
import { RateScreen } from '../../../features/reviews/components/rate-screen.tsx'

/** `/order/{id}/rate`: for the customer who placed the order. */
export const RateOrderPage = () => {
  const order = useOrderKey()
  return <RateScreen key={order.orderId} order={order} orderPath={orderPath(order, 'track')} />
}
