import { apiQuery } from '../../../shared/api/api-query.ts'

/** What of an order's money went back or goes back. */
export const refundsQuery = (id: string) => apiQuery('GET /orders/{id}/refunds', { params: { id }, query: {} })
