import type { CreditNote } from '@jhola/contract/orders/invoices/schema'
import type { Sql } from '../../../platform/db/sql.ts'
import { findOrder } from '../orders.read.ts'
import type { InvoiceDeps } from './compose-invoice.ts'
import { type CreditRequest, issueCreditNote } from './issue-credit-note.ts'
import { issueInvoice } from './issue-invoice.ts'

type Credit = { storeId: string; orderId: string; at: Date; credit: CreditRequest }

/**
 * Writes the credit note for a refund of a delivered order, in the transaction of the refund. The caller holds the order's lock.
 * `null` when there is nothing to credit: no bill exists (the products were not handed over), or earlier notes credited
 * everything.
 */
export const creditOrder = async (
  deps: InvoiceDeps,
  tx: Sql,
  { storeId, orderId, at, credit }: Credit,
): Promise<CreditNote | null> => {
  const row = await findOrder(tx, { storeId }, orderId)
  const bill = row && (await issueInvoice(deps, tx, row))
  return row && bill ? issueCreditNote(tx, bill, { row, at, credit }) : null
}
