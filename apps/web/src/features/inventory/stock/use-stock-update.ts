import { STOCK_MAX } from '@jhola/contract/inventory/stock/stock-update'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, api } from '../../../shared/api/api-client.ts'
import { useTries } from '../../../shared/api/idempotency-key.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { type InventoryProduct, invalidateInventory } from '../data/inventory-api.ts'
import { useProductNames } from '../data/use-product-names.ts'
import { previewStock, type StockDraft, type StockLevelNow, toStockBody } from './stock-draft.ts'

const levelIn = (details: unknown): Pick<InventoryProduct, 'current_stock' | 'reserved'> | undefined => {
  const { on_hand, reserved } = (details ?? {}) as { on_hand?: unknown; reserved?: unknown }
  return typeof on_hand === 'number' && typeof reserved === 'number' ? { current_stock: on_hand, reserved } : undefined
}

/** The stock form of one product: values, the resulting stock, and sending it. */
export const useStockUpdate = (product: InventoryProduct, onDone: () => void) => {
  const { t, tError } = useT()
  const names = useProductNames()
  const client = useQueryClient()
  const [draft, setDraft] = useState<StockDraft>({ kind: 'in', quantity: Number.NaN, isDown: false, reason: '' })
  /** The last known stock; a refusal brings the current one. */
  const [level, setLevel] = useState<StockLevelNow>(product)
  const [isSubmitted, setSubmitted] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // A movement that was sent without an answer is applied once.
  const tries = useTries<ReturnType<typeof toStockBody>>()
  const preview = previewStock(draft, level)
  const sending = useMutation({
    mutationFn: async () => {
      const request = toStockBody(draft, level)
      const { body, reply } = await tries.send(request, (tried, idempotencyKey) =>
        api('PUT /inventory/products/{product_id}/stock', {
          params: { product_id: product.id },
          body: tried,
          idempotencyKey,
        }),
      )
      return { now: reply.product, isEarlier: body !== request }
    },
    onSuccess: ({ now, isEarlier }) => {
      if (isEarlier) {
        // An earlier, unanswered attempt was applied: shows the current stock.
        setLevel((before) => ({ ...before, current_stock: now.current_stock, reserved: now.reserved }))
        setFailure(tError('inventory.stock_changed', { on_hand: now.current_stock, unit: now.unit }))
        return invalidateInventory(client)
      }
      toast.success(t('inventory.product.stock.done', { name: names.whole(now), stock: now.current_stock }))
      onDone()
      return invalidateInventory(client)
    },
    onError: (error) => {
      const now = error instanceof ApiError ? levelIn(error.details) : undefined
      if (now) setLevel((before) => ({ ...before, ...now }))
      setFailure(error instanceof ApiError ? tError(error.code, error.details) : t('inventory.failed.stock'))
      return invalidateInventory(client)
    },
  })
  const problem =
    'problem' in preview
      ? t(`inventory.product.problem.${preview.problem}`, { most: STOCK_MAX })
      : 'refusal' in preview
        ? tError(preview.refusal.code, preview.refusal.details)
        : undefined
  return {
    draft,
    level,
    preview: 'after' in preview ? preview : null,
    // An untouched empty field shows no error.
    problem: isSubmitted || !Number.isNaN(draft.quantity) ? problem : undefined,
    failure,
    isSending: sending.isPending,
    change: (next: Partial<StockDraft>) => {
      setFailure(null)
      setDraft((before) => ({ ...before, ...next }))
    },
    send: () => {
      setSubmitted(true)
      setFailure(null)
      if (!problem) sending.mutate()
    },
  }
}
