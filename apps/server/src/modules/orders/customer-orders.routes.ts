import { upiLink } from '@jhola/contract/payments/upi'
import { orderRoutes } from '@jhola/contract/orders/routes'
import type { RouteReply } from '@jhola/contract/route'
import type { Routes } from '../../platform/http/register.ts'
import { changeOrderStatus } from './change-order.ts'
import type { OrderDeps } from './deps.ts'
import { notePayment } from './note-payment.ts'
import { requireActingParty, requireParty } from './order-party.ts'
import { findOrder, readStoreSeq } from './orders.read.ts'
import type { OrderRow } from './order-row.ts'
import { maskOrder, orderNumber, presentOrder } from './present-order.ts'
import type { Sql } from '../../platform/db/sql.ts'

/** What a UPI app needs while an order is still to be paid straight to the shop; `null` otherwise. */
const upiRequest = async (deps: OrderDeps, row: OrderRow): Promise<RouteReply<typeof orderRoutes.one>['upi']> => {
  if (row.payment_method !== 'upi' || row.payment_status !== 'pending') return null
  const store = await deps.findStore(row.store_id, { fresh: false })
  if (!store?.upi_vpa) return null
  const amount = row.total_paise / 100
  const number = orderNumber(row.store_id, row.order_no)
  const request = { vpa: store.upi_vpa, payee: row.store_name, amount, note: `Order ${number}`, reference: row.order_id.replaceAll('-', '') }
  return { vpa: store.upi_vpa, payee: row.store_name, amount, link: upiLink(request) }
}

const answer = async (tx: Sql, row: { store_id: string; order_id: string }) => {
  const order = await findOrder(tx, { storeId: row.store_id }, row.order_id)
  // @NOTE the row was locked in this transaction: it is there.
  return { success: true as const, order: presentOrder(order as OrderRow) }
}

/** What a customer (or whoever holds the order's token) may do with one order. */
export const registerCustomerOrderRoutes = (routes: Routes, deps: OrderDeps): void => {
  routes.read(orderRoutes.one, async ({ params, actor, orderToken }) => {
    const { kind, order } = await requireParty(deps.db, deps.tokens, params.id, actor, orderToken)
    const shown = presentOrder(order)
    const isViewer = kind === 'viewer'
    return {
      success: true,
      order: isViewer ? maskOrder(shown) : shown,
      view_only: isViewer,
      seq: await readStoreSeq(deps.db, order.store_id),
      upi: isViewer ? null : await upiRequest(deps, order),
    }
  })

  routes.write(orderRoutes.customerStatus, async ({ params, body, actor, orderToken, language }, tx) => {
    const party = await requireActingParty(tx, deps.tokens, params.id, actor, orderToken)
    const at = deps.clock.now()
    await changeOrderStatus(tx, {
      storeId: party.order.store_id,
      orderId: params.id,
      to: body.status,
      version: body.version,
      actor: party.actor,
      reason: body.notes ?? (party.kind === 'customer' ? 'Cancelled by customer' : null),
      at,
    })
    deps.wakeOutbox()
    return { ...(await answer(tx, party.order)), message: deps.message(language, 'cancelled') }
  })

  routes.write(orderRoutes.share, async ({ params, actor, orderToken }, tx) => {
    const { order } = await requireActingParty(tx, deps.tokens, params.id, actor, orderToken)
    const share_token = deps.tokens.share(order.order_id)
    return { success: true, share_token, path: `/order/${order.order_id}/track?t=${share_token}` }
  })

  routes.write(orderRoutes.claimPayment, async ({ params, actor, orderToken }, tx) => {
    const party = await requireActingParty(tx, deps.tokens, params.id, actor, orderToken)
    const claimant = party.kind === 'shop' ? { kind: 'customer' as const, user_id: null, label: party.actor.label } : party.actor
    await notePayment(tx, { storeId: party.order.store_id, orderId: params.id, actor: claimant, at: deps.clock.now() })
    deps.wakeOutbox()
    return answer(tx, party.order)
  })

  routes.write(orderRoutes.confirmPayment, async ({ params, actor, orderToken }, tx) => {
    const party = await requireActingParty(tx, deps.tokens, params.id, actor, orderToken)
    await notePayment(tx, { storeId: party.order.store_id, orderId: params.id, actor: party.actor, at: deps.clock.now() })
    deps.wakeOutbox()
    return answer(tx, party.order)
  })
}
