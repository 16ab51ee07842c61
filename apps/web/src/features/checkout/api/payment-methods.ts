import { apiQuery } from '../../../shared/api-query.ts'

/** Ways of paying at a shop; what it does not take is listed as not enabled. Names come in the reader's language. */
export const paymentMethodsQuery = (storeId: string, language: string) =>
  apiQuery('GET /payments/methods', { query: { store_id: storeId }, headers: { 'accept-language': language } })
