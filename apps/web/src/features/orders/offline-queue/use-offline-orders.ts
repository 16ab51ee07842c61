import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { type CustomerInfo, customerInfoStore } from '../../../domain/account/customer-info.ts'
import { changeCart } from '../../../domain/cart/cart.ts'
import { type OfflineOrder, offlineOrders } from '../../../domain/orders/offline-orders.ts'

/** Puts an order's lines back into its cart, added to what is there by now, and its customer's details into the form. */
const backToCart = ({ body, store_name, items }: OfflineOrder): void => {
  changeCart({ store_id: body.storeId, store_name }, (cart) => [
    ...cart,
    ...items.filter(({ id }) => !cart.some((line) => line.id === id)),
  ])
  const address = body.deliveryAddress
  const info: CustomerInfo = {
    name: body.customer?.name ?? '',
    phone: body.customer?.phone ?? '',
    email: body.customer?.email ?? '',
    address: address?.addressLine1 ?? '',
    landmark: address?.landmark ?? '',
    pincode: address?.pincode ?? '',
    deliveryNotes: body.customerNotes ?? '',
  }
  customerInfoStore.write(info)
}

/** The actions on an offline order. Each is written to the device first. */
export const offlineQueueActions = {
  /**
   * Cancels an order. One that was never sent is removed at once, and its lines are back in the cart; otherwise it is cancelled
   * at the shop. `settled`: it is no longer here, because the sender or another tab was faster and has reported it.
   */
  cancelOrder: async ({ key }: OfflineOrder): Promise<'gone' | 'calling_off' | 'settled'> => {
    let outcome: 'gone' | 'settled' = 'settled'
    const after = await offlineOrders.change(key, (kept) => {
      if (kept.was_sent) return { ...kept, state: 'calling_off' }
      backToCart(kept)
      outcome = 'gone'
      return 'remove'
    })
    return after ? 'calling_off' : outcome
  },
  /** A refused order goes back to the cart, which shows the differences. Resolves to true when it was still here. */
  decideAnew: async ({ key }: OfflineOrder): Promise<boolean> => {
    let isHere = false
    await offlineOrders.change(key, (kept) => {
      backToCart(kept)
      isHere = true
      return 'remove'
    })
    return isHere
  },
  agreeAgain: (order: OfflineOrder): Promise<unknown> =>
    offlineOrders.change(order.key, (kept) => ({ ...kept, agreed_at: Date.now() })),
}

/** The orders that wait on this device, for its current user. */
export const useOfflineOrders = (): readonly OfflineOrder[] => {
  useEffect(() => void offlineOrders.load().catch(() => undefined), [])
  const waiting = useSyncExternalStore(offlineOrders.subscribe, offlineOrders.read, offlineOrders.read)
  return useMemo(() => waiting.filter(({ is_left }) => !is_left), [waiting])
}
