import { NO_ORDERS, ownOrdersStore } from '../../../../domain/orders/own-orders.ts'
import { useStoredValue } from '../../../../shared/device-store/stored-value.ts'
import { useParams, useSearchParams } from '../../../../shared/navigation/navigation.tsx'
import type { OrderKey } from '../api/order.ts'

/** The id of the order in the URL and its token: this device's own token first, else the one in the link (`?t=`). */
export const useOrderKey = (): OrderKey => {
  const { orderId = '' } = useParams()
  const [search] = useSearchParams()
  const own = useStoredValue(ownOrdersStore, NO_ORDERS).find((order) => order.order_id === orderId)
  const linked = search.get('t')
  if (own || !linked) return { orderId, token: own?.token }
  return { orderId, token: linked, isByLink: true }
}
