import { STOCK_MOST } from '@jhola/contract/inventory/stock-update'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, api } from '../../../shared/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useSendKey } from '../../../shared/send-key.ts'
import { toast } from '../../../shared/ui/toast.ts'
import { refreshShelf, type ShelfProduct } from '../api/inventory.ts'
import { previewStock, type StockDraft, type StockLevelNow, toStockBody } from '../stock-draft.ts'
import { useProductNames } from './use-product-names.ts'

const levelIn = (details: unknown): Pick<ShelfProduct, 'current_stock' | 'reserved'> | undefined => {
  const { on_hand, reserved } = (details ?? {}) as { on_hand?: unknown; reserved?: unknown }
  return typeof on_hand === 'number' && typeof reserved === 'number' ? { current_stock: on_hand, reserved } : undefined
}

/** The stock-movement form of one product: what is typed, what comes of it, and sending it. */
export const useStockUpdate = (product: ShelfProduct, onDone: () => void) => {
  const { t, tError } = useT()
  const names = useProductNames()
  const client = useQueryClient()
  const [draft, setDraft] = useState<StockDraft>({ kind: 'in', quantity: Number.NaN, isDown: false, reason: '' })
  /** The stock as we know it: a refusal brings what it is now. */
  const [level, setLevel] = useState<StockLevelNow>(product)
  const [isAsked, setAsked] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // Goods come in once.
  const key = useSendKey()
  const preview = previewStock(draft, level)
  const sending = useMutation({
    mutationFn: () =>
      api('PUT /inventory/products/{product_id}/stock', {
        params: { product_id: product.id },
        body: toStockBody(draft, level),
        idempotencyKey: key.read(),
      }),
    onSuccess: ({ product: now }) => {
      toast.success(t('product.stock.done', { name: names.whole(now), stock: now.current_stock }))
      onDone()
      return refreshShelf(client)
    },
    onError: (error) => {
      key.failed(error)
      const now = error instanceof ApiError ? levelIn(error.details) : undefined
      if (now) setLevel((before) => ({ ...before, ...now }))
      setFailure(error instanceof ApiError ? tError(error.code, error.details) : t('inventory.failed.stock'))
      return refreshShelf(client)
    },
  })
  const problem =
    'problem' in preview
      ? t(`product.problem.${preview.problem}`, { most: STOCK_MOST })
      : 'refusal' in preview
        ? tError(preview.refusal.code, preview.refusal.details)
        : undefined
  return {
    draft,
    level,
    preview: 'after' in preview ? preview : null,
    // Nothing is wrong with a box in which nothing was typed yet.
    problem: isAsked || !Number.isNaN(draft.quantity) ? problem : undefined,
    failure,
    isSending: sending.isPending,
    change: (next: Partial<StockDraft>) => {
      setFailure(null)
      key.renew()
      setDraft((before) => ({ ...before, ...next }))
    },
    send: () => {
      setAsked(true)
      setFailure(null)
      if (!problem) sending.mutate()
    },
  }
}
