import type { Product } from '../../../domain/cart/to-cart-item.ts'
import { BackPart } from '../../../domain/catalogue/back-part.tsx'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'

/** Stock as a label; what is off the shelf until a known time says when it is back; a number only when the stock is low. Of what nobody counts nothing is said while it is only likely there. */
export const StockChip = ({
  product: { stock_status, confidence, loose, current_stock, unit, back_at },
}: {
  product: Product
}) => {
  const { t } = useT()
  const labels = useItemLabels()
  if (stock_status === 'out_of_stock')
    return back_at ? (
      // Longer than the others: it wraps on a narrow card of a wide screen too.
      <StatusChip tone="error" className="lg:whitespace-normal!">
        <BackPart at={back_at} otherwise={t('stores.outOfStock')} />
      </StatusChip>
    ) : (
      <StatusChip tone="error">{t('stores.outOfStock')}</StatusChip>
    )
  if (stock_status === 'low_stock')
    return (
      <StatusChip tone="warning">
        {t('stores.onlyLeft', { amount: loose ? labels.measure(current_stock, unit) : current_stock })}
      </StatusChip>
    )
  if (confidence === 'confirm') return <StatusChip>{t('stores.confirm')}</StatusChip>
  return confidence === 'high' && <StatusChip tone="success">{t('stores.inStock')}</StatusChip>
}
