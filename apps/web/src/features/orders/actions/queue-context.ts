import type { OrderAlarm } from '@jhola/contract/alarms/routes'
import { projectOrder, type QueuedAction } from '@jhola/contract/orders/offline/action-queue'
import { createContext, useContext, useMemo } from 'react'
import type { Order } from '../data/board-state.ts'
import type { SyncStatus } from './queue-sender.ts'
import type { QueueChoices } from './use-order-actions.ts'

/** The user's action queue as screens share it. Separate from the live orders, so that cards do not render again on every ping. */
export type ActionQueue = {
  /** Actions of this user on this device that the server has not answered yet, oldest first. */
  queue: readonly QueuedAction[]
  syncStatus: SyncStatus
  choices: QueueChoices
  /** The order as it will be when all its queued actions have succeeded. Used for its next button, never for its status. */
  shownAs(order: Order): Order
  /** True while the dialog with the queued actions is open. */
  isDeciding: boolean
  decide(isOpen: boolean): void
}

/** The alarms of unanswered orders. A context of its own, to limit renders. */
export const AlarmsContext = createContext<readonly OrderAlarm[]>([])

/** The alarm of an unanswered order. */
export const useAlarmOf = (orderId: string): OrderAlarm | undefined =>
  useContext(AlarmsContext).find((alarm) => alarm.order_id === orderId)

export const ActionQueueContext = createContext<ActionQueue | null>(null)

/** The queue of the signed-in user. Only below `LiveOrdersProvider`. */
export const useActionQueue = (): ActionQueue => {
  const queue = useContext(ActionQueueContext)
  if (!queue) throw new Error('there is no LiveOrdersProvider above')
  return queue
}

/** True when the order was marked as paid here and the server has not answered yet; the user need not be asked again. */
export const usePaymentWaits = (orderId: string): boolean =>
  useActionQueue().queue.some((one) => one.orderId === orderId && one.type === 'payment' && one.state === 'waiting')

/** The context value of the queue; its identity changes only when one of its parts does. */
export const useQueueValue = (
  { queue, syncStatus, choices }: Pick<ActionQueue, 'queue' | 'syncStatus' | 'choices'>,
  [isDeciding, decide]: readonly [boolean, (isOpen: boolean) => void],
): ActionQueue =>
  useMemo(
    () => ({
      queue,
      syncStatus,
      choices,
      shownAs: (order: Order) => projectOrder(order, queue),
      isDeciding,
      decide,
    }),
    [queue, syncStatus, choices, isDeciding, decide],
  )
