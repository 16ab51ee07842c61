import { forwardStatuses, type OrderStatus } from '@jhola/contract/orders/statuses'
import { useState } from 'react'
import type { Order } from '../board-state.ts'
import type { OrderAction } from '../hooks/use-order-actions.ts'
import { OrderDetails } from './order-details.tsx'
import { AcceptDialog, CompleteDialog, DispatchDialog, RejectDialog } from './step-dialogs.tsx'

type StepKind = 'accept' | 'reject' | 'dispatch' | 'complete'
const DIALOGS = { accept: AcceptDialog, reject: RejectDialog, dispatch: DispatchDialog, complete: CompleteDialog } as const

/** Steps that ask something first; the others are done at once. */
const ASKING: Partial<Record<OrderStatus, StepKind>> = {
  confirmed: 'accept',
  out_for_delivery: 'dispatch',
  delivered: 'complete',
}

type Run = (action: OrderAction) => void

/**
 * The steps of orders with their dialogs, for the board and the table. Dialogs follow the order itself: when another device
 * changes it meanwhile, they show it as it is now.
 */
export const useOrderSteps = (orders: readonly Order[], run: Run, busyOrderId: string | null) => {
  const [step, setStep] = useState<{ kind: StepKind; order: Order } | null>(null)
  const [detailsOf, setDetailsOf] = useState<Order | null>(null)
  const newest = (order: Order): Order => orders.find((one) => one.id === order.id && one.version >= order.version) ?? order

  const forward = (order: Order, to: OrderStatus | undefined = forwardStatuses(order)[0]) => {
    if (!to) return
    const kind = ASKING[to]
    if (kind) setStep({ kind, order })
    else run({ kind: 'move', order, to })
  }
  const details = (order: Order) => {
    setDetailsOf(order)
    if (order.status === 'pending' && order.acknowledged_at === null) run({ kind: 'acknowledge', order })
  }
  const handlers = {
    onForward: (order: Order) => forward(order),
    onReject: (order: Order) => setStep({ kind: 'reject', order }),
    onSeen: (order: Order) => run({ kind: 'acknowledge', order }),
    onDetails: details,
  }
  const StepDialog = step ? DIALOGS[step.kind] : null
  const shown = detailsOf ? newest(detailsOf) : null
  const dialogs = (
    <>
      {shown && (
        <OrderDetails
          order={shown}
          isBusy={busyOrderId === shown.id}
          onClose={() => setDetailsOf(null)}
          onForward={forward}
          onReject={handlers.onReject}
          onAct={run}
        />
      )}
      {step && StepDialog && <StepDialog order={newest(step.order)} onClose={() => setStep(null)} onAct={run} />}
    </>
  )
  return { handlers, dialogs }
}
