import { RateScreen } from '../../../features/reviews/components/rate-screen.tsx'
import { orderPath } from '../../../features/tracking/api/order.ts'
import { useOrderKey } from '../../../features/tracking/hooks/use-order-key.ts'

/** `/order/{id}/rate`: for who ordered. */
export const RateOrderPage = () => {
  const order = useOrderKey()
  return <RateScreen key={order.orderId} order={order} orderPath={orderPath(order, 'track')} />
}
