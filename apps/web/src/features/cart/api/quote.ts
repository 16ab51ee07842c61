import type { RouteOf } from '@jhola/contract/api'
import type { RouteBody } from '@jhola/contract/route'
import { queryOptions } from '@tanstack/react-query'
import { type ApiError, type ApiReply, api } from '../../../shared/api/api-client.ts'

export type QuoteRequest = RouteBody<RouteOf<'POST /orders/quote'>>
export type Quote = ApiReply<'POST /orders/quote'>

/** Prices and stock change while the customer chooses; a quote is refetched after this long. */
const QUOTE_FRESH_MS = 20_000
const QUOTE_AGAIN_MS = 60_000

/** The shop's bill for this cart; the previous figures stay on screen until the new ones arrive. */
export const quoteQuery = (request: QuoteRequest) =>
  queryOptions<Quote, ApiError, Quote, readonly ['POST /orders/quote', QuoteRequest]>({
    queryKey: ['POST /orders/quote', request] as const,
    queryFn: ({ signal }) => api('POST /orders/quote', { body: request, signal }),
    staleTime: QUOTE_FRESH_MS,
    refetchInterval: QUOTE_AGAIN_MS,
    refetchOnWindowFocus: true,
    // Figures of another shop are not kept.
    placeholderData: (before, query) => (query?.queryKey[1].store_id === request.store_id ? before : undefined),
  })
