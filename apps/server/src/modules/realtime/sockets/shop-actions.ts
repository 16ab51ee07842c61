import { createHash } from 'node:crypto'
import type { OrderStatus } from '@jhola/contract/orders/statuses'
import type { ActionReply } from '@jhola/contract/realtime/events'
import { hideFields } from '@jhola/contract/staff/hidden-fields'
import { AppError, refusalText } from '../../../platform/errors.ts'
import { type Actor, isShopPerson } from '../../../platform/http/caller/actor.ts'
import { answerInTx } from '../../../platform/http/contract-route/idempotency.ts'
import { transitionOrder } from '../../orders/index.ts'
import type { RealtimeDeps } from '../deps.ts'
import type { RealtimeSocket } from '../socket-server.ts'

/** A status change over the socket; same rules and same result as the HTTP route. */
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

/** Changes the status and reports the result. Throws the errors of the HTTP route. */
export const transitionOverSocket = async (
  { deps, actor, reply }: { deps: RealtimeDeps; actor: Actor | null; reply: Reply },
  request: SocketTransition,
): Promise<void> => {
  if (!isShopPerson(actor)) throw new AppError('auth.forbidden')
  const { action_id, order_id, ...rest } = request
  const key = action_id
    ? { principal: `user:${actor.user_id}`, key: action_id, route: 'socket move', requestHash: hashTransition(request) }
    : null
  const order = await deps.db.withTx((tx) =>
    answerInTx(tx, key, 200, deps.clock, () => transitionOrder(deps, tx, { actor, orderId: order_id, ...rest })),
  )
  deps.wakeOutbox()
  reply?.({ success: true, order: hideFields(order, actor.permissions) })
}

/** Reports an error to the caller's acknowledgement and as `action_error`. */
export const notifyRefused = (
  { order_id }: { order_id: string },
  { socket, reply }: { socket: RealtimeSocket; reply: Reply },
  error: AppError,
): void => {
  const refusal = { code: error.code, message: refusalText(error) }
  reply?.({ success: false, ...refusal, ...(error.details ? { details: error.details } : {}) })
  socket.emit('action_error', { order_id, ...refusal })
}
