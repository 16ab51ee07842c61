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

/** A message being answered: its sender was found and permitted by the event's policy. */
type Asked = { deps: RealtimeDeps; socket: RealtimeSocket; actor: Actor | null; reply: Reply }

/** A message that could be read. */
export type ReadMessage = {
  /** Before the policy is asked: the message may bring the session that it is to be judged by. */
  introduce(deps: RealtimeDeps, socket: RealtimeSocket): Promise<void>
  handle(asked: Asked): Promise<unknown>
  refuse(asked: Pick<Asked, 'socket' | 'reply'>, error: AppError): void
}

/** Reads the payload of one event; `undefined` when it is not what the event carries. */
export type Listener = { read(payload: unknown): ReadMessage | undefined }

type Parts<M> = {
  introduce?: (deps: RealtimeDeps, socket: RealtimeSocket, message: M) => Promise<void>
  handle(message: M, asked: Asked): Promise<unknown>
  refuse(message: M, asked: Pick<Asked, 'socket' | 'reply'>, error: AppError): void
}

const listener = <S extends z.ZodType>(schema: S, parts: Parts<z.output<S>>): Listener => ({
  read: (payload) => {
    const parsed = schema.safeParse(payload)
    if (!parsed.success) return undefined
    const message = parsed.data
    return {
      introduce: async (deps, socket) => parts.introduce?.(deps, socket, message),
      handle: (asked) => parts.handle(message, asked),
      refuse: (asked, error) => parts.refuse(message, asked, error),
    }
  },
})

const notifyNotFollowed = (_message: unknown, { socket }: Pick<Asked, 'socket'>, error: AppError): void => {
  socket.emit('auth_error', { code: error.code, message: refusalText(error) })
}
const tellNothing = (): void => undefined

/** What the server does with each event of the contract; who may send it stands in the contract's `EVENT_POLICIES`. */
export const LISTENERS: Record<keyof ClientEvents, Listener> = {
  authenticate: listener(authenticateMessage, {
    introduce: (deps, socket, { token }) => signInSocket(deps, socket, token),
    handle: ({ since }, asked) => followShop(asked.deps, asked.socket, asked.actor, since),
    refuse: notifyNotFollowed,
  }),
  subscribe_store: listener(subscribeStoreMessage, {
    handle: ({ since }, asked) => followShop(asked.deps, asked.socket, asked.actor, since),
    refuse: notifyNotFollowed,
  }),
  subscribe_order: listener(subscribeOrderMessage, {
    handle: ({ order_id, token }, { deps, socket, actor }) => followOrder(deps, socket, actor, { order_id, token }),
    refuse: notifyNotFollowed,
  }),
  accept_order: listener(acceptMessage, {
    handle: (message, asked) => transitionOverSocket(asked, { ...message, to: 'confirmed' }),
    refuse: notifyRefused,
  }),
  reject_order: listener(rejectMessage, {
    handle: (message, asked) => transitionOverSocket(asked, { ...message, to: 'cancelled', from: 'pending' }),
    refuse: notifyRefused,
  }),
  update_status: listener(updateStatusMessage, {
    handle: ({ status, ...message }, asked) => transitionOverSocket(asked, { ...message, to: status }),
    refuse: notifyRefused,
  }),
  ping: listener(pingMessage, {
    handle: async ({ timestamp }, { deps, socket }) =>
      socket.emit('pong', { timestamp, server_time: deps.clock.now().toISOString() }),
    refuse: tellNothing,
  }),
}
