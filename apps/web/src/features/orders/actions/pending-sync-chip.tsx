import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { cx } from '../../../shared/ui/cx.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { TONE_SOFT } from '../../../shared/ui/tones.ts'
import { useActionsOf } from './queue-context.ts'
import { useActionLabels } from './use-action-labels.ts'

/** Marks an order with an action that has not reached the server yet. */
export const PendingSyncChip = ({ orderId }: { orderId: string }) => {
  const { t, direction } = useT()
  const hasTexts = useArea('orders.actions')
  const labels = useActionLabels()
  const mine = useActionsOf(orderId).filter(({ type }) => type !== 'acknowledge')
  if (!hasTexts || mine.length === 0) return null
  const hasProblem = mine.some((one) => one.state !== 'waiting')
  return (
    <span
      className={cx(
        'inline-flex min-w-0 items-center gap-1 rounded-lg px-2.5 py-0.5 font-semibold text-sm',
        TONE_SOFT[hasProblem ? 'error' : 'warning'],
      )}
    >
      <Icon name={hasProblem ? 'alert' : 'send'} size="xs" />
      {hasProblem
        ? t('orders.actions.queue.decide', { count: mine.length })
        : t('orders.actions.queue.chip', { action: mine.map(labels.sayWish).join(direction === 'rtl' ? ' ← ' : ' → ') })}
    </span>
  )
}
