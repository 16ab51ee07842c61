import { useShelfSummary } from '../../../domain/inventory/shelf-summary.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'

/** Today's inventory alerts: products close to expiry, or how to start an empty inventory. */
export const StockAlerts = () => {
  const { t } = useT()
  const summary = useShelfSummary()
  if (!summary) return null
  if (summary.total_products === 0)
    return (
      <Alert
        icon="package"
        title={t('orders.board.shelf.empty')}
        action={
          <LinkButton to="/inventory/starter" size="sm" icon="plus">
            {t('orders.board.shelf.fill')}
          </LinkButton>
        }
      >
        {t('orders.board.shelf.emptyHint')}
      </Alert>
    )
  if (summary.expiring === 0) return null
  return (
    <Alert
      tone="warning"
      icon="calendar"
      title={t('orders.board.shelf.expiring', { count: summary.expiring, days: summary.expiring_days })}
      action={
        <LinkButton to="/inventory?expiring=true&sort=expiry" size="sm" variant="secondary" iconEnd="arrow-end">
          {t('orders.board.shelf.look')}
        </LinkButton>
      }
    >
      {summary.expired > 0 && t('orders.board.shelf.expired', { count: summary.expired })}
    </Alert>
  )
}
