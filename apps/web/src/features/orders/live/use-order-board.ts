import type { ApiRouteKey } from '@jhola/contract/api'
import { POLL_BOARD_MS } from '@jhola/contract/constants'
import type { OrderEvent, SystemAlert } from '@jhola/contract/realtime/events'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useMay } from '../../../domain/account/use-may.ts'
import type { ConnectionStatus, LiveChannel } from '../../../domain/realtime/realtime-client.ts'
import { connectShop } from '../../../domain/realtime/realtime-shop.ts'
import { useOnline } from '../../../shared/api/use-online.ts'
import { applyEventToBoard, boardQuery, orderOnBoard, todayQuery } from '../data/board-api.ts'
import type { Board } from '../data/board-state.ts'

type Listeners = {
  /** Called for a change that this device did not know yet. */
  onChange(event: OrderEvent): void
  onStatus(status: ConnectionStatus): void
  onAlert(alert: SystemAlert): void
  onActionError(message: string): void
  onUnreached(): void
}

const REFRESH_AFTER_MS = 1000

/** Queries about orders that events do not patch: figures, table, single orders. */
const ORDER_CALLS = [
  'GET /orders',
  'GET /orders/counts',
  'GET /orders/totals',
  'GET /orders/metrics',
  'GET /orders/{id}',
] as const
/** Queries about inventory, which orders and other devices change. */
const INVENTORY_CALLS = ['GET /inventory/shelf', 'GET /inventory/products/{product_id}/movements'] as const
const DELIVERY_CALLS = ['GET /orders/deliveries'] as const

/** Invalidates the active queries, at most once a second however many events arrive. */
const createRefresh = (client: QueryClient, calls: readonly ApiRouteKey[]) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const refresh = () => {
    timer = undefined
    for (const call of calls) void client.invalidateQueries({ queryKey: [call] })
  }
  return {
    soon: () => {
      timer ??= setTimeout(refresh, REFRESH_AFTER_MS)
    },
    cancel: () => clearTimeout(timer),
  }
}

/** When the list was last current (epoch ms) while it cannot be loaded; `null` when it is. */
const useStaleSince = (status: ConnectionStatus, isFresh: boolean, readAtMs: number): number | null => {
  const [lostAtMs, setLostAtMs] = useState(0)
  const was = useRef(status)
  useEffect(() => {
    if (was.current === 'connected' && status !== 'connected') setLostAtMs(Date.now())
    was.current = status
  }, [status])
  if (status === 'connected' || isFresh || readAtMs === 0) return null
  return Math.max(readAtMs, lostAtMs)
}

/**
 * The shop's open orders, live. Events are patched into the one cache entry that the board reads. After a gap that the server
 * cannot fill, the list is refetched. While the socket is down the list is polled every 10 s.
 */
export const useOrderBoard = (listeners: Listeners) => {
  const client = useQueryClient()
  const isOnline = useOnline()
  const seesOrders = useMay()('orders.see')
  const [socketStatus, setSocketStatus] = useState<ConnectionStatus>('connecting')
  // A socket detects a lost network late; the device knows at once.
  const status = isOnline ? socketStatus : 'disconnected'
  const [latencyMs, setLatencyMs] = useState<number | null>(null)
  const board = useQuery({ ...boardQuery, enabled: seesOrders, refetchInterval: status === 'connected' ? false : POLL_BOARD_MS })
  const isReadable = isOnline && !board.isError && !board.isPaused && board.failureCount === 0
  const known: Board | undefined = board.data
  const keptAt = known?.keptAt
  const staleSinceMs = useStaleSince(status, isReadable && keptAt === undefined, board.dataUpdatedAt)
  const latest = useRef(listeners)
  useEffect(() => {
    latest.current = listeners
  })

  const live = useRef<LiveChannel | null>(null)
  // Who sees no orders has no board to read first: the channel says when their deliveries change.
  const isReady = board.data !== undefined || !seesOrders
  useEffect(() => {
    if (!isReady) return
    const refresh = createRefresh(client, ORDER_CALLS)
    const inventory = createRefresh(client, INVENTORY_CALLS)
    const deliveries = createRefresh(client, DELIVERY_CALLS)
    const channel = connectShop({
      since: client.getQueryData(boardQuery.queryKey)?.seq ?? 0,
      onEvent: (event) => {
        const isNewVersion = event.order.version > (orderOnBoard(client, event.order.id)?.version ?? 0)
        applyEventToBoard(client, event)
        refresh.soon()
        inventory.soon()
        if (isNewVersion) latest.current.onChange(event)
      },
      onResync: () => {
        void client.invalidateQueries({ queryKey: boardQuery.queryKey })
        void client.invalidateQueries({ queryKey: todayQuery.queryKey })
        refresh.soon()
        inventory.soon()
      },
      onInventory: inventory.soon,
      onDeliveries: deliveries.soon,
      onStatus: (next) => {
        setSocketStatus(next)
        latest.current.onStatus(next)
      },
      onLatency: setLatencyMs,
      onAlert: (alert) => latest.current.onAlert(alert),
      onActionError: (message) => latest.current.onActionError(message),
      onUnreached: () => latest.current.onUnreached(),
    })
    live.current = channel
    return () => {
      refresh.cancel()
      inventory.cancel()
      deliveries.cancel()
      channel.close()
    }
  }, [client, isReady])
  const { refetch } = board
  /** Refetches the list and opens the channel if it is down. Resolves to true when the server answered. */
  const sync = useCallback(async (): Promise<boolean> => {
    live.current?.reconnect()
    return !seesOrders || !(await refetch()).isError
  }, [refetch, seesOrders])
  return { board, keptAt, status, latencyMs, staleSinceMs, sync }
}
