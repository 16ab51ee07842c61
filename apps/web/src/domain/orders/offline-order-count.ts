import { createStoredValue } from '../../shared/device-store/stored-value.ts'

/**
 * Number of offline orders on this device. Every page reads it, so that the queue's code is only downloaded when it is needed.
 */
export const offlineOrderCountStore = createStoredValue<number>('waiting_orders', 0, (found) =>
  typeof found === 'number' ? found : undefined,
)
