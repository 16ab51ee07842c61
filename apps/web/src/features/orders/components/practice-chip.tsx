import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import type { Order } from '../board-state.ts'

/** The mark of an order that is nobody's, wherever it is shown. */
export const PracticeChip = ({ order }: { order: Pick<Order, 'practice'> }) => {
  const { t } = useT()
  return order.practice ? (
    <StatusChip tone="primary" icon="book">
      {t('counter.practice.mark')}
    </StatusChip>
  ) : null
}
