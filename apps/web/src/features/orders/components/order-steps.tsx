import { forwardStatuses, type OrderStatus } from '@jhola/contract/orders/statuses'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { ASKING, asksFirst } from '../asking-steps.ts'
import type { Order } from '../board-state.ts'
import { useShownOrder } from '../hooks/use-shown-order.ts'
import type { LiveOrders } from '../live-orders.tsx'
import { AcceptDialog } from './accept-dialog.tsx'
import { CompleteDialog } from './complete-dialog.tsx'
import { DelayDialog } from './delay-dialog.tsx'
import type { DetailsHandlers } from './details-actions.tsx'
import { DispatchDialog } from './dispatch-dialog.tsx'
import type { CardHandlers } from './order-card.tsx'
import { OrderDetails, OrderDetailsWaiting } from './order-details.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { RejectDialog } from './reject-dialog.tsx'

const DIALOGS = {
  accept: AcceptDialog,
  reject: RejectDialog,
  dispatch: DispatchDialog,
  complete: CompleteDialog,
  delay: DelayDialog,
  refund: RefundDialog,
} as const
type StepKind = keyof typeof DIALOGS

/**
 * The steps of orders with their dialogs, for the board and the table. The details follow the order itself: when another
 * device changes it meanwhile, they show it as it is now.
 */
export const useOrderSteps = ({ orders, run, busy }: Pick<LiveOrders, 'orders' | 'run' | 'busy'>) => {
  const { tError } = useT()
  const [step, setStep] = useState<{ kind: StepKind; order: Order } | null>(null)
  const shown = useShownOrder(orders)
  const { show } = shown

  const handlers = useMemo((): CardHandlers & DetailsHandlers => {
    const forward = (order: Order, to: OrderStatus | undefined = forwardStatuses(order)[0]) => {
      if (!to) return
      if (asksFirst(to)) setStep({ kind: ASKING[to], order })
      else void run({ kind: 'move', order, to })
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
  }, [run, show])

  // Whoever opens the details has seen the order: it stops ringing everywhere. Once for each order that is opened.
  const opened = shown.order
  const isUnseen = opened?.status === 'pending' && opened.acknowledged_at === null
  const told = useRef<string | null>(null)
  useEffect(() => {
    if (!opened || !isUnseen || told.current === opened.id) return
    told.current = opened.id
    void run({ kind: 'acknowledge', order: opened })
  }, [opened, isUnseen, run])

  const StepDialog = step ? DIALOGS[step.kind] : null
  const { error, isFetching, refetch } = shown.reading
  const dialogs = (
    <>
      {opened && <OrderDetails order={opened} isBusy={busy.has(opened.id)} handlers={handlers} />}
      {shown.id !== null && !opened && (
        <OrderDetailsWaiting
          message={error ? tError(error.code, error.details) : null}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          onClose={handlers.onClose}
        />
      )}
      {step && StepDialog && <StepDialog order={step.order} onClose={() => setStep(null)} onAct={run} />}
    </>
  )
  return { handlers, dialogs }
}
