import type { RouteOf } from '@jhola/contract/api'
import type { ProblemKind } from '@jhola/contract/orders/problem-kinds'
import type { Order } from '@jhola/contract/orders/schema'
import type { RouteBody } from '@jhola/contract/route'
import { type QueryClient, replaceEqualDeep } from '@tanstack/react-query'
import { type ApiReply, api } from '../../../../shared/api/api-client.ts'
import { apiQuery } from '../../../../shared/api/api-query.ts'

/** Identifies and opens an order: its id and token (no token when the account or the shop's session opens it). */
export type OrderKey = {
  orderId: string
  token: string | undefined
  /** The token came with the URL and is not stored on this device: links to the order's other pages carry it. */
  isByLink?: boolean
}

/** The URL of a page of the order, with the same access as this page. */
export const orderPath = ({ orderId, token, isByLink }: OrderKey, page: 'track' | 'rate' | 'invoice' | 'receipt'): string => {
  const path = page === 'receipt' ? `/order-confirmation/${orderId}` : `/order/${orderId}/${page}`
  return isByLink && token ? `${path}?t=${encodeURIComponent(token)}` : path
}

export type ShownOrder = ApiReply<'GET /orders/{id}'>

const headersOf = (token: string | undefined): Record<string, string> => (token ? { 'x-order-token': token } : {})
/** The parameters of an order request, with the token that opens it. */
export const callOf = ({ orderId, token }: OrderKey) => ({ params: { id: orderId }, headers: headersOf(token) })

/** A response that was read before a change but arrives after it does not overwrite the newer version. */
const keepNewest = (shown: unknown, answer: unknown): unknown => {
  // @NOTE each cache key holds the answer of its own request
  const [before, after] = [shown as ShownOrder | undefined, answer as ShownOrder]
  const isLate = before && before.order.version > after.order.version
  return replaceEqualDeep(before, isLate ? { ...after, order: before.order } : after)
}

/** One order for its customer, or with personal data masked for a reader of a shared link. */
export const orderQuery = (key: OrderKey) => ({
  ...apiQuery('GET /orders/{id}', { ...callOf(key), query: {} }),
  structuralSharing: keepNewest,
})

/** The bill of a delivered order. */
export const invoiceQuery = (key: OrderKey) => apiQuery('GET /orders/{id}/invoice', { ...callOf(key), query: {} })

/** Writes a newer order into the cache; an older one (a late event) changes nothing. */
export const takeOrder = (client: QueryClient, key: OrderKey, order: Order): void => {
  client.setQueryData<ShownOrder>(orderQuery(key).queryKey, (shown) =>
    shown && order.version > shown.order.version ? { ...shown, order } : shown,
  )
}

/** The customer cancels a pending order. */
export const cancelOrder = (key: OrderKey) =>
  api('PATCH /orders/{id}/status', { ...callOf(key), body: { status: 'cancelled', notes: 'Cancelled by customer' } })

/** Answers what the shop asks about the order: this question, and no other that came meanwhile. */
export const answerQuestion = (key: OrderKey, answer: 'accept' | 'decline', change_no: number) =>
  api('POST /orders/{id}/packing/answer', { ...callOf(key), body: { answer, change_no } })

export type OwnChange = Omit<RouteBody<RouteOf<'POST /orders/{id}/change'>>, 'version' | 'expected_total'>

/** What the order would cost after a change; writes nothing. */
export const previewChange = (key: OrderKey, change: OwnChange) =>
  api('POST /orders/{id}/change/preview', { ...callOf(key), body: change })

/** Changes the order, as long as it is the one that was seen and costs what was shown. */
export const changeOrder = (key: OrderKey, change: OwnChange, seen: { version: number; expected_total: number }) =>
  api('POST /orders/{id}/change', { ...callOf(key), body: { ...change, ...seen } })

/** Reports a problem with the order to the shop. */
export const reportProblem = (key: OrderKey, problem: { kind: ProblemKind; text: string }) =>
  api('POST /orders/{id}/problem', { ...callOf(key), body: problem })

/** 'I have paid': notifies the shop, which then checks the payment. */
export const claimPayment = (key: OrderKey) => api('POST /orders/{id}/payment/claim', callOf(key))

/** Creates a read-only link: name, phone and address are masked behind it. Returns the path. */
export const shareOrder = async (key: OrderKey): Promise<string> => (await api('POST /orders/{id}/share', callOf(key))).path
