import { isUnderWay } from '@jhola/contract/orders/statuses'
import { useMoments } from '../../../shared/format/moments.ts'
import { serverNow } from '../../../shared/hooks/server-clock.ts'
import { useNow } from '../../../shared/hooks/use-now.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import type { Order } from '../data/board-state.ts'
import { deadlineOf, formatCountdown, isBehindPromise } from './deadline.ts'

const SECOND_MS = 1000
const HALF_MINUTE_MS = 30_000

/** `5 minutes ago`, updated continuously. */
export const Ago = ({ at }: { at: string }) => {
  const moments = useMoments()
  const nowMs = useNow(HALF_MINUTE_MS, serverNow)
  return <time dateTime={at}>{moments.ago(Date.parse(at), nowMs)}</time>
}

/** The time that the shop has left to respond, counted by seconds; nothing on answered orders. */
export const DeadlineChip = ({ order }: { order: Order }) => {
  const { t } = useT()
  const moments = useMoments()
  const deadline = deadlineOf(order, useNow(SECOND_MS, serverNow))
  if (!deadline) return null
  if (deadline.kind === 'later')
    return (
      <StatusChip tone="warning" icon="clock">
        {t('orders.board.answerBy', { time: moments.time(deadline.at) })}
      </StatusChip>
    )
  const isOver = deadline.kind === 'over'
  return (
    <StatusChip tone={isOver || deadline.isHurry ? 'error' : 'warning'} icon="clock" className="figures">
      {isOver ? t('orders.board.answerOver') : t('orders.board.answerIn', { time: formatCountdown(deadline.seconds) })}
    </StatusChip>
  )
}

/** The time promised to the customer, on orders in progress. */
export const PromiseChip = ({ order }: { order: Order }) => {
  const { t } = useT()
  const moments = useMoments()
  const nowMs = useNow(HALF_MINUTE_MS, serverNow)
  if (!isUnderWay(order.status) || order.estimated_delivery === null) return null
  const isLate = isBehindPromise(order, nowMs)
  return (
    <StatusChip tone={isLate ? 'error' : 'neutral'} icon="clock" className="whitespace-normal">
      {t(isLate ? 'orders.board.promiseLate' : 'orders.board.promise', { time: moments.time(order.estimated_delivery) })}
    </StatusChip>
  )
}
