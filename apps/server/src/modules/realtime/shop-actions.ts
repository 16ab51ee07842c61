import { createHash } from 'node:crypto'
import type { Order } from '@jhola/contract/orders/schema'
import type { OrderStatus } from '@jhola/contract/orders/statuses'
import type { ActionReply } from '@jhola/contract/realtime/events'
import { AppError, isAppError, refusalText } from '../../platform/errors.ts'
import { isShopPerson } from '../../platform/http/actor.ts'
import { answerInTx } from '../../platform/http/idempotency.ts'
import { moveShopOrder } from '../orders/index.ts'
import type { RealtimeDeps } from './deps.ts'
import type { RealtimeSocket } from './socket-server.ts'

/** A move asked for over the socket; it goes the same way as the call over HTTP and gets the same answer. */
export type SocketMove = {
  order_id: string
  to: OrderStatus
  from?: OrderStatus
  reason?: string
  version?: number | undefined
  action_id?: string | undefined
}

const hashMove = (move: SocketMove): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([move.order_id, move.to, move.from ?? null, move.reason ?? null, move.version ?? null]))
    .digest()

const refusal = (error: AppError): ActionReply & { success: false } => ({
  success: false,
  code: error.code,
  message: refusalText(error),
  ...(error.details ? { details: error.details } : {}),
})

const move = async (deps: RealtimeDeps, socket: RealtimeSocket, asked: SocketMove): Promise<Order> => {
  // The session is looked at again for each action: revoked means revoked, also on an open socket.
  const actor = socket.data.token === null ? null : await deps.resolveActor(socket.data.token, socket.data.device)
  if (!isShopPerson(actor)) throw new AppError(actor ? 'auth.forbidden' : 'auth.required')
  const { action_id, order_id, ...rest } = asked
  const key = action_id
    ? { principal: `user:${actor.user_id}`, key: action_id, route: 'socket move', requestHash: hashMove(asked) }
    : null
  const order = await deps.db.withTx((tx) =>
    answerInTx(tx, key, 200, deps.clock, () => moveShopOrder(deps, tx, { actor, orderId: order_id, ...rest })),
  )
  deps.wakeOutbox()
  return order
}

/** Makes the move and tells the outcome, to the caller's acknowledgement and, when refused, as `action_error`. */
export const actOverSocket = async (
  deps: RealtimeDeps,
  socket: RealtimeSocket,
  asked: SocketMove,
  reply: ((answer: ActionReply) => void) | undefined,
): Promise<void> => {
  try {
    const order = await move(deps, socket, asked)
    reply?.({ success: true, order })
  } catch (error) {
    const known = isAppError(error) ? error : new AppError('server.failed')
    if (known !== error) deps.log.error({ err: error }, 'socket action failed')
    const answer = refusal(known)
    reply?.(answer)
    socket.emit('action_error', { order_id: asked.order_id, code: answer.code, message: answer.message })
  }
}
