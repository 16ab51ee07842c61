import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { cx } from '../../../shared/ui/cx.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { useAlarmOf } from '../actions/queue-context.ts'
import { aroundNow, linesOf } from './escalation-steps.ts'

/** How far the alarm of an unanswered order is: what the server has done about it and what it will do, with the times;
 * `isShort`: the last and the next of it. */
export const EscalationStatus = ({ orderId, isShort = false }: { orderId: string; isShort?: boolean }) => {
  const { t } = useT()
  const hasTexts = useArea('orders.actions')
  const moments = useMoments()
  const alarm = useAlarmOf(orderId)
  if (!alarm || !hasTexts) return null
  return (
    <ul
      aria-label={t('orders.actions.alarm.title')}
      // Room for two lines from the first on: what stands below does not move when a step is taken.
      className={cx('flex flex-wrap content-start gap-x-3 gap-y-0.5 text-ink-soft text-sm', isShort && 'min-h-[2lh]')}
    >
      {(isShort ? aroundNow(linesOf(alarm)) : linesOf(alarm)).map(({ step, isDone, at }) => (
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
