import { isUnderWay } from '@jhola/contract/orders/statuses'
import { toShopTime } from '@jhola/contract/shared/time'
import { useMoments } from '../../../shared/format/moments.ts'
import { serverNow } from '../../../shared/hooks/server-clock.ts'
import { useClock } from '../../../shared/hooks/use-clock.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import type { Order } from '../data/board-state.ts'
import { type Deadline, deadlineOf, formatCountdown, promiseStateOf } from './deadline.ts'

const SECOND_MS = 1000
const HALF_MINUTE_MS = 30_000

/** `5 minutes ago`, updated continuously. */
export const Ago = ({ at }: { at: string }) => {
  const moments = useMoments()
  const agoAt = (nowMs: number): string => moments.ago(Date.parse(at), nowMs)
  return <time dateTime={at}>{agoAt(useClock(HALF_MINUTE_MS, serverNow, agoAt))}</time>
}

/** The seconds that are left; on a narrow card without words. */
const AnswerIn = ({ order }: { order: Order }) => {
  const { t } = useT()
  const timeAt = (nowMs: number): string => {
    const deadline = deadlineOf(order, nowMs)
    return deadline?.kind === 'countdown' ? formatCountdown(deadline.seconds) : ''
  }
  const time = timeAt(useClock(SECOND_MS, serverNow, timeAt))
  return (
    <>
      <span className="@max-2xs:sr-only">{t('orders.board.answerIn', { time })}</span>
      <bdi aria-hidden="true" className="hidden @max-2xs:inline">
        {time}
      </bdi>
    </>
  )
}

/** What a chip is at a time, without its seconds. */
const looksOf = (deadline: Deadline | null): string =>
  deadline?.kind === 'countdown' ? `${deadline.kind} ${deadline.isHurry}` : (deadline?.kind ?? '')

/** The time that the shop has left to respond, counted by seconds; nothing on answered orders. */
export const DeadlineChip = ({ order }: { order: Order }) => {
  const { t } = useT()
  const moments = useMoments()
  const isAsked = order.status === 'pending' && order.accept_by !== null
  const nowMs = useClock(isAsked ? SECOND_MS : null, serverNow, (atMs) => looksOf(deadlineOf(order, atMs)))
  const deadline = deadlineOf(order, nowMs)
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
      {isOver ? t('orders.board.answerOver') : <AnswerIn order={order} />}
    </StatusChip>
  )
}

const TONES = { in_time: 'neutral', soon: 'warning', late: 'error' } as const
/** Later than this the time says more than the minutes. */
const LATE_MINUTES_MAX = 90

/** What was promised to the customer, on orders in progress: in time, soon or late, by its text and its colour. */
export const PromiseChip = ({ order }: { order: Order }) => {
  const { t } = useT()
  const moments = useMoments()
  const isPromised = isUnderWay(order.status) && order.estimated_delivery !== null
  const nowMs = useClock(isPromised ? HALF_MINUTE_MS : null, serverNow, (atMs) => {
    const promise = promiseStateOf(order, atMs)
    return promise ? `${promise.kind} ${promise.minutes}` : ''
  })
  const promise = promiseStateOf(order, nowMs)
  if (!promise) return null
  const { kind, minutes, at } = promise
  const isToday = toShopTime(Date.parse(at)).date === toShopTime(nowMs).date
  const time = isToday ? moments.time(at) : moments.dayAndTime(at)
  const byTime = t(kind === 'late' ? 'orders.board.promiseLate' : 'orders.board.promise', { time })
  const byMinutes = kind === 'soon' || (kind === 'late' && minutes <= LATE_MINUTES_MAX)
  return (
    <StatusChip tone={TONES[kind]} icon="clock" className="whitespace-normal figures">
      <span title={byTime}>
        {byMinutes ? t(kind === 'late' ? 'orders.board.minLate' : 'orders.board.minLeft', { minutes }) : byTime}
      </span>
    </StatusChip>
  )
}
