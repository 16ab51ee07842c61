import { offlineOrderCountStore } from '../../domain/orders/offline-order-count.ts'
import { useStoredValue } from '../../shared/device-store/stored-value.ts'
import { lazyPart } from '../../shared/lazy/lazy-part.tsx'

const BannerPart = lazyPart(() =>
  import('../../features/orders/offline-queue/offline-queue-banner.tsx').then((module) => module.OfflineQueueBanner),
)

/** Orders that wait on this device are shown and sent from every screen; without any, none of it is fetched. */
export const SyncOfflineOrders = () => (useStoredValue(offlineOrderCountStore, 0) > 0 ? <BannerPart part={{}} /> : null)
