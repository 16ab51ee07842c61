import type { ProductAction } from '@jhola/contract/inventory/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, api, newKey } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { RowResult } from '../../../shared/ui/row-results.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { type InventoryProduct, invalidateInventory } from './inventory-api.ts'
import { useProductNames } from './use-product-names.ts'

type ActionRequest = { action: ProductAction; products: readonly InventoryProduct[] }
type Outcome = { title: string; rows: RowResult[] }

/** The action that undoes each action. */
const UNDO_ACTION = { archive: 'activate', activate: 'archive', delete: 'restore' } as const satisfies Partial<
  Record<ProductAction, ProductAction>
>

/** Archives, restores to sale, deletes or undeletes products; reports the result of each, and offers an undo. */
export const useProductActions = (onDone: () => void) => {
  const { t, tError } = useT()
  const names = useProductNames()
  const client = useQueryClient()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const mutation = useMutation({
    mutationFn: ({ action, products }: ActionRequest) =>
      api('POST /inventory/products/actions', {
        body: { ids: products.map(({ id }) => id), action },
        idempotencyKey: newKey(),
      }),
    onSuccess: ({ results, updated }, { action, products }) => {
      const answers = new Map(results.map((result) => [result.product_id, result]))
      const done = products.filter(({ id }) => answers.get(id)?.success)
      const said = t(`inventory.done.${action}`, { count: updated })
      const back = action === 'restore' ? undefined : UNDO_ACTION[action]
      const undo = back && { label: t('inventory.undo'), run: () => mutation.mutate({ action: back, products: done }) }
      if (done.length === products.length) toast.success(said, undo)
      else if (done.length > 0) toast.warning(said, undo)
      // For a single product that succeeded the toast is enough.
      if (products.length > 1 || done.length === 0)
        setOutcome({
          title: t(`inventory.result.${action}`, { done: done.length, count: products.length }),
          rows: products.map((product) => {
            const answer = answers.get(product.id)
            return {
              id: product.id,
              name: names.whole(product),
              state: answer?.success ? ('done' as const) : ('failed' as const),
              said: answer?.success ? t(`inventory.done.${action}`, { count: 1 }) : (answer?.message ?? tError('server.failed')),
            }
          }),
        })
      onDone()
    },
    onError: (error) => setFailure(error instanceof ApiError ? tError(error.code, error.details) : t('inventory.failed.action')),
    onSettled: () => invalidateInventory(client),
  })
  return {
    act: mutation.mutate,
    isActing: mutation.isPending,
    outcome,
    failure,
    closeOutcome: () => setOutcome(null),
    closeFailure: () => setFailure(null),
  }
}

export type ProductActions = ReturnType<typeof useProductActions>
