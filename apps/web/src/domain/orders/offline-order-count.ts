import { createStoredValue } from '../../shared/device-store/stored-value.ts'

/** How many orders wait on this device: read by every page, so that the rest is only fetched when there is something to do. */
export const offlineOrderCountStore = createStoredValue<number>('waiting_orders', 0, (found) =>
  typeof found === 'number' ? found : undefined,
)
