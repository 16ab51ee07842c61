import { offlineOrderCountStore } from '../../../domain/orders/offline-order-count.ts'
import { MyOrdersScreen } from '../../../features/orders/my-orders/my-orders-screen.tsx'
import { useStoredValue } from '../../../shared/device-store/stored-value.ts'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'

const OfflineOrdersPart = lazyPart(() =>
  import('../../../features/orders/offline-queue/offline-order-list.tsx').then((module) => module.OfflineOrderList),
)

/** `/orders`: orders waiting to sync on this device, orders placed from it, and orders of the signed-in account. */
export const MyOrdersPage = () => {
  const waiting = useStoredValue(offlineOrderCountStore, 0)
  return <MyOrdersScreen waiting={waiting > 0 && <OfflineOrdersPart part={{}} />} />
}
