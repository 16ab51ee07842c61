import { type DocumentKind, financialYear, INVOICE_SERIES, invoiceNumber } from '@jhola/contract/orders/invoices/numbering'
import type { CreditNote, StoredInvoice } from '@jhola/contract/orders/invoices/schema'
import { rupeesToPaise } from '@jhola/contract/shared/money'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('orders')

type InvoiceBody = StoredInvoice | CreditNote
/** A half-open span of time. */
export type Span = { from: Date; to: Date }
type Place = { storeId: string; orderId: string }

const TAKE_PAPER_NUMBER = statement(
  'take_paper_number',
  `INSERT INTO paper_counters AS c (store_id, series, financial_year, last_no) VALUES (:store_id, :series, :year, 1)
     ON CONFLICT (store_id, series, financial_year) DO UPDATE SET last_no = c.last_no + 1 RETURNING last_no`,
)

const INSERT_PAPER = statement(
  'insert_paper',
  `INSERT INTO papers (store_id, series, financial_year, no, number, kind, order_id, issued_at, total_paise, body)
     VALUES (:store_id, :series, :year, :no, :number, :kind, :order_id, :issued_at, :total_amount, :body)`,
)

/**
 * Inserts a document with the next number of its series. The number and the document are written in the caller's transaction, and
 * the next writer waits for its end, so numbers have no gaps and no duplicates.
 */
export const insertInvoice = async <Body extends InvoiceBody>(
  tx: Sql,
  { storeId, orderId }: Place,
  document: Omit<Body, 'number'> & { kind: DocumentKind; issued_at: string; total_amount: number },
): Promise<Body> => {
  const series = INVOICE_SERIES[document.kind]
  const year = financialYear(Date.parse(document.issued_at))
  const row = await tx.first(TAKE_PAPER_NUMBER, { store_id: storeId, series, year })
  const no = row?.last_no ?? 0
  // @NOTE the document is its body without the number, which is added here.
  const body = { ...document, number: invoiceNumber(document.kind, year, no) } as unknown as Body
  await tx.run(INSERT_PAPER, {
    store_id: storeId,
    series,
    year,
    no,
    number: body.number,
    kind: document.kind,
    order_id: orderId,
    issued_at: document.issued_at,
    total_amount: rupeesToPaise(document.total_amount),
    body: JSON.stringify(body),
  })
  return body
}

const FIND_BILL = statement(
  'find_bill',
  `SELECT body FROM papers WHERE store_id = :store_id AND order_id = :order_id AND kind <> 'credit_note'`,
)

/** The stored bill of an order. */
export const findInvoice = async (sql: Sql, { storeId, orderId }: Place): Promise<StoredInvoice | null> => {
  const row = await sql.first(FIND_BILL, { store_id: storeId, order_id: orderId })
  return row && row.body.kind !== 'credit_note' ? row.body : null
}

const LIST_CREDIT_NOTES = statement(
  'list_credit_notes',
  `SELECT body FROM papers WHERE store_id = :store_id AND order_id = :order_id AND kind = 'credit_note' ORDER BY issued_at, financial_year, no`,
)

/** The credit notes of an order's bill, oldest first. */
export const listCreditNotes = async (sql: Sql, { storeId, orderId }: Place): Promise<CreditNote[]> => {
  const rows = await sql.rows(LIST_CREDIT_NOTES, { store_id: storeId, order_id: orderId })
  return rows.flatMap(({ body }) => (body.kind === 'credit_note' ? [body] : []))
}

const INVOICES_AT_ONCE = 500

const LIST_PAPERS = statement(
  'list_papers',
  `SELECT issued_at, number, body FROM papers WHERE store_id = :store_id AND issued_at < :to AND (issued_at, number) > (:issued_at, :number)
       ORDER BY issued_at, number LIMIT ${INVOICES_AT_ONCE}`,
)

/** The documents of a span of time, oldest first, in batches: the month of a large shop does not fit in one result. */
export async function* listPapers(sql: Sql, storeId: string, { from, to }: Span): AsyncGenerator<InvoiceBody[]> {
  let last = { issued_at: from, number: '' }
  for (;;) {
    const rows = await sql.rows(LIST_PAPERS, { store_id: storeId, to, issued_at: last.issued_at, number: last.number })
    if (rows.length > 0) yield rows.map(({ body }) => body)
    const end = rows.at(-1)
    if (!end || rows.length < INVOICES_AT_ONCE) return
    last = end
  }
}

const LIST_UNBILLED = statement(
  'list_unbilled',
  `SELECT o.order_id FROM orders o
     CROSS JOIN LATERAL (
       SELECT max(e.at) AS at FROM order_events e WHERE e.store_id = o.store_id AND e.order_id = o.order_id AND e.to_status = 'delivered'
     ) d
     WHERE o.store_id = :store_id AND NOT o.practice AND o.created_at >= :from::timestamptz - interval '31 days' AND o.created_at < :to AND d.at >= :from AND d.at < :to
       AND NOT EXISTS (SELECT FROM papers p WHERE p.store_id = o.store_id AND p.order_id = o.order_id AND p.kind <> 'credit_note')
     ORDER BY d.at, o.order_id`,
)

/** Orders handed over in this span that have no bill, by time of delivery. */
export const listUninvoiced = async (sql: Sql, storeId: string, { from, to }: Span): Promise<string[]> => {
  const rows = await sql.rows(LIST_UNBILLED, { store_id: storeId, from, to })
  return rows.map(({ order_id }) => order_id)
}
