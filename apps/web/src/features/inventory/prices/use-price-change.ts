import type { PriceChange } from '@jhola/contract/inventory/price-change'
import type { priceRoutes } from '@jhola/contract/inventory/price-routes'
import type { RouteBody } from '@jhola/contract/route'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, type ApiReply, api, newKey } from '../../../shared/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../shared/ui/toast.ts'

type Body = RouteBody<typeof priceRoutes.change>
/** Which products: chosen ones by id, or all that pass a filter. */
export type PricedGoods = { ids: string[] } | { filter: NonNullable<Body['filter']> }
export type PriceReply = ApiReply<'POST /inventory/prices'>
export type UndoReply = ApiReply<'POST /inventory/prices/{change_id}/undo'>

/** A change of prices on its way: tried out, applied, taken back. */
export const usePriceChange = (goods: PricedGoods) => {
  const { t, tError } = useT()
  const client = useQueryClient()
  const [problem, setProblem] = useState<string | null>(null)
  // A change that got no answer is repeated under its own key: prices rise once.
  const [key, setKey] = useState(newKey)
  const fail = (error: Error) => setProblem(error instanceof ApiError ? tError(error.code, error.details) : t('common.offline'))
  const refresh = () => client.invalidateQueries({ queryKey: ['GET /inventory/shelf'] })
  const preview = useMutation({
    mutationFn: (change: PriceChange) =>
      api('POST /inventory/prices', { body: { mode: 'preview', change, ...goods }, idempotencyKey: newKey() }),
    onMutate: () => {
      setProblem(null)
      setKey(newKey())
    },
    onError: fail,
  })
  const apply = useMutation({
    mutationFn: (change: PriceChange) =>
      api('POST /inventory/prices', { body: { mode: 'apply', change, ...goods }, idempotencyKey: key }),
    onMutate: () => setProblem(null),
    onSuccess: async ({ changed }) => {
      toast.success(t('prices.applied', { count: changed }))
      await refresh()
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.status > 0) setKey(newKey())
      fail(error)
    },
  })
  const undo = useMutation({
    mutationFn: (changeId: string) =>
      api('POST /inventory/prices/{change_id}/undo', { params: { change_id: changeId }, idempotencyKey: newKey() }),
    onMutate: () => setProblem(null),
    onSuccess: async ({ restored }) => {
      toast.success(t('prices.undone', { count: restored }))
      await refresh()
    },
    onError: fail,
  })
  return { preview, apply, undo, problem }
}
