import type { CreditNote, Invoice, StoredInvoice } from '@jhola/contract/orders/invoices/schema'
import { AppError } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/http/caller/actor.ts'
import { requireOrderView } from '../access/order-access.ts'
import type { OrderDeps } from '../deps.ts'
import { lockOrder } from '../order-changes.repo.ts'
import type { OrderRow } from '../order-row.sql.ts'
import { presentOrder } from '../reading/present-order.ts'
import { shareOrder } from '../share-order.ts'
import { findInvoice, listCreditNotes } from './invoices.repo.ts'
import { deliveredAt, issueInvoice } from './issue-invoice.ts'

/** The stored bill; the bill of an order from before documents existed is written now. Throws `orders.no_invoice`. */
const readInvoice = async (deps: OrderDeps, row: OrderRow): Promise<StoredInvoice> => {
  if (deliveredAt(row) === null) throw new AppError('orders.no_invoice')
  const written = await findInvoice(deps.db, { storeId: row.store_id, orderId: row.order_id })
  if (written) return written
  const bill = await deps.db.withTx(async (tx) => {
    await lockOrder(tx, row.store_id, row.order_id)
    return issueInvoice(deps, tx, row)
  })
  if (!bill) throw new AppError('orders.no_invoice')
  return bill
}

/**
 * The bill of a delivered order and its credit notes for everybody with access to the order; behind a shared link the buyer is
 * masked. Throws `orders.not_found` without access, `orders.no_invoice` before delivery.
 */
export const showInvoice = async (
  deps: OrderDeps,
  orderId: string,
  actor: Actor | null,
  token: string | null,
): Promise<{ success: true; invoice: Invoice; credit_notes: CreditNote[] }> => {
  const { kind, order: row } = await requireOrderView(deps.db, deps.tokens, orderId, actor, token)
  const bill = await readInvoice(deps, row)
  const isViewer = kind === 'viewer'
  const order = isViewer ? shareOrder(presentOrder(row)) : presentOrder(row)
  return {
    success: true,
    invoice: {
      ...bill,
      buyer: { name: order.customer_name, phone: order.customer_phone, address: order.delivery_address },
      payment_method: order.payment_method,
      payment_status: order.payment_status,
      view_only: isViewer,
    },
    credit_notes: await listCreditNotes(deps.db, { storeId: row.store_id, orderId }),
  }
}
