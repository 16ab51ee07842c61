import type { QueryClient } from '@tanstack/react-query'
import { type ApiReply, api } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'

export type AskedProduct = ApiReply<'GET /stores/me/asked-products'>['asked'][number]

/** What customers asked the shop for. */
export const ASKED = apiQuery('GET /stores/me/asked-products', {})

/** Takes one thing off the list; it is gone here when the server has it. */
export const dismissAsked = async (client: QueryClient, key: string): Promise<void> => {
  await api('POST /stores/me/asked-products/dismiss', { body: { key } })
  client.setQueryData(ASKED.queryKey, (known) => known && { ...known, asked: known.asked.filter((one) => one.key !== key) })
}
