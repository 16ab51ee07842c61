import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { cx } from '../../../shared/ui/cx.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { useAlarmOf } from '../actions/queue-context.ts'
import { lastAndNext, linesOf } from './escalation-steps.ts'

/**
 * The escalation status of an unanswered order: steps that the server has taken and will take, with their times. `isShort`: only
 * the last and the next step.
 */
export const EscalationStatus = ({ orderId, isShort = false }: { orderId: string; isShort?: boolean }) => {
  const { t } = useT()
  const hasTexts = useArea('orders.actions')
  const moments = useMoments()
  const alarm = useAlarmOf(orderId)
  if (!alarm || !hasTexts) return null
  return (
    <ul
      aria-label={t('orders.actions.alarm.title')}
      // Space for two lines from the start, so that a new step does not move the content below.
      className={cx('flex flex-wrap content-start gap-x-3 gap-y-0.5 text-ink-soft text-sm', isShort && 'min-h-[2lh]')}
    >
      {(isShort ? lastAndNext(linesOf(alarm)) : linesOf(alarm)).map(({ step, isDone, at }) => (
        <li key={step} className={cx('inline-flex items-center gap-1', isDone && 'text-warning')}>
          <Icon name={isDone ? 'check' : 'clock'} size="xs" />
          {t(isDone ? `orders.actions.alarm.done.${step as 'push'}` : `orders.actions.alarm.next.${step}`, {
            time: moments.time(at),
          })}
        </li>
      ))}
    </ul>
  )
}
