import { dropAgreedCarts } from '../cart/agreed-carts.ts'
import { offlineOrderCountStore } from '../orders/offline-order-count.ts'
import { ownOrdersStore } from '../orders/own-orders.ts'

/**
 * Clears what other accounts left on this device (`userId` null: all accounts): their carts, their order tokens and the offline
 * orders that wait for their decision. Guest data stays. The offline order database is only loaded when it holds orders.
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
