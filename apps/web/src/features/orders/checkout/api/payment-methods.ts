import { queryOptions } from '@tanstack/react-query'
import { apiQuery } from '../../../../shared/api/api-query.ts'

/** A payment service that does not answer is left alone for half a minute; then it is worth looking again. */
const LOOK_AGAIN_MS = 15_000

/**
 * Ways of paying at a shop; what it does not take is listed as not enabled. Names come in the reader's language. While one of them is out of
 * order it is read again and again.
 */
export const paymentMethodsQuery = (storeId: string, language: string) =>
  queryOptions({
    ...apiQuery('GET /payments/methods', { query: { store_id: storeId }, headers: { 'accept-language': language } }),
    refetchInterval: ({ state }) => (state.data?.methods.some(({ unavailable }) => unavailable) ? LOOK_AGAIN_MS : false),
  })
