import { api } from '../../../shared/api-client.ts'
import { apiQuery } from '../../../shared/api-query.ts'
import type { OrderKey } from './order.ts'

const headersOf = (token: string | undefined): Record<string, string> => (token ? { 'x-order-token': token } : {})

/** How the paying of an order stands, and what is open to its customer. */
export const payingQuery = ({ orderId, token }: OrderKey) =>
  apiQuery('GET /orders/{id}/payment', { params: { id: orderId }, query: {}, headers: headersOf(token) })

/** Begins to pay; the attempt that is open already when there is one. `amount` in rupees, as the customer sees it. */
export const beginPayment = ({ orderId, token }: OrderKey, amount: number, name: string) =>
  api('POST /payments/create', { headers: headersOf(token), body: { order_id: orderId, amount, customer_info: { name } } })

/** Asks our server, which asks the payment service; what a browser says makes nothing paid. */
export const askPayment = ({ token }: OrderKey, paymentId: string) =>
  api('POST /payments/confirm', { headers: headersOf(token), body: { payment_id: paymentId } })

/** Cash on delivery after all. */
export const payByCash = ({ orderId, token }: OrderKey, amount: number) =>
  api('POST /payments/cod', { headers: headersOf(token), body: { order_id: orderId, amount } })
