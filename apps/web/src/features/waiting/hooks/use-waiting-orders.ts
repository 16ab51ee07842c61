import { useEffect, useSyncExternalStore } from 'react'
import { changeCart } from '../../../shared/device-store/cart.ts'
import { type CustomerInfo, customerInfoStore } from '../../../shared/device-store/customer-info.ts'
import { type WaitingOrder, waitingOrders } from '../../../shared/device-store/waiting-orders.ts'

/** Puts an order's lines back into its cart, beside what is in there by now, and its customer's details into the form. */
const backToCart = ({ body, store_name, items }: WaitingOrder): void => {
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
export const waitingActions = {
  /** What never left the device is gone at once, and its lines are back in the cart. Otherwise it is called off at the shop. */
  callOff: async (order: WaitingOrder): Promise<'gone' | 'calling_off'> => {
    const after = await waitingOrders.change(order.key, (kept) => (kept.was_sent ? { ...kept, state: 'calling_off' } : 'remove'))
    if (after) return 'calling_off'
    backToCart(order)
    return 'gone'
  },
  /** The shop refused it as it was: back to the cart, where the differences are shown. */
  decideAnew: async (order: WaitingOrder): Promise<void> => {
    backToCart(order)
    await waitingOrders.change(order.key, () => 'remove')
  },
  agreeAgain: (order: WaitingOrder): Promise<unknown> =>
    waitingOrders.change(order.key, (kept) => ({ ...kept, agreed_at: Date.now() })),
}

/** The orders that wait on this device. */
export const useWaitingOrders = (): readonly WaitingOrder[] => {
  useEffect(() => void waitingOrders.load().catch(() => undefined), [])
  return useSyncExternalStore(waitingOrders.subscribe, waitingOrders.read, waitingOrders.read)
}
