import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useShopPreferences } from '../../../domain/preferences/shop-preferences.ts'
import { serverNow } from '../../../shared/hooks/server-clock.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { useAlarmOf } from '../actions/queue-context.ts'
import { UndoList } from '../actions/undo-bar.tsx'
import { asideUntilMs, putAside } from '../alerts/aside-orders.ts'
import { ColumnBulk } from '../bulk/column-bulk.tsx'
import { DeadlineChip } from '../cards/order-times.tsx'
import type { Order } from '../data/board-state.ts'
import { useLiveOrders } from '../live/live-orders.tsx'
import { RejectDialog } from '../steps/reject-dialog.tsx'
import { AnsweredLine } from './answered-line.tsx'
import { IncomingAnswers } from './incoming-answers.tsx'
import { IncomingFacts, IncomingItems } from './incoming-facts.tsx'
import type { ShownProps } from './shown-props.ts'
import { StackButtons } from './stack-buttons.tsx'
import { useShownIncoming } from './use-shown-incoming.ts'
import '../../../shared/ui/sheets.css'

const ShownOrder = (props: ShownProps) => {
  const { t } = useT()
  const { order, stack, isAnswered } = props
  const more = stack.filter(({ id }) => id !== order.id).length
  return (
    <>
      <div className="jh-sheet-head">
        <AlertDialog.Title className="flex min-h-11 flex-wrap items-center gap-x-2 font-bold text-2xl">
          <Icon name="bell-ring" className="animate-ring text-warning" />
          <bdi className="figures">{order.order_number}</bdi>
          <DeadlineChip order={order} />
        </AlertDialog.Title>
        <StackButtons {...props} />
      </div>
      <div className="jh-sheet-body">
        {isAnswered && <AnsweredLine order={order} />}
        {more > 0 && (
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-2">
            <p role="status" className="font-semibold text-warning">
              {t('orders.actions.incoming.more', { count: more })}
            </p>
            <ColumnBulk orders={stack} name={t('orders.board.column.new')} />
          </div>
        )}
        <IncomingFacts order={order} />
        <IncomingItems order={order} />
      </div>
      <div className="jh-sheet-foot">
        <UndoList />
        <IncomingAnswers {...props} />
      </div>
    </>
  )
}

/** Loaded only for shops that use picture mode; the words stand there without a network. */
const PicturePart = lazyPart(() => import('../picture-mode.ts').then((module) => module.PictureIncoming))
const PictureStepsPart = lazyPart(() => import('../picture-mode.ts').then((module) => module.PictureSteps))

type RejectProps = { order: Order; isPictures: boolean; onClose(): void }

const Reject = ({ order, isPictures, onClose }: RejectProps) => {
  const { run } = useLiveOrders()
  const dialog = <RejectDialog order={order} onClose={onClose} onAct={run} />
  if (!isPictures) return dialog
  const step = { kind: 'reject', order, onClose, onAct: run } as const
  return <PictureStepsPart part={{ opened: null, step }} otherwise={dialog} />
}

/** An order that rings, over the whole phone or large in the middle of a desk, with everything that is needed to answer it. */
export const IncomingScreen = ({ stack, onEmpty }: { stack: readonly Order[]; onEmpty(): void }) => {
  const hasTexts = useArea('orders.actions')
  const isPictures = useShopPreferences().literacyLevel === 'none'
  const [rejecting, setRejecting] = useState<Order | null>(null)
  const { order, place, go, isAnswered } = useShownIncoming(stack)
  const alarm = useAlarmOf(order?.id ?? '')
  const isEmpty = order === undefined
  useEffect(() => {
    if (isEmpty) onEmpty()
  }, [isEmpty, onEmpty])
  if (!order || !hasTexts) return null
  const aside = () => {
    // Answered by somebody else, it goes by itself.
    if (isAnswered) return
    go(1)
    putAside(order.id, asideUntilMs(alarm, serverNow()))
  }
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl'
    if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) go(1)
    if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) go(-1)
  }
  const shown: ShownProps = { order, stack, place, go, isAnswered, onReject: () => setRejecting(order), onAside: aside }
  const words = <ShownOrder {...shown} />
  return (
    <>
      <AlertDialog.Root open={rejecting === null} onOpenChange={(open) => !open && rejecting === null && aside()}>
        <AlertDialog.Portal>
          <AlertDialog.Backdrop className="jh-backdrop" />
          <AlertDialog.Viewport className="jh-viewport">
            <AlertDialog.Popup
              data-incoming
              className="jh-sheet jh-dialog jh-dialog-md max-sm:h-dvh max-sm:max-h-dvh max-sm:rounded-none"
              onKeyDown={onKeyDown}
            >
              {isPictures ? <PicturePart part={shown} otherwise={words} /> : words}
            </AlertDialog.Popup>
          </AlertDialog.Viewport>
        </AlertDialog.Portal>
      </AlertDialog.Root>
      {rejecting && <Reject order={rejecting} isPictures={isPictures} onClose={() => setRejecting(null)} />}
    </>
  )
}
