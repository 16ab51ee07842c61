import { queryOptions } from '@tanstack/react-query'
import { apiQuery } from '../../../../shared/api/api-query.ts'

/** Polling interval while a payment service does not respond; the server skips such a service for 30 s. Milliseconds. */
const POLL_MS = 15_000

/**
 * Payment methods of a shop; a method that the shop does not accept is listed as not enabled. Names are in the user's language.
 * Polled while one of them is out of order.
 */
export const paymentMethodsQuery = (storeId: string, language: string) =>
  queryOptions({
    ...apiQuery('GET /payments/methods', { query: { store_id: storeId }, headers: { 'accept-language': language } }),
    refetchInterval: ({ state }) => (state.data?.methods.some(({ unavailable }) => unavailable) ? POLL_MS : false),
  })
