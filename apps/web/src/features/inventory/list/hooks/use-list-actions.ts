import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ApiError, api, newKey } from '../../../../shared/api/api-client.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { useNavigate } from '../../../../shared/navigation/navigation.tsx'
import { toast } from '../../../../shared/ui/toast.ts'
import { type InventoryProduct, invalidateInventory } from '../../data/inventory-api.ts'
import type { ProductHandlers } from '../../data/product-buttons.tsx'
import { useProductActions } from '../../data/use-product-actions.ts'
import { useProductNames } from '../../data/use-product-names.ts'
import { labelsPath } from '../../labels/labels-path.ts'
import type { OpenDialog } from './use-open-dialog.ts'

/** A copy of this product for the owner to edit. */
const useDuplicating = (onMade: (product: InventoryProduct) => void) => {
  const { t, tError } = useT()
  const names = useProductNames()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (product: InventoryProduct) =>
      api('POST /inventory/products/{product_id}/duplicate', {
        params: { product_id: product.id },
        idempotencyKey: newKey(),
      }),
    onSuccess: ({ product }) => {
      toast.success(t('inventory.duplicated', { name: names.whole(product) }))
      onMade(product)
      return invalidateInventory(client)
    },
    onError: (error) => toast.error(error instanceof ApiError ? tError(error.code, error.details) : t('inventory.failed.action')),
  })
}

/** The actions of a product's buttons, and the bulk actions. */
export const useListActions = (open: (part: OpenDialog) => void, onDone: () => void) => {
  const navigate = useNavigate()
  const actions = useProductActions(onDone)
  const duplicating = useDuplicating((product) => open({ kind: 'edit', product }))
  const { mutate: duplicate } = duplicating
  const { act } = actions
  const handlers = useMemo(
    (): ProductHandlers => ({
      onStock: (product) => open({ kind: 'stock', product }),
      onEdit: (product) => open({ kind: 'edit', product }),
      onHistory: (product) => open({ kind: 'history', product }),
      onDuplicate: (product) => duplicate(product),
      onLabel: (product) => navigate(labelsPath([product])),
      onShelf: (product) => open({ kind: 'shelf', product }),
      onArchive: (product) => act({ action: 'archive', products: [product] }),
      onActivate: (product) => act({ action: 'activate', products: [product] }),
      onDelete: (product) => open({ kind: 'delete', products: [product] }),
    }),
    [open, duplicate, act, navigate],
  )
  return { handlers, actions }
}
