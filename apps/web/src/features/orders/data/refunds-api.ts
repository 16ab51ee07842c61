import { apiQuery } from '../../../shared/api/api-query.ts'

/** The refunds of an order. */
export const refundsQuery = (id: string) => apiQuery('GET /orders/{id}/refunds', { params: { id }, query: {} })
