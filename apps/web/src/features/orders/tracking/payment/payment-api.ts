import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../../shared/api/api-client.ts'
import { apiQuery } from '../../../../shared/api/api-query.ts'
import type { OrderKey } from '../api/order.ts'

const headersOf = (token: string | undefined): Record<string, string> => (token ? { 'x-order-token': token } : {})

/** Polling interval while a payment service does not respond; the server skips such a service for 30 s. Milliseconds. */
const POLL_MS = 15_000
/** Polling interval of refunds in progress, which change without the user. Milliseconds. */
const REFUND_POLL_MS = 5_000

/** The payment status of an order, and the customer's payment options. */
export const payingQuery = ({ orderId, token }: OrderKey) =>
  queryOptions({
    ...apiQuery('GET /orders/{id}/payment', { params: { id: orderId }, query: {}, headers: headersOf(token) }),
    refetchInterval: ({ state }) => (state.data?.unavailable ? POLL_MS : false),
  })

/** The refunds of an order. */
export const refundStatusQuery = ({ orderId, token }: OrderKey) =>
  queryOptions({
    ...apiQuery('GET /orders/{id}/refunds', { params: { id: orderId }, query: {}, headers: headersOf(token) }),
    refetchInterval: ({ state: { data } }) =>
      [...(data?.refunds ?? []), ...(data?.returns ?? [])].some(({ status }) => status === 'pending' || status === 'sent')
        ? REFUND_POLL_MS
        : false,
  })

/** Starts a payment, or returns the one that is open already. `amount` in rupees, as the customer sees it. */
export const beginPayment = ({ orderId, token }: OrderKey, amount: number, name: string) =>
  api('POST /payments/create', { headers: headersOf(token), body: { order_id: orderId, amount, customer_info: { name } } })

/** Our server asks the payment service for the status; nothing from the browser marks an order as paid. */
export const fetchPaymentStatus = ({ token }: OrderKey, paymentId: string) =>
  api('POST /payments/confirm', { headers: headersOf(token), body: { payment_id: paymentId } })

/** Changes the payment method to cash on delivery. */
export const payByCash = ({ orderId, token }: OrderKey, amount: number) =>
  api('POST /payments/cod', { headers: headersOf(token), body: { order_id: orderId, amount } })
