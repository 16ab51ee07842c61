import type { QueuedAction } from '@jhola/contract/orders/offline/action-queue'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { useActionQueue } from '../actions/queue-context.ts'
import { QueueDialog } from './queue-dialog.tsx'

/** Actions that the user should know of: without "seen" and those that can still be undone. */
const isShown = (one: QueuedAction): boolean => one.type !== 'acknowledge' && (one.was_deferred || one.state !== 'waiting')

/** Shown above every counter screen while actions are queued or could not be applied. */
const Strip = () => {
  const { t } = useT()
  const { queue, syncStatus, decide } = useActionQueue()
  const hasTexts = useArea('orders.actions')
  const shown = queue.filter(isShown)
  const count = shown.length
  if (count === 0 || !hasTexts) return null
  const toDecide = shown.filter((one) => one.state !== 'waiting').length
  const isSending = syncStatus === 'syncing'
  const text =
    toDecide > 0
      ? t('orders.actions.queue.decide', { count: toDecide })
      : t(isSending ? 'orders.actions.queue.sending' : 'orders.actions.queue.waiting', { count })
  return (
    <div
      role="status"
      className={cx(
        'flex min-h-11 items-center gap-2 px-4 py-1 print:hidden',
        toDecide > 0 ? 'bg-error-soft text-error' : 'bg-warning-soft text-warning',
      )}
    >
      <Icon name={toDecide > 0 ? 'alert' : 'send'} size="sm" />
      <p className="min-w-0 flex-1 font-medium text-sm">{text}</p>
      <Button size="sm" variant="ghost" onClick={() => decide(true)}>
        {t('orders.actions.queue.look')}
      </Button>
    </div>
  )
}

/** The queue's banner above a counter screen, and its dialog. */
export const QueueSigns = () => {
  const { isDeciding } = useActionQueue()
  return (
    <>
      <Strip />
      {isDeciding && <QueueDialog />}
    </>
  )
}
