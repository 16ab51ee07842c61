import type { ActionReply } from '@jhola/contract/realtime/events'
import type { z } from 'zod'
import type { RealtimeDeps } from './deps.ts'
import { followOrder, followShop, signInSocket } from './follow-orders.ts'
import { actOverSocket, type SocketMove } from './shop-actions.ts'
import {
  acceptMessage,
  authenticateMessage,
  pingMessage,
  rejectMessage,
  subscribeOrderMessage,
  subscribeStoreMessage,
  updateStatusMessage,
} from './socket-messages.ts'
import { isWithinBudget, type RealtimeServer, type RealtimeSocket } from './socket-server.ts'

/** A socket that never says what it follows is let go after this long. */
const SILENT_MS = 30_000

/** Parses a message, spends the socket's budget and runs the handler; what cannot be read is dropped. */
const guarded =
  <S extends z.ZodType>(
    deps: RealtimeDeps,
    socket: RealtimeSocket,
    schema: S,
    handle: (message: z.output<S>, reply?: (answer: ActionReply) => void) => unknown,
  ) =>
  async (payload: unknown, reply?: unknown): Promise<void> => {
    if (!isWithinBudget(socket.data, deps.clock.now().getTime())) {
      socket.disconnect(true)
      return
    }
    const parsed = schema.safeParse(payload ?? {})
    if (!parsed.success) return
    try {
      // @NOTE socket.io hands the acknowledgement as an untyped last argument.
      await handle(parsed.data, typeof reply === 'function' ? (reply as (answer: ActionReply) => void) : undefined)
    } catch (error) {
      deps.log.error({ err: error }, 'socket message failed')
    }
  }

const listen = (deps: RealtimeDeps, socket: RealtimeSocket): void => {
  const act = (asked: SocketMove, reply?: (answer: ActionReply) => void) => actOverSocket(deps, socket, asked, reply)
  socket.on(
    'authenticate',
    guarded(deps, socket, authenticateMessage, async ({ token, since }) => {
      await signInSocket(deps, socket, token)
      await followShop(deps, socket, since)
    }),
  )
  socket.on(
    'subscribe_store',
    guarded(deps, socket, subscribeStoreMessage, ({ since }) => followShop(deps, socket, since)),
  )
  socket.on(
    'subscribe_order',
    guarded(deps, socket, subscribeOrderMessage, ({ order_id, token }) => followOrder(deps, socket, order_id, token)),
  )
  socket.on(
    'accept_order',
    guarded(deps, socket, acceptMessage, (message, reply) => act({ ...message, to: 'confirmed' }, reply)),
  )
  socket.on(
    'reject_order',
    guarded(deps, socket, rejectMessage, (message, reply) => act({ ...message, to: 'cancelled', from: 'pending' }, reply)),
  )
  socket.on(
    'update_status',
    guarded(deps, socket, updateStatusMessage, ({ status, ...message }, reply) => act({ ...message, to: status }, reply)),
  )
  socket.on(
    'ping',
    guarded(deps, socket, pingMessage, ({ timestamp }) => socket.emit('pong', { timestamp })),
  )
}

/** Who is it? From the cookie, a bearer header, or the handshake's `auth.token`; nobody is fine for following one order. */
const introduce = async (deps: RealtimeDeps, socket: RealtimeSocket): Promise<void> => {
  const handshakeToken: unknown = socket.handshake.auth.token
  const token = typeof handshakeToken === 'string' ? handshakeToken : deps.readSessionToken(socket.handshake.headers)
  const device = deps.describeDevice(socket.handshake.headers['user-agent'])
  const actor = token === null ? null : await deps.resolveActor(token, device)
  socket.data = { token: actor ? token : null, actor, device, budget: { second: 0, used: 0 } }
}

/** Makes the server answer sockets: introductions, messages, and silence. */
export const registerSocket = (io: RealtimeServer, deps: RealtimeDeps): void => {
  io.use((socket, next) => {
    introduce(deps, socket).then(
      () => next(),
      () => next(new Error('server.unavailable')),
    )
  })
  io.on('connection', (socket) => {
    listen(deps, socket)
    const silence = setTimeout(() => {
      // Its own room is the only one a silent socket is in.
      if (socket.rooms.size <= 1) socket.disconnect(true)
    }, SILENT_MS)
    silence.unref()
    socket.on('disconnect', () => clearTimeout(silence))
  })
}
