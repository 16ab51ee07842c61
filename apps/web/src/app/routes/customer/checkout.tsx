import { useEffect } from 'react'
import type { Cart } from '../../../domain/cart/cart.ts'
import { BillSummary } from '../../../features/cart/components/bill-summary.tsx'
import { oneGstRate } from '../../../features/cart/gst-rate.ts'
import { useCartBill } from '../../../features/cart/hooks/use-cart-bill.ts'
import { type CartActions, useChosenCart } from '../../../features/cart/hooks/use-chosen-cart.ts'
import { CheckoutScreen } from '../../../features/orders/checkout/components/checkout-screen.tsx'
import { useCheckout } from '../../../features/orders/checkout/hooks/use-checkout.ts'
import { useEmptyCartRedirect } from '../../../features/orders/checkout/hooks/use-empty-cart-redirect.ts'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { useLocation, useSearchParams } from '../../../shared/navigation/navigation.tsx'
import { PageSkeleton } from '../../page/page-skeleton.tsx'

const ChangePart = lazyPart(() => import('../../../features/cart/components/line-change.tsx').then((module) => module.LineChange))

const CheckoutOf = ({ cart, actions }: { cart: Cart; actions: CartActions }) => {
  const checkout = useCheckout(cart.store_id)
  const { deliveryType, when, place } = checkout.choices
  const cartBill = useCartBill(cart, {
    deliveryType,
    slot: when?.slot ?? null,
    date: when?.date ?? null,
    pincode: checkout.form.info.pincode,
    place,
  })
  const isLastStep = checkout.step === 2
  useEffect(() => {
    // Prefetches the order page while the customer reviews the order.
    if (isLastStep) import('./track-order.tsx').catch(() => undefined)
  }, [isLastStep])
  return (
    <CheckoutScreen
      cart={cart}
      checkout={checkout}
      cartBill={cartBill}
      onAccept={actions.accept}
      onClear={actions.clear}
      summary={
        <BillSummary bill={cartBill.bill} isPickup={cartBill.deliveryType === 'pickup'} gstRate={oneGstRate(cart.items)} />
      }
      renderChange={(change, item) => <ChangePart part={{ change, item }} />}
    />
  )
}

/** The store whose cart is checked out: from `?store=`, or passed on by the store page. */
const requestedStore = (search: URLSearchParams, state: unknown): string | null => {
  const passed = state as { store_id?: unknown; store?: { store_id?: unknown } } | null
  const found = search.get('store') ?? passed?.store_id ?? passed?.store?.store_id
  return typeof found === 'string' ? found : null
}

/** `/checkout?store=` */
export const CheckoutPage = () => {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const requestedStoreId = requestedStore(search, state)
  const chosen = useChosenCart(requestedStoreId)
  // Keeps the store of the address. Without this the cart of another shop would be checked out when this one was ordered in
  // another tab a moment ago.
  const cart = requestedStoreId === null || chosen.cart?.store_id === requestedStoreId ? chosen.cart : undefined
  useEmptyCartRedirect(cart === undefined)
  return cart ? <CheckoutOf key={cart.store_id} cart={cart} actions={chosen.actions} /> : <PageSkeleton />
}
