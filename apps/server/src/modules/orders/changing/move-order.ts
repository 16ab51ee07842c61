import type { orderRoutes } from '@jhola/contract/orders/routes'
import type { Order } from '@jhola/contract/orders/schema'
import type { RouteBody } from '@jhola/contract/route'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { ShopPerson } from '../../../platform/http/caller/actor.ts'
import { findPayee } from '../access/find-payee.ts'
import { shopActor } from '../access/order-access.ts'
import { nameRider, rememberRider } from '../deliveries/riders.ts'
import type { OrderDeps } from '../deps.ts'
import { lockOrderAtVersion, type OrderPatch } from '../order-changes.repo.ts'
import { recordPayment } from './record-payment.ts'
import { formatRejectReason } from './reject-reason.ts'
import { transitionOrder } from './transition-order.ts'

type MoveBody = RouteBody<typeof orderRoutes.setStatus>
type Move = { actor: ShopPerson; orderId: string; body: MoveBody }

/**
 * The money at the handover of an order that is not paid: by UPI it is recorded before, and without money the order stays unpaid.
 * Resolves to the version to go on from, and what the handover writes. Throws `staff.not_permitted`, `orders.stale`.
 */
const settleAtHandover = async (
  deps: OrderDeps,
  tx: Sql,
  { actor, orderId, body }: Move,
): Promise<{ version: number | undefined; patch: OrderPatch }> => {
  const { paid_by, version, status } = body
  if (status !== 'delivered' || paid_by === undefined || paid_by === 'cash') return { version, patch: {} }
  if (!actor.permissions.has('payments.take')) throw new AppError('staff.not_permitted')
  const { store_id: storeId } = actor
  const order = await lockOrderAtVersion(tx, storeId, orderId, version)
  if (order.payment_status !== 'pending') return { version, patch: {} }
  if (paid_by === 'none') return { version, patch: { payment_status: 'pending' } }
  const payee = await findPayee({ ...deps, db: tx }, storeId)
  const by = { actor: shopActor(actor), payee, payBack: deps.payBack, method: 'upi', at: deps.clock.now() } as const
  await recordPayment(tx, { storeId, orderId, ...by })
  // The lock is held: the order is as this change made it.
  return { version: undefined, patch: {} }
}

/** Moves an order on with its rider and its money. Throws as `transitionOrder`, `nameRider` and `settleAtHandover`. */
export const moveOrder = async (deps: OrderDeps, tx: Sql, move: Move): Promise<Order> => {
  const { actor, orderId, body } = move
  const { store_id: storeId } = actor
  const isCalledOff = body.status === 'cancelled' || body.status === 'refunded'
  const why = { reason: body.reason ?? 'other', note: body.note, unavailable_items: body.unavailable_items }
  const reason = isCalledOff ? await formatRejectReason(tx, storeId, orderId, why) : (body.note ?? null)
  const isSent = body.status === 'out_for_delivery'
  const named = isSent ? await nameRider(tx, { storeId, partner: body.delivery_partner }) : {}
  const { version, patch } = await settleAtHandover(deps, tx, move)
  const order = await transitionOrder(deps, tx, {
    ...{ actor, orderId, to: body.status, version, reason, patch: { ...named, ...patch } },
    ...{ giveBack: body.give_back, isChained: body.chained },
  })
  if (isSent) await rememberRider(deps.ids, tx, { storeId, orderId, at: deps.clock.now(), partner: body.delivery_partner })
  return order
}
