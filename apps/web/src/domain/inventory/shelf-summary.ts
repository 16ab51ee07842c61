import { useQuery } from '@tanstack/react-query'
import type { ApiReply } from '../../shared/api/api-client.ts'
import { apiQuery } from '../../shared/api/api-query.ts'

/** The figures of the shop's inventory, one source for every screen that counts them; live changes of stock renew it. */
export const useShelfSummary = (): ApiReply<'GET /inventory/shelf'>['summary'] | undefined =>
  useQuery(apiQuery('GET /inventory/shelf', { query: { pageSize: 1 } })).data?.summary
