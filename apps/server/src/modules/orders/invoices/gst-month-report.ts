import { monthEnds, startMonth } from '@jhola/contract/orders/invoices/gst-month-report'
import type { GstMonthReport } from '@jhola/contract/orders/invoices/gst-month-schema'
import type { OrderDeps } from '../deps.ts'
import { lockOrder } from '../order-changes.repo.ts'
import { findOrder } from '../orders.read.ts'
import { stateOf } from './compose-invoice.ts'
import { listPapers, listUninvoiced, type Span } from './invoices.repo.ts'
import { issueInvoice } from './issue-invoice.ts'
import { getSeller } from './seller.read.ts'

const ISSUED_AT_ONCE = 50

/**
 * Writes the missing bills of orders delivered before documents existed, in the order of their delivery, so that the month is
 * complete.
 */
const issueMissing = async (deps: OrderDeps, storeId: string, span: Span): Promise<void> => {
  const missing = await listUninvoiced(deps.db, storeId, span)
  for (let first = 0; first < missing.length; first += ISSUED_AT_ONCE)
    await deps.db.withTx(async (tx) => {
      for (const orderId of missing.slice(first, first + ISSUED_AT_ONCE)) {
        await lockOrder(tx, storeId, orderId)
        const row = await findOrder(tx, { storeId }, orderId)
        if (row) await issueInvoice(deps, tx, row)
      }
    })
}

/** The GST report of a shop for one month, from the stored documents. */
export const showGstMonth = async (
  deps: OrderDeps,
  storeId: string,
  month: string,
): Promise<{ success: true; file: GstMonthReport }> => {
  const { fromMs, toMs } = monthEnds(month)
  const span = { from: new Date(fromMs), to: new Date(toMs) }
  await issueMissing(deps, storeId, span)
  const { name, gstin, state } = await getSeller(deps.db, storeId)
  const seller = { name, gstin, state: stateOf(state) }
  const sums = startMonth(seller.state)
  for await (const papers of listPapers(deps.db, storeId, span)) for (const paper of papers) sums.add(paper)
  return { success: true, file: { month, seller, ...sums.read() } }
}
