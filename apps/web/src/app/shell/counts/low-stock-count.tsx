import { useShelfSummary } from '../../../domain/inventory/shelf-summary.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Badge } from '../../../shared/ui/badge.tsx'

/** The number of products that run low, as the inventory counts them. */
export const LowStockCount = ({ className }: { className: string }) => {
  const { t } = useT()
  const count = useShelfSummary()?.low_stock ?? 0
  if (count === 0) return null
  return (
    <>
      <span aria-hidden className={className}>
        <Badge tone="neutral">{count > 99 ? '99+' : count}</Badge>
      </span>
      <span className="sr-only">{`${t('orders.board.stats.lowStock')}: ${count}`}</span>
    </>
  )
}
