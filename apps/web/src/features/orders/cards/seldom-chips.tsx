import { TestOrderChip } from '../../../domain/orders/test-order-chip.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { PendingSyncChip } from '../actions/pending-sync-chip.tsx'
import type { Order } from '../data/board-state.ts'
import { QuestionChip } from './question-chip.tsx'

/** Marks a problem report that the shop has not answered yet. */
export const ProblemChip = ({ order }: { order: Order }) => {
  const { t } = useT()
  return order.problem && !order.problem.answer ? (
    <StatusChip tone="error" icon="message">
      {t('orders.board.problem.open')}
    </StatusChip>
  ) : null
}

/** What is true of few orders: each is a chip. */
export const SeldomChips = ({ order }: { order: Order }) => {
  const { t } = useT()
  return (
    <>
      <TestOrderChip order={order} />
      <PendingSyncChip orderId={order.id} />
      <QuestionChip order={order} />
      <ProblemChip order={order} />
      {order.packing?.own_change && (
        <StatusChip tone="warning" icon="edit">
          {t('orders.board.change.chip')}
        </StatusChip>
      )}
      {order.urgent && <StatusChip tone="error">{t('orders.board.urgent')}</StatusChip>}
    </>
  )
}
