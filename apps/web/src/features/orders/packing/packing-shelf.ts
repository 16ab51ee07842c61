import { isPacked } from '@jhola/contract/orders/packing/is-packed'
import type { PackingShelf } from '@jhola/contract/orders/picking/pack-on-device'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMay } from '../../../domain/account/use-may.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import type { Order } from '../data/board-state.ts'

const MINUTE_MS = 60_000

/** The products that packing needs; kept on this device with the board. */
export const packingShelfQuery = apiQuery('GET /orders/packing/shelf', {})

/** The shelf as last read here; null before that. It is read again when other products come to the board. */
export const usePackingShelf = (orders: readonly Order[]): PackingShelf | null => {
  const mayPack = useMay()('orders.pack')
  const { data, refetch } = useQuery({ ...packingShelfQuery, enabled: mayPack, staleTime: MINUTE_MS })
  const here = new Set(data?.products.map(({ product_id }) => product_id))
  const wanted = orders
    .filter(({ status }) => isPacked(status))
    .flatMap(({ items }) => items.map(({ product_id }) => product_id))
    .filter((id) => !here.has(id))
    .join()
  const isKnown = data !== undefined
  useEffect(() => {
    if (mayPack && isKnown && wanted !== '') void refetch()
  }, [wanted, mayPack, isKnown, refetch])
  return data ?? null
}

const covers = (shelf: PackingShelf | undefined, orders: readonly Order[]): boolean => {
  const here = new Set(shelf?.products.map(({ product_id }) => product_id))
  return orders.every(({ items }) => items.every(({ product_id }) => here.has(product_id)))
}

/** The shelf for a scan: read again first when it lacks a product of these orders, so that no right pack is refused. */
export const useShelfFor = () => {
  const client = useQueryClient()
  return async (orders: readonly Order[]): Promise<PackingShelf | null> => {
    const known = client.getQueryData(packingShelfQuery.queryKey)
    if (covers(known, orders) || !navigator.onLine) return known ?? null
    return client.fetchQuery({ ...packingShelfQuery, staleTime: 0 }).catch(() => known ?? null)
  }
}
