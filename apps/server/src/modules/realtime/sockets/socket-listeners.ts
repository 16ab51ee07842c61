import type { ActionReply, ClientEvents } from '@jhola/contract/realtime/events'
import type { z } from 'zod'
import { type AppError, refusalText } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/http/caller/actor.ts'
import type { RealtimeDeps } from '../deps.ts'
import type { RealtimeSocket } from '../socket-server.ts'
import { followOrder, followShop, signInSocket } from './follow-orders.ts'
import { notifyRefused, transitionOverSocket } from './shop-actions.ts'
import {
  acceptMessage,
  authenticateMessage,
  pingMessage,
  rejectMessage,
  subscribeOrderMessage,
  subscribeStoreMessage,
  updateStatusMessage,
} from './socket-messages.ts'

type Reply = ((answer: ActionReply) => void) | undefined

/** A message whose sender passed the event's policy. */
type SocketCall = { deps: RealtimeDeps; socket: RealtimeSocket; actor: Actor | null; reply: Reply }

/** A parsed message. */
export type ReadMessage = {
  /** Runs before the policy check: the message may contain the token of the session to check. */
  introduce(deps: RealtimeDeps, socket: RealtimeSocket): Promise<void>
  handle(call: SocketCall): Promise<unknown>
  refuse(call: Pick<SocketCall, 'socket' | 'reply'>, error: AppError): void
}

/** Parses the payload of one event; `undefined` for an invalid payload. */
export type Listener = { read(payload: unknown): ReadMessage | undefined }

type Parts<M> = {
  introduce?: (deps: RealtimeDeps, socket: RealtimeSocket, message: M) => Promise<void>
  handle(message: M, call: SocketCall): Promise<unknown>
  refuse(message: M, call: Pick<SocketCall, 'socket' | 'reply'>, error: AppError): void
}

const listener = <S extends z.ZodType>(schema: S, parts: Parts<z.output<S>>): Listener => ({
  read: (payload) => {
    const parsed = schema.safeParse(payload)
    if (!parsed.success) return undefined
    const message = parsed.data
    return {
      introduce: async (deps, socket) => parts.introduce?.(deps, socket, message),
      handle: (call) => parts.handle(message, call),
      refuse: (call, error) => parts.refuse(message, call, error),
    }
  },
})

const notifyNotFollowed = (_message: unknown, { socket }: Pick<SocketCall, 'socket'>, error: AppError): void => {
  socket.emit('auth_error', { code: error.code, message: refusalText(error) })
}
const tellNothing = (): void => undefined

/** The listener of each event of the contract; who may send it is in the contract's `EVENT_POLICIES`. */
export const LISTENERS: Record<keyof ClientEvents, Listener> = {
  authenticate: listener(authenticateMessage, {
    introduce: (deps, socket, { token }) => signInSocket(deps, socket, token),
    handle: ({ since }, call) => followShop(call.deps, call.socket, call.actor, since),
    refuse: notifyNotFollowed,
  }),
  subscribe_store: listener(subscribeStoreMessage, {
    handle: ({ since }, call) => followShop(call.deps, call.socket, call.actor, since),
    refuse: notifyNotFollowed,
  }),
  subscribe_order: listener(subscribeOrderMessage, {
    handle: ({ order_id, token }, { deps, socket, actor }) => followOrder(deps, socket, actor, { order_id, token }),
    refuse: notifyNotFollowed,
  }),
  accept_order: listener(acceptMessage, {
    handle: (message, call) => transitionOverSocket(call, { ...message, to: 'confirmed' }),
    refuse: notifyRefused,
  }),
  reject_order: listener(rejectMessage, {
    handle: (message, call) => transitionOverSocket(call, { ...message, to: 'cancelled', from: 'pending' }),
    refuse: notifyRefused,
  }),
  update_status: listener(updateStatusMessage, {
    handle: ({ status, ...message }, call) => transitionOverSocket(call, { ...message, to: status }),
    refuse: notifyRefused,
  }),
  ping: listener(pingMessage, {
    handle: async ({ timestamp }, { deps, socket }) =>
      socket.emit('pong', { timestamp, server_time: deps.clock.now().toISOString() }),
    refuse: tellNothing,
  }),
}
