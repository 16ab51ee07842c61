import { forgetAgreedCarts } from './agreed-carts.ts'
import { ownOrdersStore } from './own-orders.ts'
import { waitingCountStore } from './waiting-count.ts'

/**
 * Takes from this device what accounts left on it, except the one that is signed in (`null`: nobody is): their carts, the tokens of their
 * orders, and what waits for their decision. What a guest has here stays. The database of waiting orders is only fetched when there are any.
 */
export const forgetOthers = async (userId: string | null): Promise<void> => {
  forgetAgreedCarts(userId)
  const own = ownOrdersStore.read()
  const staying = own.filter(({ owner }) => !owner || owner === userId)
  if (staying.length < own.length) ownOrdersStore.write(staying)
  if (waitingCountStore.read() === 0) return
  const { leaveWaiting } = await import('./waiting-orders.ts')
  await leaveWaiting(userId).catch(() => undefined)
}
