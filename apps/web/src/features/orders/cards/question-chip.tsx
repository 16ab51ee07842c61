import { serverNow } from '../../../shared/hooks/server-clock.ts'
import { useNow } from '../../../shared/hooks/use-now.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import type { Order } from '../data/board-state.ts'
import { formatCountdown } from './deadline.ts'

const SECOND_MS = 1000

/** The shop waits for the customer's answer, with the time that is left. */
export const QuestionChip = ({ order }: { order: Order }) => {
  const { t } = useT()
  const question = order.packing?.question
  const nowMs = useNow(question ? SECOND_MS : null, serverNow)
  if (!question) return null
  return (
    <StatusChip tone="warning" icon="clock" className="figures">
      {t('orders.board.asked')} {formatCountdown(Math.ceil((Date.parse(question.answer_by) - nowMs) / SECOND_MS))}
    </StatusChip>
  )
}
