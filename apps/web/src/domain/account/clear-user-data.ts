import { accountStore } from '../../shared/device-store/account.ts'
import { customerInfoStore, NO_CUSTOMER } from './customer-info.ts'

/** A value of a screen that may not even be loaded: whoever holds it hears of it as of a change by another tab. */
const forgetValue = (name: string): void => {
  const key = `jhola.${name}`
  localStorage.removeItem(key)
  dispatchEvent(new StorageEvent('storage', { key }))
}

/**
 * Fetches what forgetting needs, and gives what then forgets: whoever had this device leaves it, and nothing that was theirs stays. Fetched
 * before, because a page that is being left fetches nothing more. A device that cannot forget holds nobody back.
 */
export const loadClearUserData = async (): Promise<() => Promise<void>> => {
  // Most people who leave never saw an order here, so these parts are downloaded now.
  const parts = await Promise.allSettled([
    import('./clear-other-accounts.ts').then(
      ({ clearOtherAccounts }) =>
        () =>
          clearOtherAccounts(null),
    ),
    import('../orders/cached-orders.ts').then(({ clearCachedOrders }) => clearCachedOrders),
    import('./cached-counter.ts').then(({ cachedCounter }) => cachedCounter.forget),
  ])
  return async () => {
    accountStore.write(null)
    customerInfoStore.write(NO_CUSTOMER)
    const works = parts.flatMap((part) => (part.status === 'fulfilled' ? [part.value] : []))
    await Promise.allSettled([() => forgetValue('pending_orders'), ...works].map(async (work) => work()))
  }
}

/** Forgets whoever had this device. */
export const clearUserData = async (): Promise<void> => (await loadClearUserData())()
