import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { type CustomerInfo, customerInfoStore } from '../../../domain/account/customer-info.ts'
import { changeCart } from '../../../domain/cart/cart.ts'
import { type OfflineOrder, offlineOrders } from '../../../domain/orders/offline-orders.ts'

/** Puts an order's lines back into its cart, beside what is in there by now, and its customer's details into the form. */
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

/** What can be done with an order that waits. Each is written to the device first. */
export const offlineQueueActions = {
  /**
   * What never left the device is gone at once, and its lines are back in the cart. Otherwise it is called off at the shop. `settled`:
   * it is here no more; the sender, or another tab, was quicker and has said so.
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
  /** The shop refused it as it was: back to the cart, where the differences are shown. Resolves to whether it was still here. */
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

/** The orders that wait on this device, for whoever has it now. */
export const useOfflineOrders = (): readonly OfflineOrder[] => {
  useEffect(() => void offlineOrders.load().catch(() => undefined), [])
  const waiting = useSyncExternalStore(offlineOrders.subscribe, offlineOrders.read, offlineOrders.read)
  return useMemo(() => waiting.filter(({ is_left }) => !is_left), [waiting])
}
