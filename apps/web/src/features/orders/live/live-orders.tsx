import { countOrders, type OrderCounts } from '@jhola/contract/orders/figures/order-counts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { ConnectionStatus } from '../../../domain/realtime/realtime-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useBeforeSignOut } from '../../../shared/navigation/before-sign-out.ts'
import { useNavigate } from '../../../shared/navigation/navigation.tsx'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import {
  ActionQueueContext,
  AlarmsContext,
  OrderActionsContext,
  useOrderActionsValue,
  useQueueValue,
} from '../actions/queue-context.ts'
import type { OrderAction } from '../actions/send-action.ts'
import { type HeldAction, useOrderActions } from '../actions/use-order-actions.ts'
import { useAsideOrders } from '../alerts/aside-orders.ts'
import type { BellChoice, Heard, Sound } from '../alerts/sound-unlock.ts'
import { useAlarms } from '../alerts/use-alarms.ts'
import { useBellRinger } from '../alerts/use-bell-ringer.ts'
import { useAlertToasts, useConnectionToasts, useLazyToast, useOrderToasts } from '../alerts/use-order-toasts.ts'
import { type Order, ringingOrders, silencedOrders } from '../data/board-state.ts'
import { useOrderBoard } from './use-order-board.ts'

/** The shop's orders, shared by all counter screens: one channel, one bell, one set of actions. */
export type LiveOrders = {
  orders: readonly Order[]
  /** The stages of these orders without practice orders: every number about open orders on a screen is one of these. */
  counts: OrderCounts
  board: ReturnType<typeof useOrderBoard>['board']
  /** Refetches everything, opens the channel and sends the queue; shows the result. */
  refresh(): Promise<void>
  status: ConnectionStatus
  latencyMs: number | null
  /** The orders come from the cache and were last current at this time; epoch ms. */
  keptAt: number | undefined
  /** Time (epoch ms) at which the list was last current while it cannot be loaded; `null` when it is live. */
  staleSinceMs: number | null
  /** Ids of orders that ring now, on this device. */
  ringing: ReadonlySet<string>
  sound: Sound
  /** Must be called in a tap handler. Resolves to true when sound works. */
  startShop(): Promise<boolean>
  /** The owner's answer to the test of the bell. */
  heard: Heard
  setHeard(heard: Heard): void
  /** What the user decided about the bell of this device. */
  bell: BellChoice
  turnBellOff(): void
  /** The device refused to keep its screen on. */
  maySleep: boolean
  run(action: OrderAction): Promise<boolean>
  /** Ids of orders with an action in flight. */
  busy: ReadonlySet<string>
  /** Runs the actions of a bulk step: undone together, sent one by one. With `onDone`, called for each that succeeded, the caller reports them. */
  runMany(actions: readonly OrderAction[], onDone?: (actionId: string) => void): Promise<HeldAction[]>
}

const LiveOrdersContext = createContext<LiveOrders | null>(null)

/** The shop's live orders. Only below `LiveOrdersProvider`. */
export const useLiveOrders = (): LiveOrders => {
  const live = useContext(LiveOrdersContext)
  if (!live) throw new Error('there is no LiveOrdersProvider above')
  return live
}

const NO_ORDERS: readonly Order[] = []
/** Path of the board with an order open on it. */
export const orderPath = (orderId: string): string => `/store/orders?order=${encodeURIComponent(orderId)}`

/** The signed-in user of the shop. Below `ShopOnly`, which admits nobody else. */
const useQueueOwner = () => {
  const user = useQuery(apiQuery('GET /auth/me', {})).data?.user
  const user_id = user?.id ?? ''
  const store_id = user?.store_id ?? ''
  return useMemo(() => ({ user_id, store_id }), [user_id, store_id])
}

/** Our own actions, so that their events are not reported twice; and the orders that are silent on this device. */
const useOwnActions = (onDecide: () => void) => {
  const { queue, ...rest } = useOrderActions(useQueueOwner(), onDecide)
  const latest = useRef(queue)
  useEffect(() => {
    latest.current = queue
  })
  const isOwn = useCallback((id: string) => latest.current.some((one) => one.orderId === id && one.was_sent), [])
  const silenced = useMemo(() => silencedOrders(queue), [queue])
  return { ...rest, queue, isOwn, silenced }
}

/** Keeps the shop's orders live and rings for them, on every screen of the counter. */
export const LiveOrdersProvider = ({ children }: { children: ReactNode }) => {
  const { t } = useT()
  const say = useLazyToast()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isDeciding, setDeciding] = useState(false)
  const own = useOwnActions(useCallback(() => setDeciding(true), []))
  const queueValue = useQueueValue(own, [isDeciding, setDeciding])
  const orderActions = useOrderActionsValue(own.queue)
  const { run, runMany, busy, isOwn, silenced, wake } = own
  const openOrder = useCallback((id: string) => void navigate(orderPath(id)), [navigate])
  // The server refused the channel: the session may have ended on another device; the next page is then the sign-in page.
  const onRefused = useCallback(
    () => void client.invalidateQueries({ queryKey: apiQuery('GET /auth/me', {}).queryKey }),
    [client],
  )
  useBeforeSignOut(own.finish)
  const { board, keptAt, status, latencyMs, staleSinceMs, sync } = useOrderBoard({
    onChange: useOrderToasts(openOrder, isOwn),
    onStatus: useConnectionToasts(onRefused),
    ...useAlertToasts(),
  })
  const refresh = useCallback(async () => {
    wake()
    if (await sync()) void say('success', 'orders.actions.live.synced')
    else void say('error', 'orders.actions.live.syncFailed')
  }, [sync, wake, say])
  const orders = board.data?.orders ?? NO_ORDERS
  const counts = useMemo(() => countOrders(orders), [orders])
  const ringing = useMemo(
    () => new Set(ringingOrders(orders, keptAt).flatMap(({ id }) => (silenced.has(id) ? [] : [id]))),
    [orders, keptAt, silenced],
  )
  const waiting = useMemo(() => orders.filter(({ id }) => ringing.has(id)), [orders, ringing])
  // What was put aside here is silent on this device; it rings on the others, and again at its next step.
  const aside = useAsideOrders()
  const ring = useBellRinger(
    useMemo(() => waiting.filter(({ id }) => !aside.has(id)), [waiting, aside]),
    counts.pending,
  )
  const alarms = useAlarms(orders)
  // An open live channel is the surest sign that the server can be reached again.
  useEffect(() => {
    if (status === 'connected') wake()
  }, [status, wake])

  const live: LiveOrders = {
    orders,
    counts,
    board,
    refresh,
    status,
    latencyMs,
    keptAt,
    staleSinceMs,
    ringing,
    sound: ring.sound,
    startShop: ring.start,
    heard: ring.heard,
    setHeard: ring.setHeard,
    bell: ring.choice,
    turnBellOff: ring.turnOff,
    maySleep: ring.maySleep,
    run,
    busy,
    runMany,
  }
  return (
    <LiveOrdersContext value={live}>
      <VisuallyHidden>
        <span role="alert">{ringing.size > 0 ? t('orders.board.waiting', { count: ringing.size }) : ''}</span>
      </VisuallyHidden>
      <ActionQueueContext value={queueValue}>
        <OrderActionsContext value={orderActions}>
          <AlarmsContext value={alarms}>{children}</AlarmsContext>
        </OrderActionsContext>
      </ActionQueueContext>
    </LiveOrdersContext>
  )
}
