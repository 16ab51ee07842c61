import type { PriceChange } from '@jhola/contract/inventory/prices/price-change'
import type { priceRoutes } from '@jhola/contract/inventory/prices/routes'
import type { RouteBody } from '@jhola/contract/route'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, type ApiReply, api } from '../../../shared/api/api-client.ts'
import { useTries } from '../../../shared/api/idempotency-key.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { invalidateInventory } from '../data/inventory-api.ts'

type Body = RouteBody<typeof priceRoutes.change>
/** The products to change: selected ids, or all that match a filter. */
export type PricedProducts = { ids: string[] } | { filter: NonNullable<Body['filter']> }
export type PriceReply = ApiReply<'POST /inventory/prices'>
export type UndoReply = ApiReply<'POST /inventory/prices/{change_id}/undo'>

/** The state of a price change: previewed, applied, undone. */
export const usePriceChange = (goods: PricedProducts) => {
  const { t, tError } = useT()
  const client = useQueryClient()
  const [problem, setProblem] = useState<string | null>(null)
  const fail = (error: Error) => setProblem(error instanceof ApiError ? tError(error.code, error.details) : t('common.offline'))
  // A retry of an unanswered request uses the same key, so that five percent are not added twice.
  const tries = useTries<Body>()
  const preview = useMutation({
    mutationFn: (change: PriceChange) => api('POST /inventory/prices', { body: { mode: 'preview', change, ...goods } }),
    onMutate: () => setProblem(null),
    onError: fail,
  })
  const apply = useMutation({
    mutationFn: (change: PriceChange) =>
      tries.send({ mode: 'apply', change, ...goods }, (body, idempotencyKey) =>
        api('POST /inventory/prices', { body, idempotencyKey }),
      ),
    onMutate: () => setProblem(null),
    onSuccess: async ({ reply: { changed } }) => {
      toast.success(t('inventory.prices.applied', { count: changed }))
      await invalidateInventory(client)
    },
    onError: fail,
  })
  const undo = useMutation({
    mutationFn: (changeId: string) => api('POST /inventory/prices/{change_id}/undo', { params: { change_id: changeId } }),
    onMutate: () => setProblem(null),
    onSuccess: async ({ restored }) => {
      toast.success(t('inventory.prices.undone', { count: restored }))
      await invalidateInventory(client)
    },
    onError: fail,
  })
  return { preview, apply, undo, problem }
}
