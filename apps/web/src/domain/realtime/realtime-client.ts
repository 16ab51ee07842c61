import { PING_EVERY_MS, SOCKET_RECONNECT_MAX_MS, SOCKET_RECONNECT_MS, SOCKET_TIMEOUT_MS } from '@jhola/contract/constants'
import type { ClientEvents, HelloEvent, OrderEvent, ServerEvents, SystemAlert } from '@jhola/contract/realtime/events'
import type { Socket } from 'socket.io-client'
import { learnServerTime } from '../../shared/hooks/server-clock.ts'

/** Connection status for the status chip. `error`: the server refused the connection; the others are the socket states. */
export type ConnectionStatus = 'disconnected' | 'connecting' | 'connected' | 'error'

export type LiveSocket = Socket<ServerEvents, ClientEvents>

export type LiveChannel = { close(): void; reconnect(): void }

export type Listeners = {
  onStatus(status: ConnectionStatus): void
  onEvent(event: OrderEvent): void
  /** Too many events were missed, or it is unknown how many: refetch the lists. */
  onResync(): void
  onLatency?(ms: number): void
  /** A notice for everybody at the shop. */
  onAlert?(alert: SystemAlert): void
  /** Somebody of the shop changed its products or their stock. */
  onInventory?(): void
  /** Orders on their way changed, or were given to somebody else. */
  onDeliveries?(): void
  /** The server refused an action sent over the socket; empty when it gave no message. */
  onActionError?(message: string): void
  /** Five consecutive attempts failed although the device is online; reconnecting continues. */
  onUnreached?(): void
}

const MIN_WAIT_MS = 500

/** Event names with dashes are aliases of the same events. */
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
 * Delay before the n-th reconnect: 1, 2, 4, 8, 16 and then 30 s, without a limit on attempts, minus up to half at random, so that
 * a thousand shops do not reconnect in the same second.
 */
export const reconnectDelayMs = (attempt: number, random: number): number =>
  Math.round((SOCKET_RECONNECT_MS[attempt] ?? SOCKET_RECONNECT_MAX_MS) * (0.5 + random * 0.5))

/**
 * The same delay measured from the start of the last attempt: an attempt that hung in a dead network for 20 s has already used 20
 * s of it. A server that is back is therefore found within 30 s, however the network failed.
 */
export const nextAttemptInMs = (attempt: number, random: number, spentMs: number): number =>
  Math.max(MIN_WAIT_MS, reconnectDelayMs(attempt, random) - spentMs)

/** Adds the event listeners of a socket; `onLost` is called when it must be reconnected. */
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
  socket.on('shelf_changed', () => listeners.onInventory?.())
  socket.on('deliveries_changed', () => listeners.onDeliveries?.())
  // Heard by parts that are loaded later, wherever they are.
  socket.on('thread_changed', (detail) => dispatchEvent(new CustomEvent('jhola.thread', { detail })))
  socket.on('system_alert', (alert) => listeners.onAlert?.(alert))
  socket.on('action_error', ({ message }) => listeners.onActionError?.(message))
  socket.on('pong', ({ timestamp, server_time }) => {
    learnServerTime(server_time, timestamp)
    listeners.onLatency?.(Math.max(0, Date.now() - timestamp))
  })
  for (const name of EVENT_NAMES) socket.on(name as 'new_order', listeners.onEvent)
}

/** For clients outside a page of our own server: the socket's origin, and a session token instead of the cookie. */
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

/** Opens a socket that reconnects for ever; the caller subscribes on every connect. */
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
  /** When the disconnection began. */
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
  /** Tracks the connection state, the round-trip time and the server's clock; a clock may be set while connected. */
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
        // Only an accepted connection resets the backoff, so that a server that refuses us does not get a request every second.
        hello: (hello) => {
          attempt = 0
          onHello(hello)
        },
        lost: connectLater,
      })
      loaded.connect()
    } catch {
      // The socket library could not be downloaded: treated as a failed connection.
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
  // A sleeping phone also pauses its timers.
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

/**
 * Subscribes to one order with its token (or the account's cookie). Refetches the order on every connect; versions show which
 * copy is newer.
 */
export const connectOrder = (options: Listeners & { orderId: string; token?: string | undefined }): LiveChannel =>
  openSocket(
    { ...options, onEvent: (event) => event.order.order_id === options.orderId && options.onEvent(event) },
    (socket) => socket.emit('subscribe_order', { order_id: options.orderId, ...(options.token ? { token: options.token } : {}) }),
    () => options.onResync(),
  )
