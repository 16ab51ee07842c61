import type { StoredInvoice } from '@jhola/contract/orders/invoices/schema'
import type { Sql } from '../../../platform/db/sql.ts'
import type { OrderRow } from '../order-row.sql.ts'
import { composeInvoice, type InvoiceDeps } from './compose-invoice.ts'
import { findInvoice, insertInvoice } from './invoices.repo.ts'
import { issueCreditNote } from './issue-credit-note.ts'
import { getSeller, readLineHsn } from './seller.read.ts'

/** The time of delivery; `null` for undelivered orders and test orders: they get no document and no review. */
export const deliveredAt = (row: OrderRow): Date | null => {
  const handedOver = row.history.findLast(({ to_status }) => to_status === 'delivered')
  return handedOver && !row.practice ? new Date(handedOver.at) : null
}

/**
 * Writes the bill of a delivered order once, in the transaction of the delivery; it never changes. An order from before documents
 * existed gets its bill at the first request. Refunds from before the delivery get credit notes right after the bill. The caller
 * holds the order's lock. `null` before delivery.
 */
export const issueInvoice = async (deps: InvoiceDeps, tx: Sql, row: OrderRow): Promise<StoredInvoice | null> => {
  const place = { storeId: row.store_id, orderId: row.order_id }
  const issuedAt = deliveredAt(row)
  if (issuedAt === null) return null
  const written = await findInvoice(tx, place)
  if (written) return written
  const seller = await getSeller(tx, row.store_id)
  const hsn = await readLineHsn(tx, row.store_id, row.order_id)
  const bill = await insertInvoice<StoredInvoice>(tx, place, composeInvoice(deps, row, { issuedAt, seller, hsn }))
  for (const credit of await deps.listEarlyRefunds(tx, { storeId: row.store_id, orderId: row.order_id, before: issuedAt }))
    await issueCreditNote(tx, bill, { row, at: issuedAt, credit })
  return bill
}
