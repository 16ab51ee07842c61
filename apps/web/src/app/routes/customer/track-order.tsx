import type { Order } from '@jhola/contract/orders/schema'
import { TrackScreen } from '../../../features/orders/tracking/components/track-screen.tsx'
import { useOrderKey } from '../../../features/orders/tracking/hooks/use-order-key.ts'
import { useLocation } from '../../../shared/navigation/navigation.tsx'

/** `/order/{id}/track`: live status for the holder of the order's token, its account or a share link. */
export const TrackOrderPage = () => {
  const orderKey = useOrderKey()
  // @NOTE only the checkout writes this state; the server's answer replaces it.
  const { order } = (useLocation().state ?? {}) as { order?: Order }
  return <TrackScreen key={orderKey.orderId} orderKey={orderKey} placed={order} />
}
