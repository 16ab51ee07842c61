import { createHash } from 'node:crypto'
import type { OrderStatus } from '@jhola/contract/orders/statuses'
import type { ActionReply } from '@jhola/contract/realtime/events'
import { AppError, refusalText } from '../../../platform/errors.ts'
import { type Actor, isShopPerson } from '../../../platform/http/caller/actor.ts'
import { answerInTx } from '../../../platform/http/contract-route/idempotency.ts'
import { transitionOrder } from '../../orders/index.ts'
import type { RealtimeDeps } from '../deps.ts'
import type { RealtimeSocket } from '../socket-server.ts'

/** A move asked for over the socket; it goes the same way as the call over HTTP and gets the same answer. */
export type SocketTransition = {
  order_id: string
  to: OrderStatus
  from?: OrderStatus
  reason?: string
  version?: number | undefined
  action_id?: string | undefined
}

type Reply = ((answer: ActionReply) => void) | undefined

const hashTransition = (move: SocketTransition): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([move.order_id, move.to, move.from ?? null, move.reason ?? null, move.version ?? null]))
    .digest()

/** Makes the move and tells the outcome. Throws what the call over HTTP would answer with. */
export const transitionOverSocket = async (
  { deps, actor, reply }: { deps: RealtimeDeps; actor: Actor | null; reply: Reply },
  asked: SocketTransition,
): Promise<void> => {
  if (!isShopPerson(actor)) throw new AppError('auth.forbidden')
  const { action_id, order_id, ...rest } = asked
  const key = action_id
    ? { principal: `user:${actor.user_id}`, key: action_id, route: 'socket move', requestHash: hashTransition(asked) }
    : null
  const order = await deps.db.withTx((tx) =>
    answerInTx(tx, key, 200, deps.clock, () => transitionOrder(deps, tx, { actor, orderId: order_id, ...rest })),
  )
  deps.wakeOutbox()
  reply?.({ success: true, order })
}

/** Tells a refusal to the caller's acknowledgement and as `action_error`. */
export const notifyRefused = (
  { order_id }: { order_id: string },
  { socket, reply }: { socket: RealtimeSocket; reply: Reply },
  error: AppError,
): void => {
  const told = { code: error.code, message: refusalText(error) }
  reply?.({ success: false, ...told, ...(error.details ? { details: error.details } : {}) })
  socket.emit('action_error', { order_id, ...told })
}
