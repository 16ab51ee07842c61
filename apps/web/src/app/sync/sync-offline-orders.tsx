import { offlineOrderCountStore } from '../../domain/orders/offline-order-count.ts'
import { useStoredValue } from '../../shared/device-store/stored-value.ts'
import { lazyPart } from '../../shared/lazy/lazy-part.tsx'

const BannerPart = lazyPart(() =>
  import('../../features/orders/offline-queue/offline-queue-banner.tsx').then((module) => module.OfflineQueueBanner),
)

/** Shows and sends the offline orders of this device from every screen. Without any, its code is not downloaded. */
export const SyncOfflineOrders = () => (useStoredValue(offlineOrderCountStore, 0) > 0 ? <BannerPart part={{}} /> : null)
