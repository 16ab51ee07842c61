import { EMPTY_CHECKOUT_REDIRECT_MS } from '@jhola/contract/constants'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { customerInfoStore, NO_CUSTOMER } from '../../../../domain/account/customer-info.ts'
import { rememberStore } from '../../../../domain/account/remember.ts'
import type { Cart } from '../../../../domain/cart/cart.ts'
import { saveOwnOrder } from '../../../../domain/orders/own-orders.ts'
import { ApiError } from '../../../../shared/api/api-client.ts'
import { useNavigate } from '../../../../shared/navigation/navigation.tsx'
import { loadPlaceOrder, type OrderToPlace, type PlacedOrder, type PlaceOrder } from '../api/load-place-order.ts'
import type { Mark } from '../mark-fields.ts'
import type { OrderError } from '../order-error.ts'

type PlaceOrderOptions = {
  cart: Cart
  clearCart: () => void
  /** Shows the server's field errors beside our fields; false when none is about them. */
  markFields: (marks: readonly Mark[]) => boolean
}

/** Queries about the shop's prices, stock, hours and payment methods; stale after a refusal. */
const SHOP_FACTS = /\/orders\/quote|\/stores\/|\/payments\//

const place: PlaceOrder = async (order) => {
  const { placeOrder } = await loadPlaceOrder().catch(() => {
    throw new ApiError('network.offline', 'No connection', 0)
  })
  return placeOrder(order)
}

/** What a refusal means. Its reader comes with what sends orders; without that nothing was sent. */
const readRefusal = (refused: ApiError, items: Cart['items']): Promise<OrderError> =>
  loadPlaceOrder().then(
    ({ readOrderError }) => readOrderError(refused, items),
    () => ({ kind: 'unanswered' }),
  )

/** Places the order and opens its page; otherwise reports the problem. */
export const usePlaceOrder = ({ cart, clearCart, markFields }: PlaceOrderOptions) => {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [refusal, setRefusal] = useState<OrderError | null>(null)
  const finish = (placed: PlacedOrder | 'kept') => {
    // Delayed, so that the empty checkout is never visible.
    setTimeout(() => {
      clearCart()
      // What was said about this order is not for the next one.
      customerInfoStore.write((info) => (rememberStore.read() ? { ...info, deliveryNotes: '' } : NO_CUSTOMER))
    }, EMPTY_CHECKOUT_REDIRECT_MS)
    // The order waits on this device; My Orders shows it.
    if (placed === 'kept') return void navigate('/orders', { replace: true })
    const { order, tracking_token } = placed
    saveOwnOrder(order, tracking_token)
    void navigate(`/order/${order.id}/track`, { replace: true, state: { order } })
  }
  const refuse = async (error: Error): Promise<void> => {
    const refused = error instanceof ApiError ? error : new ApiError('server.failed', error.message, 400)
    const read = await readRefusal(refused, cart.items)
    const isMarked = read.kind === 'fields' && markFields(read.marks)
    setRefusal(read.kind === 'fields' ? (isMarked ? null : { kind: 'problem', code: refused.code, details: undefined }) : read)
    void client.invalidateQueries({ predicate: ({ queryKey }) => SHOP_FACTS.test(String(queryKey[0])) })
  }
  const mutation = useMutation({ mutationFn: place, onSuccess: finish, onError: refuse })
  return {
    /** True while the order is sent, and then until the next page is open. */
    isPlacing: mutation.isPending || mutation.isSuccess,
    refusal,
    /** Sets a problem found on this device, or clears one (`null`). */
    setRefusal,
    /** The customer agrees to the change. The accepted figures are newer than any loaded or pending quote: those are discarded. */
    agree: () => {
      setRefusal(null)
      void client.resetQueries({ queryKey: ['POST /orders/quote'] })
    },
    place: (order: OrderToPlace) => {
      setRefusal(null)
      mutation.mutate({ order, cart })
    },
  }
}

export type PlacingOrder = ReturnType<typeof usePlaceOrder>
