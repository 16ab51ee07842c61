import type { OrderStatus } from '@jhola/contract/orders/statuses'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useShopPreferences } from '../../../domain/preferences/shop-preferences.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { useLoadFailure } from '../../../shared/lazy/use-load-failure.ts'
import type { StepProps } from '../actions/step-props.ts'
import type { CardHandlers } from '../cards/card-props.ts'
import type { Order } from '../data/board-state.ts'
import { useNextSteps } from '../data/use-next-steps.ts'
import type { DetailsHandlers } from '../details/details-handlers.ts'
import type { LiveOrders } from '../live/live-orders.tsx'
import { useOneTap } from '../one-tap/use-one-tap.ts'
import { OrderDetailsDialog, useDetailsAhead } from './order-details-dialog.tsx'
import type { PicturedStep } from './pictures/picture-steps.tsx'
import { useReadyCheck } from './use-ready-check.tsx'
import { useShownOrder } from './use-shown-order.ts'

const loadAccept = () => import('./accept-dialog.tsx').then((module) => module.AcceptDialog)
const loadReject = () => import('./reject-dialog.tsx').then((module) => module.RejectDialog)
const loadDispatch = () => import('./dispatch-dialog.tsx').then((module) => module.DispatchDialog)
const loadComplete = () => import('./complete-dialog.tsx').then((module) => module.CompleteDialog)
const AcceptPart = lazyPart(loadAccept)
const RejectPart = lazyPart(loadReject)
const DispatchPart = lazyPart(loadDispatch)
const CompletePart = lazyPart(loadComplete)
const DelayPart = lazyPart(() => import('./delay-dialog.tsx').then((module) => module.DelayDialog))
const RefundPart = lazyPart(() => import('./refund-dialog.tsx').then((module) => module.RefundDialog))

/** Most steps are one tap, so the dialogs are not part of the board's first load. */
const late = (Part: typeof DelayPart) => (props: StepProps) => <Part part={props} onFailed={useLoadFailure(props.onClose)} />

const DIALOGS = {
  accept: late(AcceptPart),
  reject: late(RejectPart),
  dispatch: late(DispatchPart),
  complete: late(CompletePart),
  delay: late(DelayPart),
  refund: late(RefundPart),
} as const
type StepKind = keyof typeof DIALOGS

const isPictured = (kind: StepKind): kind is PicturedStep => kind !== 'delay' && kind !== 'refund'

/** Fetched after the orders, so that they open at once and without a network; an error here is told when one is opened. */
const useDialogsAhead = (): void => {
  useEffect(() => {
    for (const load of [loadReject, loadComplete, loadDispatch, loadAccept]) load().catch(() => undefined)
  }, [])
}

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

  const [hasPictures, setPictures] = useState(true)
  const isPictures = useShopPreferences().literacyLevel === 'none' && hasPictures
  const go = useOneTap({ run, isPictures, ask: setStep })
  const check = useReadyCheck(shown.id)
  const { next } = useNextSteps()
  const handlers = useMemo((): CardHandlers & DetailsHandlers => {
    /** Packed goods are checked before any step that takes the order out of packing. */
    const checked = (order: Order, to: OrderStatus, goOn: () => void) => {
      if (!check.asks([order], to, goOn)) goOn()
    }
    return {
      onForward: (order: Order, to: OrderStatus | undefined = next(order)[0]) => {
        if (to) checked(order, to, () => go.usual(order, to))
      },
      onAcceptIn: go.acceptIn,
      onSendWith: (order, rider) => checked(order, 'out_for_delivery', () => go.sendWith(order, rider)),
      onHandOver: (order, paidBy) => checked(order, 'delivered', () => go.handOver(order, paidBy)),
      onReject: (order) => setStep({ kind: 'reject', order }),
      onSeen: (order) => void run({ kind: 'acknowledge', order }),
      onDelay: (order) => setStep({ kind: 'delay', order }),
      onPaid: (order) => void run({ kind: 'paid', order }),
      onDetails: (order) => show(order.id),
      onClose: () => show(null),
    }
  }, [run, show, go, next, check.asks])

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
  useDialogsAhead()
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
          orderId={shown.id}
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
