import type { Product } from '../../../domain/cart/to-cart-item.ts'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'

/** Stock as a label; a number only when the stock is low. Of what nobody counts nothing is said while it is only likely there. */
export const StockChip = ({ product: { stock_status, confidence, loose, current_stock, unit } }: { product: Product }) => {
  const { t } = useT()
  const labels = useItemLabels()
  if (stock_status === 'out_of_stock') return <StatusChip tone="error">{t('stores.outOfStock')}</StatusChip>
  if (stock_status === 'low_stock')
    return (
      <StatusChip tone="warning">
        {t('stores.onlyLeft', { amount: loose ? labels.measure(current_stock, unit) : current_stock })}
      </StatusChip>
    )
  if (confidence === 'confirm') return <StatusChip>{t('stores.confirm')}</StatusChip>
  return confidence === 'high' && <StatusChip tone="success">{t('stores.inStock')}</StatusChip>
}
