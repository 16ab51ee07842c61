import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../../shared/api/api-client.ts'
import { apiQuery } from '../../../../shared/api/api-query.ts'
import type { OrderKey } from '../api/order.ts'

const headersOf = (token: string | undefined): Record<string, string> => (token ? { 'x-order-token': token } : {})

/** A payment service that does not answer is left alone for half a minute; then it is worth looking again. */
const LOOK_AGAIN_MS = 15_000
/** Money that goes back moves by itself. */
const MOVES_MS = 5_000

/** How the paying of an order stands, and what is open to its customer. */
export const payingQuery = ({ orderId, token }: OrderKey) =>
  queryOptions({
    ...apiQuery('GET /orders/{id}/payment', { params: { id: orderId }, query: {}, headers: headersOf(token) }),
    refetchInterval: ({ state }) => (state.data?.unavailable ? LOOK_AGAIN_MS : false),
  })

/** What of an order's money went back or goes back. */
export const refundStatusQuery = ({ orderId, token }: OrderKey) =>
  queryOptions({
    ...apiQuery('GET /orders/{id}/refunds', { params: { id: orderId }, query: {}, headers: headersOf(token) }),
    refetchInterval: ({ state: { data } }) =>
      [...(data?.refunds ?? []), ...(data?.returns ?? [])].some(({ status }) => status === 'pending' || status === 'sent')
        ? MOVES_MS
        : false,
  })

/** Begins to pay; the attempt that is open already when there is one. `amount` in rupees, as the customer sees it. */
export const beginPayment = ({ orderId, token }: OrderKey, amount: number, name: string) =>
  api('POST /payments/create', { headers: headersOf(token), body: { order_id: orderId, amount, customer_info: { name } } })

/** Asks our server, which asks the payment service; what a browser says makes nothing paid. */
export const fetchPaymentStatus = ({ token }: OrderKey, paymentId: string) =>
  api('POST /payments/confirm', { headers: headersOf(token), body: { payment_id: paymentId } })

/** Cash on delivery after all. */
export const payByCash = ({ orderId, token }: OrderKey, amount: number) =>
  api('POST /payments/cod', { headers: headersOf(token), body: { order_id: orderId, amount } })
