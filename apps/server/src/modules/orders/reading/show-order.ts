import { orderNumber } from '@jhola/contract/orders/order-number'
import { balanceOf } from '@jhola/contract/orders/packing/money-after-packing'
import { isPaidAfterAcceptance } from '@jhola/contract/orders/paid-after-acceptance'
import type { orderRoutes } from '@jhola/contract/orders/routes'
import type { Order } from '@jhola/contract/orders/schema'
import { isCounterOrder } from '@jhola/contract/orders/statuses'
import { upiReferenceOf, upiRequestOf } from '@jhola/contract/payments/upi'
import type { RouteReply } from '@jhola/contract/route'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/http/caller/actor.ts'
import { findPayee } from '../access/find-payee.ts'
import { type OrderAccess, requireOrderView } from '../access/order-access.ts'
import type { OrderDeps } from '../deps.ts'
import type { OrderRow } from '../order-row.sql.ts'
import { findOrder, readStoreSeq } from '../orders.read.ts'
import { shareOrder } from '../share-order.ts'
import { presentOrder } from './present-order.ts'
import { toStoredMoney } from './stored-money.ts'

type ShownOrder = RouteReply<typeof orderRoutes.one>

/**
 * The data of a direct UPI payment while it is due; `null` otherwise. An order entered by the shop always has it, because the
 * payment method is decided at the counter.
 */
const upiRequest = async (deps: OrderDeps, row: OrderRow, kind: OrderAccess['kind']): Promise<ShownOrder['upi']> => {
  const isAtCounter = kind === 'shop' && isCounterOrder(row)
  if (row.payment_method !== 'upi' && !isAtCounter) return null
  const due = balanceOf(toStoredMoney(row)).owed
  if (due === 0) return null
  const store = await findPayee(deps, row.store_id)
  if (!store?.upi_vpa) return null
  if (!isAtCounter && isPaidAfterAcceptance({ method: 'upi', status: row.status }, store)) return null
  return upiRequestOf({
    vpa: store.upi_vpa,
    payee: store.upi_payee_name ?? row.store_name,
    amount: due / 100,
    orderNumber: orderNumber(row.store_id, row.order_no),
    orderId: row.order_id,
  })
}

/** The provider's ID of an order's payment; cash has none. */
const transactionOf = async (deps: OrderDeps, row: OrderRow): Promise<string | null> => {
  if (row.payment_method === 'cod' || row.payment_method === 'cash') return null
  const known = await deps.findTransaction(deps.db, row.store_id, row.order_id)
  return known ?? (row.payment_method === 'upi' ? upiReferenceOf(row.order_id) : null)
}

/** One order by its ID, for callers whose access has been checked. Throws `orders.not_found`. */
export const readOrder = async (sql: Sql, orderId: string): Promise<Order> => {
  const row = await findOrder(sql, 'any_store', orderId)
  if (!row) throw new AppError('orders.not_found')
  return presentOrder(row)
}

/** One order for a caller with access; behind a shared link masked. Throws `orders.not_found` without access. */
export const showOrder = async (
  deps: OrderDeps,
  orderId: string,
  actor: Actor | null,
  token: string | null,
): Promise<ShownOrder> => {
  const { kind, order } = await requireOrderView(deps.db, deps.tokens, orderId, actor, token)
  const shown = presentOrder(order)
  const isViewer = kind === 'viewer'
  return {
    success: true,
    order: isViewer ? shareOrder(shown) : shown,
    view_only: isViewer,
    seq: await readStoreSeq(deps.db, order.store_id),
    upi: isViewer ? null : await upiRequest(deps, order, kind),
    transaction_id: isViewer ? null : await transactionOf(deps, order),
  }
}
