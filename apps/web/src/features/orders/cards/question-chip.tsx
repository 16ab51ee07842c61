import { serverNow } from '../../../shared/hooks/server-clock.ts'
import { useClock } from '../../../shared/hooks/use-clock.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import type { Order } from '../data/board-state.ts'
import { formatCountdown } from './deadline.ts'

const SECOND_MS = 1000

/** The shop waits for the customer's answer, with the time that is left. */
export const QuestionChip = ({ order }: { order: Order }) => {
  const by = order.packing?.question?.answer_by
  return by === undefined ? null : <Asked by={by} />
}

const Asked = ({ by }: { by: string }) => {
  const { t } = useT()
  const leftAt = (nowMs: number): string => formatCountdown(Math.ceil((Date.parse(by) - nowMs) / SECOND_MS))
  const left = leftAt(useClock(SECOND_MS, serverNow, leftAt))
  return (
    <StatusChip tone="warning" icon="clock" className="figures">
      {t('orders.board.asked')} {left}
    </StatusChip>
  )
}
