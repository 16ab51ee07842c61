import { useT } from '../../shared/i18n/i18n-context.tsx'
import { StatusChip } from '../../shared/ui/status-chip.tsx'

/** The mark of a test order, wherever it is shown. */
export const TestOrderChip = ({ order }: { order: { practice: boolean } }) => {
  const { t } = useT()
  return order.practice ? (
    <StatusChip tone="primary" icon="book">
      {t('orders.board.practice.mark')}
    </StatusChip>
  ) : null
}
