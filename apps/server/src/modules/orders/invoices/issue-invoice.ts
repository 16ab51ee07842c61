import type { StoredInvoice } from '@jhola/contract/orders/invoices/schema'
import type { Sql } from '../../../platform/db/sql.ts'
import type { OrderRow } from '../order-row.sql.ts'
import { composeInvoice, type InvoiceDeps } from './compose-invoice.ts'
import { findInvoice, insertInvoice } from './invoices.repo.ts'
import { issueCreditNote } from './issue-credit-note.ts'
import { getSeller, readLineHsn } from './seller.read.ts'

/** When the goods were handed over; `null` for what was not, and for practice: no paper is owed for it, nor is it reviewed. */
export const deliveredAt = (row: OrderRow): Date | null => {
  const handedOver = row.history.findLast(({ to_status }) => to_status === 'delivered')
  return handedOver && !row.practice ? new Date(handedOver.at) : null
}

/**
 * The bill of a delivered order: written when its goods are handed over, in that transaction, and the same for ever after. An order from
 * before there were papers gets its bill when somebody first needs it. Money that went back before the goods were handed over could not be
 * taken off a bill yet: its credit notes follow the bill at once. The caller holds the order's lock. `null` before delivery.
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
