import { expiringUntil } from '@jhola/contract/inventory/stock/expiry'
import { toShopTime } from '@jhola/contract/shared/time'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { useShopPreferences } from '../../../domain/preferences/shop-preferences.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import type { Tone } from '../../../shared/ui/tones.ts'
import { ShelfToggle } from '../shelf/shelf-toggle.tsx'
import type { InventoryProduct } from './inventory-api.ts'

type Status = InventoryProduct['stock_status']

const TONES: Record<Status, Tone & ('success' | 'warning' | 'error')> = {
  in_stock: 'success',
  low_stock: 'warning',
  out_of_stock: 'error',
}

/** In Stock, Low Stock or Out of Stock, and why a product is not on sale. */
export const StockChips = ({ product }: { product: InventoryProduct }) => {
  const { t } = useT()
  const moments = useMoments()
  const { expiryDays } = useShopPreferences().inventory
  const { stock_status: status, expiryDate } = product
  const isExpiring =
    !product.is_expired && expiryDate !== null && expiryDate <= expiringUntil(toShopTime(Date.now()).date, expiryDays)
  return (
    <span className="inline-flex flex-wrap gap-1">
      <StatusChip tone={TONES[status] ?? 'neutral'}>
        {t(TONES[status] ? `inventory.stockStatus.${status}` : 'inventory.stockStatus.unknown')}
      </StatusChip>
      {product.status === 'inactive' && <StatusChip icon="eye-off">{t('inventory.inactive')}</StatusChip>}
      {product.is_expired && (
        <StatusChip tone="error" icon="calendar">
          {t('inventory.expired')}
        </StatusChip>
      )}
      {isExpiring && (
        <StatusChip tone="warning" icon="calendar">
          {t('inventory.expires', { date: moments.day(expiryDate) })}
        </StatusChip>
      )}
    </span>
  )
}

/** The available stock, its maximum, and the quantity reserved for orders. */
export const StockBar = ({ product }: { product: InventoryProduct }) => {
  const { t } = useT()
  const labels = useItemLabels()
  const { current_stock: stock, max_stock_level: max, unit, stock_status: status } = product
  if (product.stock_mode !== 'counted') return <ShelfToggle product={product} />
  const text = t('inventory.stockOf', { stock, most: labels.measure(max, unit) })
  return (
    <span className="block w-full min-w-0 md:min-w-32">
      <bdi className="block text-sm figures">{text}</bdi>
      <ProgressBar label={text} value={stock} max={Math.max(max, 1)} tone={TONES[status] ?? 'primary'} className="mt-1" />
      {product.reserved > 0 && (
        <bdi className="mt-1 block text-ink-soft text-sm">
          {t('inventory.held', { amount: labels.measure(product.reserved, unit) })}
        </bdi>
      )}
    </span>
  )
}
