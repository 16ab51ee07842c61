import { accountStore } from '../../shared/device-store/account.ts'
import { customerInfoStore, NO_CUSTOMER } from './customer-info.ts'

/** A stored value whose screen may not be loaded. Its users are notified as if another tab had changed it. */
const forgetValue = (name: string): void => {
  const key = `jhola.${name}`
  localStorage.removeItem(key)
  dispatchEvent(new StorageEvent('storage', { key }))
}

/** Values of a customer whose screens may not be loaded. */
const KEPT_OF_A_PERSON = [
  'pending_orders',
  'addresses',
  'usual_payment',
  'missing_wishes',
  'item_notes',
  'favourites',
  'thread_outbox',
  'photo_lists',
]

/**
 * Loads what clearing needs and returns the function that clears all data of the current person. Loaded in advance, because a
 * page that is being left loads nothing more. A device that cannot clear its storage does not block the sign-out.
 */
export const loadClearUserData = async (): Promise<() => Promise<void>> => {
  // Most people who sign out never saw an order here, so these parts are downloaded now.
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
    await Promise.allSettled([() => KEPT_OF_A_PERSON.forEach(forgetValue), ...works].map(async (work) => work()))
  }
}

/** Clears all data of the current person. */
export const clearUserData = async (): Promise<void> => (await loadClearUserData())()
