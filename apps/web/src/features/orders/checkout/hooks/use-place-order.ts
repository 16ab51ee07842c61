import { EMPTY_CHECKOUT_REDIRECT_MS } from '@jhola/contract/constants'
import type { FieldProblem } from '@jhola/contract/errors'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { customerInfoStore, NO_CUSTOMER } from '../../../../domain/account/customer-info.ts'
import type { Cart } from '../../../../domain/cart/cart.ts'
import { saveOwnOrder } from '../../../../domain/orders/own-orders.ts'
import { ApiError } from '../../../../shared/api/api-client.ts'
import { useNavigate } from '../../../../shared/navigation/navigation.tsx'
import { type PlacedOrder, placeOrder } from '../api/place-order.ts'
import type { OrderBody } from '../order-body.ts'
import { type OrderError, readOrderError } from '../order-error.ts'

type PlaceOrderOptions = {
  cart: Cart
  clearCart: () => void
  /** Shows what the server says beside our fields; false when it has none of them. */
  markFields: (fields: readonly FieldProblem[]) => boolean
}

/** What we believed about the shop's prices, stock, hours and ways of paying; out of date after a refusal. */
const SHOP_FACTS = /\/orders\/quote|\/stores\/|\/payments\//

/** Places the order and goes to its page; otherwise says what is in the way. */
export const usePlaceOrder = ({ cart, clearCart, markFields }: PlaceOrderOptions) => {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [refusal, setRefusal] = useState<OrderError | null>(null)
  const finish = (placed: PlacedOrder | 'kept') => {
    // A moment later, so that the checkout never flashes empty.
    setTimeout(() => {
      clearCart()
      customerInfoStore.write(NO_CUSTOMER)
    }, EMPTY_CHECKOUT_REDIRECT_MS)
    // It waits on this device: My Orders shows it.
    if (placed === 'kept') return void navigate('/orders', { replace: true })
    const { order, tracking_token } = placed
    saveOwnOrder(order, tracking_token)
    void navigate(`/order/${order.id}/track`, { replace: true, state: { order } })
  }
  const refuse = (error: Error) => {
    const refused = error instanceof ApiError ? error : new ApiError('server.failed', error.message, 400)
    const read = readOrderError(refused, cart.items)
    const isMarked = read.kind === 'fields' && markFields(read.fields)
    setRefusal(read.kind === 'fields' ? (isMarked ? null : { kind: 'problem', code: refused.code, details: undefined }) : read)
    void client.invalidateQueries({ predicate: ({ queryKey }) => SHOP_FACTS.test(String(queryKey[0])) })
  }
  const mutation = useMutation({ mutationFn: placeOrder, onSuccess: finish, onError: refuse })
  return {
    /** While it is sent, and after it was placed until the next page is there. */
    isPlacing: mutation.isPending || mutation.isSuccess,
    refusal,
    /** Refuses by ourselves, or takes a refusal back (null). */
    setRefusal,
    /** The customer agrees to what changed. That is newer than any figures that are here or on their way: they go. */
    agree: () => {
      setRefusal(null)
      void client.resetQueries({ queryKey: ['POST /orders/quote'] })
    },
    place: (body: OrderBody) => {
      setRefusal(null)
      mutation.mutate({ body, cart })
    },
  }
}

export type PlacingOrder = ReturnType<typeof usePlaceOrder>
