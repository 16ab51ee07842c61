import { dropAgreedCarts } from '../cart/agreed-carts.ts'
import { offlineOrderCountStore } from '../orders/offline-order-count.ts'
import { ownOrdersStore } from '../orders/own-orders.ts'

/**
 * Takes from this device what accounts left on it, except the one that is signed in (`null`: nobody is): their carts, the tokens of their
 * orders, and what waits for their decision. What a guest has here stays. The database of waiting orders is only fetched when there are any.
 */
export const clearOtherAccounts = async (userId: string | null): Promise<void> => {
  dropAgreedCarts(userId)
  const own = ownOrdersStore.read()
  const staying = own.filter(({ owner }) => !owner || owner === userId)
  if (staying.length < own.length) ownOrdersStore.write(staying)
  if (offlineOrderCountStore.read() === 0) return
  const { dropOfflineOrders } = await import('../orders/offline-orders.ts')
  await dropOfflineOrders(userId).catch(() => undefined)
}
