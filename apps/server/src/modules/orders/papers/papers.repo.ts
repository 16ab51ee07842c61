import type { CreditNote, KeptInvoice } from '@jhola/contract/orders/invoice-schema'
import { financialYear, PAPER_SERIES, type PaperKind, paperNumber } from '@jhola/contract/orders/paper-series'
import { rupeesToPaise } from '@jhola/contract/shared/money'
import type { Sql } from '../../../platform/db/sql.ts'

type PaperBody = KeptInvoice | CreditNote
/** From here to before there. */
export type Span = { from: Date; to: Date }
type Place = { storeId: string; orderId: string }

/**
 * Writes a paper under the next number of its series. The number is taken and the paper written in the caller's transaction: whoever comes
 * after waits for its end, so no number is left out and none is given twice.
 */
export const insertPaper = async <Body extends PaperBody>(
  tx: Sql,
  { storeId, orderId }: Place,
  paper: Omit<Body, 'number'> & { kind: PaperKind; issued_at: string; total_amount: number },
): Promise<Body> => {
  const series = PAPER_SERIES[paper.kind]
  const year = financialYear(Date.parse(paper.issued_at))
  const rows = await tx.query<{ last_no: number }>(
    `INSERT INTO paper_counters AS c (store_id, series, financial_year, last_no) VALUES ($1, $2, $3, 1)
     ON CONFLICT (store_id, series, financial_year) DO UPDATE SET last_no = c.last_no + 1 RETURNING last_no`,
    [storeId, series, year],
  )
  const no = rows[0]?.last_no ?? 0
  // @NOTE the paper is its body without the number that it gets here.
  const body = { ...paper, number: paperNumber(paper.kind, year, no) } as unknown as Body
  await tx.execute(
    `INSERT INTO papers (store_id, series, financial_year, no, number, kind, order_id, issued_at, total_paise, body)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      storeId,
      series,
      year,
      no,
      body.number,
      paper.kind,
      orderId,
      paper.issued_at,
      rupeesToPaise(paper.total_amount),
      JSON.stringify(body),
    ],
  )
  return body
}

/** The bill of an order, as it was written. */
export const findBill = async (sql: Sql, { storeId, orderId }: Place): Promise<KeptInvoice | null> => {
  const rows = await sql.query<{ body: KeptInvoice }>(
    `SELECT body FROM papers WHERE store_id = $1 AND order_id = $2 AND kind <> 'credit_note'`,
    [storeId, orderId],
  )
  return rows[0]?.body ?? null
}

/** The credit notes for an order's bill, first to last. */
export const listCreditNotes = async (sql: Sql, { storeId, orderId }: Place): Promise<CreditNote[]> => {
  const rows = await sql.query<{ body: CreditNote }>(
    `SELECT body FROM papers WHERE store_id = $1 AND order_id = $2 AND kind = 'credit_note' ORDER BY issued_at, financial_year, no`,
    [storeId, orderId],
  )
  return rows.map(({ body }) => body)
}

const PAPERS_AT_ONCE = 500

/** The papers of a span of time, first to last, some at a time: a busy shop's month does not fit into one answer. */
export async function* listPapers(sql: Sql, storeId: string, { from, to }: Span): AsyncGenerator<PaperBody[]> {
  let last = { issued_at: from, number: '' }
  for (;;) {
    const rows = await sql.query<{ issued_at: Date; number: string; body: PaperBody }>(
      `SELECT issued_at, number, body FROM papers WHERE store_id = $1 AND issued_at < $2 AND (issued_at, number) > ($3, $4)
       ORDER BY issued_at, number LIMIT ${PAPERS_AT_ONCE}`,
      [storeId, to, last.issued_at, last.number],
    )
    if (rows.length > 0) yield rows.map(({ body }) => body)
    const end = rows.at(-1)
    if (!end || rows.length < PAPERS_AT_ONCE) return
    last = end
  }
}

/** Orders that were handed over in this time and have no bill yet, by when they were. */
export const listUnbilled = async (sql: Sql, storeId: string, { from, to }: Span): Promise<string[]> => {
  const rows = await sql.query<{ order_id: string }>(
    `SELECT o.order_id FROM orders o
     CROSS JOIN LATERAL (
       SELECT max(e.at) AS at FROM order_events e WHERE e.store_id = o.store_id AND e.order_id = o.order_id AND e.to_status = 'delivered'
     ) d
     WHERE o.store_id = $1 AND NOT o.practice AND o.created_at >= $2::timestamptz - interval '31 days' AND o.created_at < $3 AND d.at >= $2 AND d.at < $3
       AND NOT EXISTS (SELECT FROM papers p WHERE p.store_id = o.store_id AND p.order_id = o.order_id AND p.kind <> 'credit_note')
     ORDER BY d.at, o.order_id`,
    [storeId, from, to],
  )
  return rows.map(({ order_id }) => order_id)
}
