import type { OrderAlarm } from '@jhola/contract/alarms/routes'
import { projectOrder, projectUnderWay, type QueuedAction } from '@jhola/contract/orders/offline/action-queue'
import { createContext, useCallback, useContext, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Order } from '../data/board-state.ts'
import type { SyncStatus } from './queue-sender.ts'
import type { QueueChoices } from './use-order-actions.ts'

/** The user's action queue as screens share it. Separate from the live orders, so that cards do not render again on every ping. */
export type ActionQueue = {
  /** Actions of this user on this device that the server has not answered yet, oldest first. */
  queue: readonly QueuedAction[]
  syncStatus: SyncStatus
  choices: QueueChoices
  /** The order as it will be when all its queued actions have succeeded; a component of one order takes `useShownAs`. */
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

const NONE: readonly QueuedAction[] = []

type Kept = { actions: readonly QueuedAction[]; text: string }

/** The queue by order: a card follows the actions of its own order, not the whole queue. */
export const createOrderActions = (first: readonly QueuedAction[]) => {
  const listeners = new Set<() => void>()
  let all = first
  let byOrder = new Map<string, Kept>()
  /** The queue is read anew at each change. An order whose actions say the same keeps its list, so that its card is not drawn again. */
  const group = (): void => {
    const grouped = Map.groupBy(all, ({ orderId }) => orderId)
    byOrder = new Map(
      [...grouped].map(([id, actions]): [string, Kept] => {
        const before = byOrder.get(id)
        const text = JSON.stringify(actions)
        return [id, before?.text === text ? before : { actions, text }]
      }),
    )
  }
  group()
  return {
    take: (queue: readonly QueuedAction[]): void => {
      if (queue === all) return
      all = queue
      group()
      for (const listener of listeners) listener()
    },
    of: (orderId: string): readonly QueuedAction[] => byOrder.get(orderId)?.actions ?? NONE,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

type OrderActions = ReturnType<typeof createOrderActions>

export const OrderActionsContext = createContext<OrderActions | null>(null)

/** The value of the context, which follows the queue. */
export const useOrderActionsValue = (queue: readonly QueuedAction[]): OrderActions => {
  const [actions] = useState(() => createOrderActions(queue))
  useLayoutEffect(() => actions.take(queue), [actions, queue])
  return actions
}

/** The queued actions of one order, oldest first. Only below `LiveOrdersProvider`. */
export const useActionsOf = (orderId: string): readonly QueuedAction[] => {
  const actions = useContext(OrderActionsContext)
  if (!actions) throw new Error('there is no LiveOrdersProvider above')
  const read = useCallback(() => actions.of(orderId), [actions, orderId])
  return useSyncExternalStore(actions.subscribe, read, read)
}

/** The order as it will be when all its queued actions have succeeded. Used for its next button, never for its status. */
export const useShownAs = (order: Order): Order => projectOrder(order, useActionsOf(order.id))

/** The order with the status to show: while an action can be undone or is being sent, the one that it leads to. */
export const useUnderWay = (order: Order): Order => projectUnderWay(order, useActionsOf(order.id))

/** True when the order was marked as paid here and the server has not answered yet; the user need not be asked again. */
export const usePaymentWaits = (orderId: string): boolean =>
  useActionsOf(orderId).some(({ type, state }) => type === 'payment' && state === 'waiting')
