import type { Product } from '../../../domain/cart/to-cart-item.ts'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'

/** Stock as a label; a number only when the stock is low. */
export const StockChip = ({ product }: { product: Product }) => {
  const { t } = useT()
  const labels = useItemLabels()
  if (product.stock_status === 'out_of_stock') return <StatusChip tone="error">{t('stores.outOfStock')}</StatusChip>
  if (product.stock_status === 'low_stock')
    return (
      <StatusChip tone="warning">
        {t('stores.onlyLeft', {
          amount: product.loose ? labels.measure(product.current_stock, product.unit) : product.current_stock,
        })}
      </StatusChip>
    )
  return <StatusChip tone="success">{t('stores.inStock')}</StatusChip>
}
