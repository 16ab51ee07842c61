import { useMay } from '../../../domain/account/use-may.ts'
import { useAvailability } from '../../../domain/inventory/off-shelf/use-availability.ts'
import { ApiError } from '../../../shared/api/api-client.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Switch } from '../../../shared/ui/switch.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import type { InventoryProduct } from '../data/inventory-api.ts'
import { useProductNames } from '../data/use-product-names.ts'

/** Yes or no with one tap for goods that nobody counts; until when they are off the shelf, and how the shop knows. */
export const ShelfToggle = ({ product }: { product: InventoryProduct }) => {
  const { t, tError } = useT()
  const names = useProductNames()
  const moments = useMoments()
  const may = useMay()
  const saying = useAvailability(product.id)
  const isThere = saying.isPending ? saying.variables === 'yes' : !product.is_off_shelf
  const off = product.off_until
    ? t('inventory.shelf.offUntil', { date: moments.dayAndTime(product.off_until) })
    : t('inventory.shelf.off')
  const said = isThere ? t(`inventory.shelf.${product.stock_mode}`) : off
  if (!may('stock')) return <span className="text-sm">{said}</span>
  return (
    <Switch
      label={
        <>
          <span aria-hidden>{said}</span>
          <VisuallyHidden>{t('inventory.shelf.toggle', { name: names.whole(product) })}</VisuallyHidden>
        </>
      }
      checked={isThere}
      onChange={(next) =>
        saying.mutate(next ? 'yes' : 'sold_out', {
          onError: (error) =>
            toast.error(error instanceof ApiError ? tError(error.code, error.details) : t('inventory.failed.stock')),
        })
      }
    />
  )
}
