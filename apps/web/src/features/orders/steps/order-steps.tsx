import { forwardStatuses, type OrderStatus } from '@jhola/contract/orders/statuses'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useShopPreferences } from '../../../domain/preferences/shop-preferences.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { useLoadFailure } from '../../../shared/lazy/use-load-failure.ts'
import type { StepProps } from '../actions/step-props.ts'
import { needsDialog, STEPS_WITH_DIALOG } from '../actions/steps-with-dialog.ts'
import type { CardHandlers } from '../cards/card-props.ts'
import type { Order } from '../data/board-state.ts'
import type { LiveOrders } from '../live/live-orders.tsx'
import { AcceptDialog } from './accept-dialog.tsx'
import { CompleteDialog } from './complete-dialog.tsx'
import type { DetailsHandlers } from './details-actions.tsx'
import { DispatchDialog } from './dispatch-dialog.tsx'
import { OrderDetailsDialog, useDetailsAhead } from './order-details-dialog.tsx'
import type { PicturedStep } from './pictures/picture-steps.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { useReadyCheck } from './use-ready-check.tsx'
import { useShownOrder } from './use-shown-order.ts'

const DelayPart = lazyPart(() => import('./delay-dialog.tsx').then((module) => module.DelayDialog))
const RefundPart = lazyPart(() => import('./refund-dialog.tsx').then((module) => module.RefundDialog))

/** Rarely used, so they are loaded on demand. */
const late = (Part: typeof DelayPart) => (props: StepProps) => <Part part={props} onFailed={useLoadFailure(props.onClose)} />

const DIALOGS = {
  accept: AcceptDialog,
  reject: RejectDialog,
  dispatch: DispatchDialog,
  complete: CompleteDialog,
  delay: late(DelayPart),
  refund: late(RefundPart),
} as const
type StepKind = keyof typeof DIALOGS

const isPictured = (kind: StepKind): kind is PicturedStep => kind !== 'delay' && kind !== 'refund'

/** Loaded only for shops that use picture mode. */
const PicturesPart = lazyPart(() => import('../picture-mode.ts').then((module) => module.PictureSteps))

/**
 * The steps of orders with their dialogs, for the board and the table. The details follow the order: when another device changes
 * it, they show the new state.
 */
export const useOrderSteps = ({ orders, run, busy }: Pick<LiveOrders, 'orders' | 'run' | 'busy'>) => {
  const { tError } = useT()
  const [step, setStep] = useState<{ kind: StepKind; order: Order } | null>(null)
  const shown = useShownOrder(orders)
  const { show } = shown

  const go = useCallback(
    (order: Order, to: OrderStatus) => {
      if (needsDialog(to)) setStep({ kind: STEPS_WITH_DIALOG[to], order })
      else void run({ kind: 'move', order, to })
    },
    [run],
  )
  const [hasPictures, setPictures] = useState(true)
  const isPictures = useShopPreferences().literacyLevel === 'none' && hasPictures
  const check = useReadyCheck(shown.id)
  const handlers = useMemo((): CardHandlers & DetailsHandlers => {
    const forward = (order: Order, to: OrderStatus | undefined = forwardStatuses(order)[0]) => {
      const goOn = () => go(order, to ?? order.status)
      if (to && !check.asks([order], to, goOn)) goOn()
    }
    return {
      onForward: forward,
      onReject: (order) => setStep({ kind: 'reject', order }),
      onSeen: (order) => void run({ kind: 'acknowledge', order }),
      onDelay: (order) => setStep({ kind: 'delay', order }),
      onPaid: (order) => void run({ kind: 'paid', order }),
      onDetails: (order) => show(order.id),
      onClose: () => show(null),
    }
  }, [run, show, go, check.asks])

  // Opening the details marks the order as seen: it stops ringing everywhere. Once for each opened order.
  const opened = shown.order
  const isUnseen = opened?.status === 'pending' && opened.acknowledged_at === null
  const acknowledged = useRef<string | null>(null)
  useEffect(() => {
    if (!opened || !isUnseen || acknowledged.current === opened.id) return
    acknowledged.current = opened.id
    void run({ kind: 'acknowledge', order: opened }).then((isUnderWay) => {
      // Prefetched for its next step.
      if (!isUnderWay) acknowledged.current = null
    })
  }, [opened, isUnseen, run])

  useDetailsAhead()
  const pictured = isPictures && step && isPictured(step.kind) ? { ...step, kind: step.kind } : null
  const StepDialog = step && !pictured ? DIALOGS[step.kind] : null
  const { error, isFetching, refetch } = shown.reading
  const details = opened && { order: opened, isBusy: busy.has(opened.id), handlers }
  const close = () => setStep(null)
  const dialogs = (
    <>
      {isPictures && (
        <PicturesPart
          part={{ opened: details ?? null, step: pictured && { ...pictured, onClose: close, onAct: run } }}
          onFailed={() => setPictures(false)}
        />
      )}
      {shown.id !== null && !(isPictures && opened) && (
        <OrderDetailsDialog
          key={shown.id}
          order={opened}
          isBusy={busy.has(shown.id)}
          handlers={handlers}
          message={error ? tError(error.code, error.details) : null}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {check.dialog}
      {step && StepDialog && <StepDialog order={step.order} onClose={close} onAct={run} />}
    </>
  )
  return { handlers, dialogs }
}
