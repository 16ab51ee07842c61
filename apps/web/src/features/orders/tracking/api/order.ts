import type { ProblemKind } from '@jhola/contract/orders/problem-kinds'
import type { Order } from '@jhola/contract/orders/schema'
import { type QueryClient, replaceEqualDeep } from '@tanstack/react-query'
import { type ApiReply, api } from '../../../../shared/api/api-client.ts'
import { apiQuery } from '../../../../shared/api/api-query.ts'

/** Who asks for an order: its id, and the token that opens it (none when the account or the shop's session does). */
export type OrderKey = {
  orderId: string
  token: string | undefined
  /** The token came with the address and is not kept on this device: links to the order's other pages carry it on. */
  isByLink?: boolean
}

/** The address of one of an order's pages; it opens there whatever opened this one. */
export const orderPath = ({ orderId, token, isByLink }: OrderKey, page: 'track' | 'rate' | 'invoice' | 'receipt'): string => {
  const path = page === 'receipt' ? `/order-confirmation/${orderId}` : `/order/${orderId}/${page}`
  return isByLink && token ? `${path}?t=${encodeURIComponent(token)}` : path
}

export type ShownOrder = ApiReply<'GET /orders/{id}'>

const headersOf = (token: string | undefined): Record<string, string> => (token ? { 'x-order-token': token } : {})
/** The call of an order, with the token that opens it. */
export const callOf = ({ orderId, token }: OrderKey) => ({ params: { id: orderId }, headers: headersOf(token) })

/** An answer that was read before a change and comes after it does not take the change back. */
const keepNewest = (shown: unknown, answer: unknown): unknown => {
  // @NOTE the cache holds under one key what that key's call answers.
  const [before, after] = [shown as ShownOrder | undefined, answer as ShownOrder]
  const isLate = before && before.order.version > after.order.version
  return replaceEqualDeep(before, isLate ? { ...after, order: before.order } : after)
}

/** One order for its customer, or masked for somebody with a shared link. */
export const orderQuery = (key: OrderKey) => ({
  ...apiQuery('GET /orders/{id}', { ...callOf(key), query: {} }),
  structuralSharing: keepNewest,
})

/** The bill of a delivered order. */
export const invoiceQuery = (key: OrderKey) => apiQuery('GET /orders/{id}/invoice', { ...callOf(key), query: {} })

/** Puts a newer order into the cache; an older one (a late event) changes nothing. */
export const takeOrder = (client: QueryClient, key: OrderKey, order: Order): void => {
  client.setQueryData<ShownOrder>(orderQuery(key).queryKey, (shown) =>
    shown && order.version > shown.order.version ? { ...shown, order } : shown,
  )
}

/** The customer calls a pending order off. */
export const cancelOrder = (key: OrderKey) =>
  api('PATCH /orders/{id}/status', { ...callOf(key), body: { status: 'cancelled', notes: 'Cancelled by customer' } })

/** Tells the shop what is wrong with the order. */
export const reportProblem = (key: OrderKey, problem: { kind: ProblemKind; text: string }) =>
  api('POST /orders/{id}/problem', { ...callOf(key), body: problem })

/** 'I have paid': the shop is told and will look. */
export const claimPayment = (key: OrderKey) => api('POST /orders/{id}/payment/claim', callOf(key))

/** A link that only shows: name, phone and address are masked behind it. Gives the path. */
export const shareOrder = async (key: OrderKey): Promise<string> => (await api('POST /orders/{id}/share', callOf(key))).path
