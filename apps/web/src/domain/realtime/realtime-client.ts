import { PING_EVERY_MS, SOCKET_RECONNECT_MAX_MS, SOCKET_RECONNECT_MS, SOCKET_TIMEOUT_MS } from '@jhola/contract/constants'
import type { ClientEvents, HelloEvent, OrderEvent, ServerEvents, SystemAlert } from '@jhola/contract/realtime/events'
import type { Socket } from 'socket.io-client'
import { learnServerTime } from '../../shared/hooks/server-clock.ts'

/** What the status chip says. `error`: the server refused us; the others follow the wire. */
export type ConnectionStatus = 'disconnected' | 'connecting' | 'connected' | 'error'

export type LiveSocket = Socket<ServerEvents, ClientEvents>

export type LiveChannel = { close(): void; reconnect(): void }

export type Listeners = {
  onStatus(status: ConnectionStatus): void
  onEvent(event: OrderEvent): void
  /** Too much was missed, or we cannot know: read the lists again. */
  onResync(): void
  onLatency?(ms: number): void
  /** Something that everybody at the shop should know. */
  onAlert?(alert: SystemAlert): void
  /** Somebody of the shop changed its products or their stock. */
  onShelf?(): void
  /** An action over the socket was refused; empty when the server gave no words. */
  onActionError?(message: string): void
  /** A device with a network has tried in vain five times in a row; it goes on trying. */
  onUnreached?(): void
}

const MIN_WAIT_MS = 500

/** The dashed names of one document are the same events. */
const EVENT_NAMES = [
  'new_order',
  'order_updated',
  'order_status_changed',
  'order_accepted',
  'order_rejected',
  'new-order',
  'order-updated',
  'order-status-changed',
] as const

/**
 * The wait before the n-th reconnect: 1, 2, 4, 8, 16 and then 30 s at most, for ever, and up to half less, so that a thousand shops do not
 * come back in one second.
 */
export const reconnectDelayMs = (attempt: number, random: number): number =>
  Math.round((SOCKET_RECONNECT_MS[attempt] ?? SOCKET_RECONNECT_MAX_MS) * (0.5 + random * 0.5))

/**
 * The same, counted from the beginning of the last attempt: one that hung in a dead network for 20 s has waited already. So a
 * server that is back is found within 30 s, however the network failed.
 */
export const nextAttemptInMs = (attempt: number, random: number, spentMs: number): number =>
  Math.max(MIN_WAIT_MS, reconnectDelayMs(attempt, random) - spentMs)

/** Sets up a socket's ears; `onLost` when it must be opened again. */
const listenTo = (
  socket: LiveSocket,
  listeners: Listeners,
  on: { open(): void; hello(hello: HelloEvent): void; lost(what: 'attempt' | 'connection'): void },
): void => {
  socket.on('connect', on.open)
  socket.on('hello', (hello) => {
    listeners.onStatus('connected')
    on.hello(hello)
  })
  socket.on('auth_error', () => listeners.onStatus('error'))
  socket.on('disconnect', () => on.lost('connection'))
  socket.on('connect_error', () => on.lost('attempt'))
  socket.on('shelf_changed', () => listeners.onShelf?.())
  socket.on('system_alert', (alert) => listeners.onAlert?.(alert))
  socket.on('action_error', ({ message }) => listeners.onActionError?.(message))
  socket.on('pong', ({ timestamp, server_time }) => {
    learnServerTime(server_time, timestamp)
    listeners.onLatency?.(Math.max(0, Date.now() - timestamp))
  })
  for (const name of EVENT_NAMES) socket.on(name as 'new_order', listeners.onEvent)
}

/** Outside of a page of our own server: where the channel is, and a session's token instead of the cookie. */
export type Elsewhere = { url: string; token: string }

const loadSocket = async (elsewhere: Elsewhere | undefined): Promise<LiveSocket> => {
  const { io } = await import('socket.io-client')
  const { url, token } = elsewhere ?? {}
  return io(url, {
    ...(token ? { auth: { token }, forceNew: true } : {}),
    path: '/socket.io',
    transports: ['websocket', 'polling'],
    reconnection: false,
    timeout: SOCKET_TIMEOUT_MS,
    autoConnect: false,
  })
}

/** Opens a socket that reconnects for ever; the caller says what to follow on every connect. */
export const openSocket = (
  listeners: Listeners,
  follow: (socket: LiveSocket) => void,
  onHello: (hello: HelloEvent) => void,
  elsewhere?: Elsewhere,
): LiveChannel => {
  let socket: LiveSocket | undefined
  let isClosed = false
  let isLoading = false
  let attempt = 0
  /** Since when we have been waiting for a connection. */
  let begunAtMs = 0
  let retry: ReturnType<typeof setTimeout> | undefined

  const connectLater = (lost: 'attempt' | 'connection') => {
    if (isClosed) return
    if (lost === 'connection') begunAtMs = Date.now()
    listeners.onStatus('disconnected')
    clearTimeout(retry)
    retry = setTimeout(connect, nextAttemptInMs(attempt, Math.random(), Date.now() - begunAtMs))
    attempt += 1
    if (attempt === SOCKET_RECONNECT_MS.length && navigator.onLine) listeners.onUnreached?.()
  }
  /** Whether the line stands, how long it takes, and what time the server has: a clock may be set while the line stands. */
  const ask = () => socket?.connected && socket.emit('ping', { timestamp: Date.now() })
  const load = async () => {
    isLoading = true
    try {
      const loaded = await loadSocket(elsewhere)
      if (isClosed) return
      socket = loaded
      listenTo(loaded, listeners, {
        open: () => {
          follow(loaded)
          ask()
        },
        // Only a server that takes us ends the growing waits: one that refuses us is not asked every second.
        hello: (hello) => {
          attempt = 0
          onHello(hello)
        },
        lost: connectLater,
      })
      loaded.connect()
    } catch {
      // The library itself could not be downloaded: as good as no connection.
      connectLater('attempt')
    } finally {
      isLoading = false
    }
  }
  const connect = () => {
    clearTimeout(retry)
    if (isClosed || isLoading || socket?.connected) return
    listeners.onStatus('connecting')
    begunAtMs = Date.now()
    if (socket) socket.connect()
    else void load()
  }
  const comeBack = () => {
    if (document.visibilityState === 'hidden') return
    attempt = 0
    connect()
  }
  const heartbeat = setInterval(ask, PING_EVERY_MS)
  addEventListener('online', comeBack)
  // A phone that slept has slept through its timer too.
  document.addEventListener('visibilitychange', comeBack)
  connect()
  return {
    reconnect: comeBack,
    close: () => {
      isClosed = true
      clearTimeout(retry)
      clearInterval(heartbeat)
      removeEventListener('online', comeBack)
      document.removeEventListener('visibilitychange', comeBack)
      socket?.disconnect()
    },
  }
}

/** Follows one order with its token (or the account's cookie). Every connect reads the order again: versions tell what is newer. */
export const connectOrder = (options: Listeners & { orderId: string; token?: string | undefined }): LiveChannel =>
  openSocket(
    { ...options, onEvent: (event) => event.order.order_id === options.orderId && options.onEvent(event) },
    (socket) => socket.emit('subscribe_order', { order_id: options.orderId, ...(options.token ? { token: options.token } : {}) }),
    () => options.onResync(),
  )
