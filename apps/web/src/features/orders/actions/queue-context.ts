import type { OrderAlarm } from '@jhola/contract/alarms/routes'
import { projectOrder, type QueuedAction } from '@jhola/contract/orders/offline/action-queue'
import { createContext, useContext, useMemo } from 'react'
import type { Order } from '../data/board-state.ts'
import type { SyncStatus } from './queue-sender.ts'
import type { QueueChoices } from './use-order-actions.ts'

/** The person's queue as screens share it; apart from the live orders, so that a thousand cards do not hear of every ping. */
export type ActionQueue = {
  /** What this person did here and the server has not answered yet, oldest first. */
  queue: readonly QueuedAction[]
  syncStatus: SyncStatus
  choices: QueueChoices
  /** The order as it will be when all that waits for it has gone through: for its next button, never for its status. */
  shownAs(order: Order): Order
  /** Is the list of what waits open? */
  isDeciding: boolean
  decide(isOpen: boolean): void
}

/** The alarms of unanswered orders, apart from everything else. */
export const AlarmsContext = createContext<readonly OrderAlarm[]>([])

/** The alarm of an order that nobody has answered. */
export const useAlarmOf = (orderId: string): OrderAlarm | undefined =>
  useContext(AlarmsContext).find((alarm) => alarm.order_id === orderId)

export const ActionQueueContext = createContext<ActionQueue | null>(null)

/** The queue of whoever is signed in. Only below `LiveOrdersProvider`. */
export const useActionQueue = (): ActionQueue => {
  const queue = useContext(ActionQueueContext)
  if (!queue) throw new Error('there is no LiveOrdersProvider above')
  return queue
}

/** Was the order marked as paid here, and the server has not answered yet? Whoever marks it need not be asked again. */
export const usePaymentWaits = (orderId: string): boolean =>
  useActionQueue().queue.some((one) => one.orderId === orderId && one.type === 'payment' && one.state === 'waiting')

/** The queue's value for the context: a new one only when something in it is. */
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
