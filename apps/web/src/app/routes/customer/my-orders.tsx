import { offlineOrderCountStore } from '../../../domain/orders/offline-order-count.ts'
import { MyOrdersScreen } from '../../../features/orders/my-orders/my-orders-screen.tsx'
import { useStoredValue } from '../../../shared/device-store/stored-value.ts'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'

const OfflineOrdersPart = lazyPart(() =>
  import('../../../features/orders/offline-queue/offline-order-list.tsx').then((module) => module.OfflineOrderList),
)

/** `/orders`: what waits on this device, what was ordered from it, and by the account that is signed in. */
export const MyOrdersPage = () => {
  const waiting = useStoredValue(offlineOrderCountStore, 0)
  return <MyOrdersScreen waiting={waiting > 0 && <OfflineOrdersPart part={{}} />} />
}
