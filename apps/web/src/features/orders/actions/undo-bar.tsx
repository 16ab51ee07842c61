import { UNDO_MS } from '@jhola/contract/constants'
import { batchEndsAtMs, type UndoRow, undoRows } from '@jhola/contract/orders/offline/action-batch'
import { canTakeBack, type QueuedAction } from '@jhola/contract/orders/offline/action-queue'
import { targetOf } from '@jhola/contract/orders/offline/owner-actions'
import { useEffect, useLayoutEffect, useState } from 'react'
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
const BULK_TARGETS = ['confirmed', 'preparing', 'ready', 'out_for_delivery', 'delivered'] as const
const isBulkTarget = (to: string | null): to is (typeof BULK_TARGETS)[number] => BULK_TARGETS.some((one) => one === to)

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

/** `12 orders accepted`: the orders of a bulk step, which are taken back together. */
const sayRow = (t: Translate, { actions }: UndoRow): string => {
  const to = targetOf(actions[0])
  if (actions.length === 1 || !isBulkTarget(to)) return sayUnderway(t, actions[0])
  return t(`orders.actions.undo.all.${to}`, { count: actions.length })
}

/** A packer changes line after line: of them only the last change can be undone here, so that the lines keep their room. */
const withLastPack = (held: readonly QueuedAction[]): QueuedAction[] => {
  const last = held.findLast(({ type }) => type === 'pack')
  return held.filter((one) => one.type !== 'pack' || one === last)
}

/** The rows of the bar. That of a bulk step goes when its time is over, also where nothing can be sent. */
const useUndoRows = (held: readonly QueuedAction[]): UndoRow[] => {
  const [, setEnded] = useState(0)
  const endsAtMs = batchEndsAtMs(held, Date.now())
  useEffect(() => {
    if (endsAtMs === null) return
    const timer = setTimeout(() => setEnded(endsAtMs), Math.max(0, endsAtMs - Date.now()))
    return () => clearTimeout(timer)
  }, [endsAtMs])
  return undoRows(held, Date.now())
}

type HeldProps = { row: UndoRow; className: string }

const Held = ({ row, className }: HeldProps) => {
  const { actions } = row
  const { t } = useT()
  const { choices } = useActionQueue()
  const isPictures = useShopPreferences().literacyLevel === 'none'
  const undo = async () => {
    const gone = await choices.takeBack(...actions)
    if (gone === actions.length) toast.info(t('orders.actions.undo.undone'))
    else if (gone > 0) toast.warning(t('orders.actions.undo.partly', { count: gone }))
    else toast.warning(t('orders.actions.queue.left'))
  }
  return (
    <li className={cx('relative min-w-0 items-center gap-1 overflow-hidden bg-ink ps-4 pe-1 text-paper', className)}>
      <p className={cx('line-clamp-2 min-w-0 flex-1 font-medium', isPictures && 'words')}>{sayRow(t, row)}</p>
      {isPictures && (
        <bdi aria-hidden className="me-auto flex items-center gap-2 font-bold text-2xl figures">
          <Icon name={pictureOf(actions[0])} size="lg" />
          {actions.length > 1 ? `× ${actions.length}` : actions[0].order_number.split('-').at(-1)}
        </bdi>
      )}
      <button
        type="button"
        aria-label={t('orders.actions.undo.undo')}
        data-says="undo"
        className="h-full min-h-11 shrink-0 rounded-md px-3 font-bold underline underline-offset-4"
        onClick={() => void undo()}
      >
        {isPictures ? <Icon name="undo" size="lg" /> : t('orders.actions.undo.undo')}
      </button>
      <button
        type="button"
        aria-label={t('orders.actions.undo.now')}
        data-says="now"
        title={t('orders.actions.undo.now')}
        className="flex h-full min-h-11 w-12 shrink-0 items-center justify-center rounded-md"
        onClick={() => void choices.sendNow(...actions)}
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

/** What can still be undone, the last at the end: it has not been sent. `orderId`: only of this order. */
const useHeld = (orderId: string | undefined): UndoRow[] => {
  const { queue } = useActionQueue()
  // The open details of an order show its own undo bar.
  const [address] = useSearchParams()
  const opened = address.get('order')
  const held = queue.filter(
    (one) =>
      canTakeBack(one) &&
      (!one.was_deferred || one.batch !== undefined) &&
      one.send_after > 0 &&
      one.type !== 'acknowledge' &&
      // Its row on the sheet takes it back.
      one.type !== 'off_shelf' &&
      (orderId === undefined ? one.orderId !== opened : one.orderId === orderId),
  )
  return useUndoRows(withLastPack(held)).slice(-SHOWN_MAX)
}

type ListProps = { held: readonly UndoRow[]; className: string; classOf(fromLast: number): string }

const HeldList = ({ held, className, classOf }: ListProps) => (
  <ul aria-live="polite" className={cx('print:hidden', className)}>
    {held.map((row, place) => (
      <Held key={row.key} row={row} className={classOf(held.length - 1 - place)} />
    ))}
  </ul>
)

/** In the place where it stands: the details of an order (`orderId`: only those of this order), and the incoming order. */
export const UndoList = ({ orderId }: { orderId?: string }) => {
  const held = useHeld(orderId)
  const hasTexts = useArea('orders.actions')
  return (
    <HeldList
      held={hasTexts ? held : []}
      className="grid w-full grid-cols-1 justify-items-center gap-2 empty:hidden"
      classOf={() => 'flex min-h-12 w-full max-w-md animate-rise rounded-lg py-1 shadow-high'}
    />
  )
}

/** As many as fit beside each other: the last one always, on a wider screen those before it. */
const HEADER_PLACES = ['flex', 'hidden xl:flex', 'hidden 2xl:flex'] as const
const BAR_PLACES = ['flex', 'hidden sm:flex', 'hidden'] as const

/** In the header of a wide screen. */
export const UndoInHeader = () => {
  const held = useHeld(undefined)
  const hasTexts = useArea('orders.actions')
  return (
    <HeldList
      held={hasTexts ? held : []}
      className="flex min-w-0 shrink-0 gap-2 empty:hidden"
      classOf={(fromLast) => cx('h-11 max-w-sm rounded-lg text-sm leading-tight', HEADER_PLACES[fromLast])}
    />
  )
}

/** A thumb on its way to the bar below takes nothing back. */
const SETTLE_MS = 350

const useSettled = (isShown: boolean): boolean => {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    if (!isShown) return setSettled(false)
    const timer = setTimeout(() => setSettled(true), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [isShown])
  return isShown && isSettled
}

/** On a phone in the place of the bar at the bottom, which comes back after it: nothing moves, and no order is covered. */
export const UndoBar = () => {
  const held = useHeld(undefined)
  const isShown = useArea('orders.actions') && held.length > 0
  const isSettled = useSettled(isShown)
  useLayoutEffect(() => {
    if (!isSettled) return
    document.documentElement.dataset.undo = ''
    return () => {
      delete document.documentElement.dataset.undo
    }
  }, [isSettled])
  return (
    <div
      className={cx(
        'fixed inset-x-0 bottom-0 z-40 print:hidden',
        isShown && 'bg-ink pb-[env(safe-area-inset-bottom)]',
        !isSettled && 'pointer-events-none',
      )}
    >
      <HeldList
        held={isShown ? held : []}
        className={cx('flex', isShown && 'h-14')}
        classOf={(fromLast) =>
          cx('flex-1 not-first:border-paper/30 not-first:border-s text-sm leading-tight', BAR_PLACES[fromLast])
        }
      />
    </div>
  )
}
