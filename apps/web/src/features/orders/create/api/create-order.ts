import { queryOptions } from '@tanstack/react-query'
import type { Product } from '../../../../domain/cart/to-cart-item.ts'
import { type ApiError, type ApiReply, api } from '../../../../shared/api/api-client.ts'
import { apiQuery } from '../../../../shared/api/api-query.ts'
import type { CounterOrder } from '../counter-order.ts'

export type Order = ApiReply<'POST /orders'>['order']
export type KnownCustomer = NonNullable<ApiReply<'GET /customers/lookup'>['customer']>

/** Payment methods at the counter; khata has a tool of its own. */
export type CounterPay = 'cash' | 'upi' | 'card'

/** Finds the shop's customer with this phone number. */
export const customerQuery = (phone: string) => apiQuery('GET /customers/lookup', { query: { phone } })

/** The order that was just created, with the UPI QR code to pay it. */
export const counterOrderQuery = (orderId: string) =>
  queryOptions({ ...apiQuery('GET /orders/{id}', { params: { id: orderId }, query: {} }), staleTime: 0 })

/** The product with this barcode, or nothing. Throws `ApiError`. */
export const findByBarcode = async (storeId: string, barcode: string): Promise<Product | undefined> => {
  const { products } = await api('GET /inventory/products', { query: { store_id: storeId, barcode } })
  return products[0]
}

/** The current version of these products; those no longer sold are left out. Throws `ApiError`. */
export const findProducts = async (storeId: string, ids: readonly string[]): Promise<Product[]> => {
  const { products } = await api('GET /inventory/products', {
    query: { store_id: storeId, ids: ids.join(','), page: 1, pageSize: ids.length },
  })
  return products
}

export const placeCounterOrder = (body: CounterOrder, idempotencyKey: string) => api('POST /orders', { body, idempotencyKey })

/** Cancels the order that this one replaces, so that its stock is released. */
export const cancelOrder = (orderId: string, note: string) =>
  api('PUT /orders/{id}/status', { params: { id: orderId }, body: { status: 'cancelled', reason: 'other', note } })

/** Moves the order to the next status, from the known version. */
export const transitionOrder = ({ id, version }: Order, status: Order['status']) =>
  api('PUT /orders/{id}/status', { params: { id }, body: { status, version } })

/** The shop confirms that it received the payment. */
export const confirmPaid = (orderId: string, method: CounterPay) =>
  api('POST /orders/{id}/payment/confirm', {
    params: { id: orderId },
    body: { payment_status: 'completed', payment_method: method },
  })

export type { ApiError }
