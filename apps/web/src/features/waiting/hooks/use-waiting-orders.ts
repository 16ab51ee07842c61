import { useEffect, useMemo, useSyncExternalStore } from 'react'
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
  /**
   * What never left the device is gone at once, and its lines are back in the cart. Otherwise it is called off at the shop. `settled`:
   * it is here no more; the sender, or another tab, was quicker and has said so.
   */
  callOff: async ({ key }: WaitingOrder): Promise<'gone' | 'calling_off' | 'settled'> => {
    let outcome: 'gone' | 'settled' = 'settled'
    const after = await waitingOrders.change(key, (kept) => {
      if (kept.was_sent) return { ...kept, state: 'calling_off' }
      backToCart(kept)
      outcome = 'gone'
      return 'remove'
    })
    return after ? 'calling_off' : outcome
  },
  /** The shop refused it as it was: back to the cart, where the differences are shown. Resolves to whether it was still here. */
  decideAnew: async ({ key }: WaitingOrder): Promise<boolean> => {
    let isHere = false
    await waitingOrders.change(key, (kept) => {
      backToCart(kept)
      isHere = true
      return 'remove'
    })
    return isHere
  },
  agreeAgain: (order: WaitingOrder): Promise<unknown> =>
    waitingOrders.change(order.key, (kept) => ({ ...kept, agreed_at: Date.now() })),
}

/** The orders that wait on this device, for whoever has it now. */
export const useWaitingOrders = (): readonly WaitingOrder[] => {
  useEffect(() => void waitingOrders.load().catch(() => undefined), [])
  const waiting = useSyncExternalStore(waitingOrders.subscribe, waitingOrders.read, waitingOrders.read)
  return useMemo(() => waiting.filter(({ is_left }) => !is_left), [waiting])
}
