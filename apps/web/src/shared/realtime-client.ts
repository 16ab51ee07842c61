import { PING_EVERY_MS, SOCKET_RECONNECT_MOST_MS, SOCKET_RECONNECT_MS, SOCKET_TIMEOUT_MS } from '@jhola/contract/constants'
import type { ClientEvents, HelloEvent, OrderEvent, ServerEvents } from '@jhola/contract/realtime/events'
import type { Socket } from 'socket.io-client'

/** What the status chip says. `error`: the server refused us; the others follow the wire. */
export type ConnectionStatus = 'disconnected' | 'connecting' | 'connected' | 'error'

type LiveSocket = Socket<ServerEvents, ClientEvents>

export type LiveChannel = { close(): void; reconnect(): void }

type Listeners = {
  onStatus(status: ConnectionStatus): void
  onEvent(event: OrderEvent): void
  /** Too much was missed, or we cannot know: read the lists again. */
  onResync(): void
  onLatency?(ms: number): void
}

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

/** The wait before the n-th reconnect, with jitter so that a thousand shops do not come back in one second. */
export const reconnectDelayMs = (attempt: number, random: number): number => {
  const base = SOCKET_RECONNECT_MS[attempt] ?? SOCKET_RECONNECT_MOST_MS
  return Math.round(base * (0.75 + random * 0.5))
}

/** Opens a socket that reconnects for ever; the caller says what to follow on every connect. */
const openSocket = (
  listeners: Listeners,
  follow: (socket: LiveSocket) => void,
  onHello: (hello: HelloEvent) => void,
): LiveChannel => {
  let socket: LiveSocket | undefined
  let isClosed = false
  let attempt = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  let heartbeat: ReturnType<typeof setInterval> | undefined

  const connectLater = () => {
    if (isClosed) return
    clearTimeout(retry)
    retry = setTimeout(connect, reconnectDelayMs(attempt, Math.random()))
    attempt += 1
  }
  const connect = () => {
    clearTimeout(retry)
    if (isClosed || socket?.connected) return
    listeners.onStatus('connecting')
    socket?.connect()
  }
  const start = async () => {
    listeners.onStatus('connecting')
    const { io } = await import('socket.io-client')
    if (isClosed) return
    const opened: LiveSocket = io({
      path: '/socket.io',
      transports: ['websocket', 'polling'],
      reconnection: false,
      timeout: SOCKET_TIMEOUT_MS,
      autoConnect: false,
    })
    socket = opened
    opened.on('connect', () => {
      attempt = 0
      follow(opened)
    })
    opened.on('hello', (hello) => {
      listeners.onStatus('connected')
      onHello(hello)
    })
    opened.on('auth_error', () => listeners.onStatus('error'))
    opened.on('disconnect', () => {
      listeners.onStatus('disconnected')
      connectLater()
    })
    opened.on('connect_error', () => {
      listeners.onStatus('disconnected')
      connectLater()
    })
    opened.on('pong', ({ timestamp }) => listeners.onLatency?.(Math.max(0, Date.now() - timestamp)))
    for (const name of EVENT_NAMES) opened.on(name as 'new_order', listeners.onEvent)
    heartbeat = setInterval(() => opened.connected && opened.emit('ping', { timestamp: Date.now() }), PING_EVERY_MS)
    connect()
  }
  const comeBack = () => {
    attempt = 0
    connect()
  }
  addEventListener('online', comeBack)
  start().catch(() => listeners.onStatus('error'))
  return {
    reconnect: comeBack,
    close: () => {
      isClosed = true
      clearTimeout(retry)
      clearInterval(heartbeat)
      removeEventListener('online', comeBack)
      socket?.disconnect()
    },
  }
}

/**
 * Follows the own shop. Events are numbered: they are passed on in order, a repeated one is dropped, and after a gap the
 * server is asked again from the last number that was seen (the realtime protocol of reference/reliability.md).
 */
export const connectShop = (options: Listeners & { since: number }): LiveChannel => {
  let seen = options.since
  let current: LiveSocket | undefined
  const take = (event: OrderEvent) => {
    if (event.seq <= seen) return
    if (event.seq > seen + 1) {
      current?.emit('subscribe_store', { since: seen })
      return
    }
    seen = event.seq
    options.onEvent(event)
  }
  return openSocket(
    { ...options, onEvent: take },
    (socket) => {
      current = socket
      socket.emit('subscribe_store', { since: seen })
      socket.emit('ping', { timestamp: Date.now() })
    },
    (hello) => {
      if (!hello.resync) return
      seen = hello.seq
      options.onResync()
    },
  )
}

/** Follows one order with its token (or the account's cookie). Every connect reads the order again: versions tell what is newer. */
export const connectOrder = (options: Listeners & { orderId: string; token?: string | undefined }): LiveChannel =>
  openSocket(
    { ...options, onEvent: (event) => event.order.order_id === options.orderId && options.onEvent(event) },
    (socket) => socket.emit('subscribe_order', { order_id: options.orderId, ...(options.token ? { token: options.token } : {}) }),
    () => options.onResync(),
  )
