import { unitSizeOf } from '@jhola/contract/inventory/products/units'
import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ApiError, type ApiReply, api, newKey } from '../../../shared/api/api-client.ts'
import { useStoredValue } from '../../../shared/device-store/stored-value.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useNavigate } from '../../../shared/navigation/navigation.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { type InventoryProduct, invalidateInventory } from '../data/inventory-api.ts'
import { type CountScope, modeOf } from './count-address.ts'
import { bodyOf, countStore, countsOf, typeCount, wrongCounts } from './count-draft.ts'

const PAGE = 100
/** What one call takes. */
const COUNTS_MAX = 500
/** What happens to products without a count when they become counted: nothing yet, or they have nothing. */
export type Rest = 'stay' | 'zero'
type Refusal = NonNullable<ApiReply<'POST /inventory/counts'>['results'][number]['code']>

const goodsQuery = ({ category, ids }: CountScope) =>
  infiniteQueryOptions({
    queryKey: ['GET /inventory/shelf', 'count', category, ids],
    queryFn: ({ pageParam: page }) =>
      api('GET /inventory/shelf', {
        query: { page, pageSize: PAGE, ...(ids ? { ids } : { status: 'active' as const }), ...(category ? { category } : {}) },
      }),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : null),
    staleTime: 0,
  })

/** Sends the counts in batches, each under its own key; a batch that was not answered is sent again with the same key. */
const useBatches = () => {
  const keys = useRef(new Map<string, string>())
  return async (counts: ReturnType<typeof bodyOf>): Promise<ApiReply<'POST /inventory/counts'>['results']> => {
    const results: ApiReply<'POST /inventory/counts'>['results'] = []
    for (let from = 0; from < counts.length; from += COUNTS_MAX) {
      const batch = counts.slice(from, from + COUNTS_MAX)
      const body = JSON.stringify(batch)
      const key = keys.current.get(body) ?? newKey()
      keys.current.set(body, key)
      results.push(...(await api('POST /inventory/counts', { body: { counts: batch }, idempotencyKey: key })).results)
      keys.current.delete(body)
    }
    return results
  }
}

/** The list of products to count, what was typed, and saving it. */
export const useCount = (storeId: string, scope: CountScope) => {
  const { t, tError } = useT()
  const client = useQueryClient()
  const navigate = useNavigate()
  const list = useInfiniteQuery(goodsQuery(scope))
  // What is to be counted from now on is shown whole: the choice about the rest is about all of it.
  const { hasNextPage, isFetching, fetchNextPage } = list
  useEffect(() => {
    if (scope.becomes && hasNextPage && !isFetching) void fetchNextPage()
  }, [scope.becomes, hasNextPage, isFetching, fetchNextPage])
  const counts = countsOf(useStoredValue(countStore, { store_id: '', counts: {} }), storeId)
  const [rest, setRest] = useState<Rest>('stay')
  const [refused, setRefused] = useState<Readonly<Record<string, Refusal>>>({})
  const sendBatches = useBatches()
  const goods = useMemo(() => {
    const all = list.data?.pages.flatMap(({ products }) => products) ?? []
    return scope.becomes ? all.filter(({ stock_mode }) => stock_mode !== 'counted') : all
  }, [list.data, scope.becomes])
  const write = (next: (before: typeof counts) => typeof counts) =>
    countStore.write((before) => ({ store_id: storeId, counts: next(countsOf(before, storeId)) }))
  const type = ({ id, current_stock }: InventoryProduct, quantity: number) => {
    setRefused(({ [id]: _gone, ...others }) => others)
    write((before) => typeCount(before, id, { quantity, seen: current_stock }))
  }
  const wrong = new Set(
    wrongCounts(
      counts,
      goods.map((one) => ({ id: one.id, unitSize: unitSizeOf(one) })),
    ),
  )
  const ready = bodyOf(
    counts,
    goods.map(({ id }) => id).filter((id) => !wrong.has(id)),
  )
  // Every product of the list has its count: nothing of the choice is left open.
  const isWhole = !list.hasNextPage && ready.length === goods.length
  const saving = useMutation({
    mutationFn: async () => {
      const results = ready.length > 0 ? await sendBatches(ready) : []
      const problems = results.flatMap(({ product_id, code }) => (code === null ? [] : [[product_id, code] as const]))
      // What was not saved is not put to zero behind the person's back.
      if (scope.becomes && problems.length === 0 && (rest === 'zero' || isWhole))
        await api('PUT /inventory/modes', { body: modeOf(scope), idempotencyKey: newKey() })
      return { saved: results.filter(({ code }) => code === null).map(({ product_id }) => product_id), problems }
    },
    onSuccess: ({ saved, problems }) => {
      write((before) => saved.reduce((left, id) => typeCount(left, id, { quantity: Number.NaN, seen: 0 }), before))
      setRefused(Object.fromEntries(problems))
      if (saved.length > 0) toast.success(t('inventory.shelf.count.saved', { count: saved.length }))
      if (problems.length === 0 && wrong.size === 0) navigate('/inventory')
    },
    onError: (error) => toast.error(error instanceof ApiError ? tError(error.code, error.details) : t('inventory.shelf.failed')),
    onSettled: () => invalidateInventory(client),
  })
  return { list, goods, counts, type, wrong, refused, ready: ready.length, rest, setRest, saving }
}
export type Counting = ReturnType<typeof useCount>
