import { UNDO_MS } from '@jhola/contract/constants'
import { canTakeBack, type QueuedAction } from '@jhola/contract/orders/offline/action-queue'
import { targetOf } from '@jhola/contract/orders/offline/owner-actions'
import { useShopPreferences } from '../../../domain/preferences/shop-preferences.ts'
import { type Translate, useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { useSearchParams } from '../../../shared/navigation/navigation.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { ACTION_LABELS } from '../data/order-labels.ts'
import { useActionQueue } from './queue-context.ts'

const SHOWN_MAX = 3

/** `Accepting order 001-0012`, in the specified text. */
const sayUnderway = (t: Translate, action: QueuedAction): string => {
  const id = action.order_number
  if (action.type === 'accept' || action.type === 'reject' || action.type === 'payment')
    return t(`orders.actions.undo.${action.type}`, { id })
  if (action.type === 'answer_problem') return t('orders.actions.undo.answer', { id })
  if (action.type === 'pack') return t('orders.actions.undo.pack', { id })
  if (action.type === 'delay') return t('orders.actions.undo.delay', { id, minutes: action.data.minutes })
  return t('orders.actions.undo.status', { id, status: t(`common.status.${targetOf(action) ?? 'confirmed'}`) })
}

const pictureOf = (action: QueuedAction): IconName => {
  if (action.type === 'reject') return 'x-circle'
  return action.type === 'pack' ? 'bag' : ACTION_LABELS[targetOf(action) ?? 'confirmed'].icon
}

/** A packer changes line after line: of them only the last change can be undone here, so that the lines keep their room. */
const withLastPack = (held: readonly QueuedAction[]): QueuedAction[] => {
  const last = held.findLast(({ type }) => type === 'pack')
  return held.filter((one) => one.type !== 'pack' || one === last)
}

const Held = ({ action }: { action: QueuedAction }) => {
  const { t } = useT()
  const { choices } = useActionQueue()
  const isPictures = useShopPreferences().literacyLevel === 'none'
  const undo = async () => {
    if (await choices.takeBack(action)) toast.info(t('orders.actions.undo.undone'))
    else toast.warning(t('orders.actions.queue.left'))
  }
  return (
    <li className="pointer-events-auto relative flex w-full max-w-md animate-rise items-center gap-1 overflow-hidden rounded-lg bg-ink ps-4 pe-1 text-paper shadow-high">
      <p className={cx('min-w-0 flex-1 py-2 font-medium', isPictures && 'words')}>{sayUnderway(t, action)}</p>
      {isPictures && (
        <bdi aria-hidden className="me-auto flex items-center gap-2 font-bold text-2xl figures">
          <Icon name={pictureOf(action)} size="lg" />
          {action.order_number.split('-').at(-1)}
        </bdi>
      )}
      <button
        type="button"
        aria-label={t('orders.actions.undo.undo')}
        data-says="undo"
        className="min-h-12 shrink-0 rounded-md px-3 font-bold underline underline-offset-4"
        onClick={() => void undo()}
      >
        {isPictures ? <Icon name="undo" size="lg" /> : t('orders.actions.undo.undo')}
      </button>
      <button
        type="button"
        aria-label={t('orders.actions.undo.now')}
        data-says="now"
        title={t('orders.actions.undo.now')}
        className="flex size-12 shrink-0 items-center justify-center rounded-md"
        onClick={() => void choices.sendNow(action)}
      >
        <Icon name="send" />
      </button>
      <span
        aria-hidden
        className="absolute inset-x-0 bottom-0 h-1 origin-left animate-shrink bg-action rtl:origin-right"
        style={{ animationDuration: `${UNDO_MS}ms` }}
      />
    </li>
  )
}

/** Actions that can still be undone: they have not been sent. `orderId`: only those of this order, inside its dialog. */
export const UndoBar = ({ orderId }: { orderId?: string }) => {
  const { queue } = useActionQueue()
  const hasTexts = useArea('orders.actions')
  // The open details of an order show its own undo bar.
  const [address] = useSearchParams()
  const opened = address.get('order')
  const held = queue.filter(
    (one) =>
      canTakeBack(one) &&
      !one.was_deferred &&
      one.send_after > 0 &&
      one.type !== 'acknowledge' &&
      // Its row on the sheet takes it back.
      one.type !== 'off_shelf' &&
      (orderId === undefined ? one.orderId !== opened : one.orderId === orderId),
  )
  return (
    <ul
      aria-live="polite"
      className={cx(
        'grid grid-cols-1 justify-items-center gap-2 print:hidden',
        orderId === undefined ? 'pointer-events-none fixed inset-x-3 bottom-4 z-50' : 'w-full empty:hidden',
      )}
    >
      {hasTexts &&
        withLastPack(held)
          .slice(-SHOWN_MAX)
          .map((action) => <Held key={action.id} action={action} />)}
    </ul>
  )
}
