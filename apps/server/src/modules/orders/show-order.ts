import type { orderRoutes } from '@jhola/contract/orders/routes'
import { upiLink } from '@jhola/contract/payments/upi'
import type { RouteReply } from '@jhola/contract/route'
import type { Actor } from '../../platform/http/actor.ts'
import type { OrderDeps } from './deps.ts'
import { requireParty } from './order-party.ts'
import type { OrderRow } from './order-row.sql.ts'
import { readStoreSeq } from './orders.read.ts'
import { maskOrder, orderNumber, presentOrder } from './present-order.ts'

type ShownOrder = RouteReply<typeof orderRoutes.one>

/** What a UPI app needs while an order is still to be paid straight to the shop; `null` otherwise. */
const upiRequest = async (deps: OrderDeps, row: OrderRow): Promise<ShownOrder['upi']> => {
  if (row.payment_method !== 'upi' || row.payment_status !== 'pending' || row.status === 'cancelled') return null
  const store = await deps.findStore(row.store_id, { fresh: false })
  if (!store?.upi_vpa) return null
  const payee = { vpa: store.upi_vpa, payee: row.store_name, amount: row.total_paise / 100 }
  const note = `Order ${orderNumber(row.store_id, row.order_no)}`
  return { ...payee, link: upiLink({ ...payee, note, reference: row.order_id.replaceAll('-', '') }) }
}

/** One order for whoever may see it; behind a shared link masked. Throws `orders.not_found` for everybody else. */
export const showOrder = async (
  deps: OrderDeps,
  orderId: string,
  actor: Actor | null,
  token: string | null,
): Promise<ShownOrder> => {
  const { kind, order } = await requireParty(deps.db, deps.tokens, orderId, actor, token)
  const shown = presentOrder(order)
  const isViewer = kind === 'viewer'
  return {
    success: true,
    order: isViewer ? maskOrder(shown) : shown,
    view_only: isViewer,
    seq: await readStoreSeq(deps.db, order.store_id),
    upi: isViewer ? null : await upiRequest(deps, order),
  }
}
