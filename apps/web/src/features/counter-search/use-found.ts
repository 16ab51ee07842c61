import { ORDER_PAGE_SIZES } from '@jhola/contract/constants'
import { normalisePhone } from '@jhola/contract/shared/phone'
import { toLatinDigits } from '@jhola/contract/shared/text/digits'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useMay } from '../../domain/account/use-may.ts'
import { useItemLabels } from '../../domain/catalogue/item-labels.ts'
import type { ApiReply } from '../../shared/api/api-client.ts'
import { apiQuery } from '../../shared/api/api-query.ts'
import { useOnline } from '../../shared/api/use-online.ts'
import { useDebouncedValue } from '../../shared/hooks/use-debounced-value.ts'
import {
  customersIn,
  type FoundPage,
  matchOrders,
  matchPages,
  matchProducts,
  mergeBy,
  type Order,
  type ShelfProduct,
} from './local-matches.ts'

const SETTLE_MS = 250
const ASKED_FROM = 2
/** Of each group. */
const MOST = 6
const SEARCH_MAX = 80

/** What the server knows of a search that is not typed any more. */
const useServerMatches = (typed: string) => {
  const may = useMay()
  const isOnline = useOnline()
  const search = useDebouncedValue(typed.trim().slice(0, SEARCH_MAX), SETTLE_MS)
  const isAsked = isOnline && search.length >= ASKED_FROM
  const phone = normalisePhone(toLatinDigits(search))
  const orders = useQuery({
    ...apiQuery('GET /orders', { query: { search, pageSize: String(ORDER_PAGE_SIZES[0]) } }),
    enabled: isAsked && may('orders.see'),
    placeholderData: keepPreviousData,
  })
  const products = useQuery({
    ...apiQuery('GET /inventory/shelf', { query: { search, pageSize: String(MOST) } }),
    enabled: isAsked && may('products.see'),
    placeholderData: keepPreviousData,
  })
  const customer = useQuery({
    ...apiQuery('GET /customers/lookup', { query: { phone: phone ?? '' } }),
    enabled: isAsked && phone !== undefined && may('customers'),
  })
  const asked = [orders, products, customer]
  return {
    // What was found for an earlier search is filtered again with this one.
    orders: isAsked ? (orders.data?.orders ?? []) : [],
    isOrdersOf: !orders.isPlaceholderData && search === typed.trim(),
    products: isAsked ? (products.data?.products ?? []) : [],
    isProductsOf: !products.isPlaceholderData && search === typed.trim(),
    customer: (isAsked && customer.data?.customer) || null,
    isOnline,
    isSearching: isAsked && (search !== typed.trim() || asked.some(({ isFetching }) => isFetching)),
    hasFailed: isAsked && asked.some(({ isError }) => isError),
  }
}

/** Products of every page of the inventory that this device has read. */
const useKnownProducts = (): ShelfProduct[] => {
  const client = useQueryClient()
  return useMemo(() => {
    const pages = client.getQueriesData<ApiReply<'GET /inventory/shelf'>>({ queryKey: ['GET /inventory/shelf'] })
    return mergeBy(
      [],
      pages.flatMap(([, reply]) => reply?.products ?? []),
      ({ id }) => id,
    )
  }, [client])
}

/**
 * What a search finds: at once what this device has, then what the server adds. `open`: the orders of the live board, which are
 * newer than any list.
 */
export const useFound = <P extends FoundPage>(typed: string, open: readonly Order[], pages: readonly P[]) => {
  const labels = useItemLabels()
  const server = useServerMatches(typed)
  const known = useKnownProducts()
  const listed = server.isOrdersOf ? server.orders : matchOrders(server.orders, typed)
  const orders = mergeBy(matchOrders(open, typed), listed, ({ id }) => id)
  const shelf = server.isProductsOf ? server.products : matchProducts(server.products, typed, labels.name)
  const products = mergeBy(shelf, matchProducts(known, typed, labels.name), ({ id }) => id)
  const looked = server.customer ? [{ ...server.customer }] : []
  const customers = mergeBy(looked, customersIn(orders, typed), ({ phone }) => phone)
  return {
    orders: orders.slice(0, MOST),
    customers: typed.trim() === '' ? [] : customers.slice(0, MOST),
    products: products.slice(0, MOST),
    pages: matchPages(pages, typed).slice(0, typed.trim() === '' ? undefined : MOST),
    isOnline: server.isOnline,
    isSearching: server.isSearching,
    hasFailed: server.hasFailed,
  }
}
