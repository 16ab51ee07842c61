import type { ProviderId } from '@jhola/contract/payments/schema'
import { deleteInBatches } from '../../platform/db/in-batches.ts'
import type { Sql } from '../../platform/db/sql.ts'

/** Which attempts a payment service is asked about again. */
export type AskingTimes = { createdAfter: Date; createdBefore: Date; askedBefore: Date }

/** Attempts without money whose provider should be asked again, those that waited longest first. */
export const listToAsk = (
  sql: Sql,
  judges: readonly ProviderId[],
  { createdAfter, createdBefore, askedBefore }: AskingTimes,
  most: number,
): Promise<{ payment_id: string }[]> =>
  sql.query(
    `SELECT payment_id FROM payments
     WHERE status IN ('created', 'failed') AND reference IS NOT NULL AND provider = ANY($1::text[])
       AND created_at > $2 AND created_at <= $3 AND (asked_at IS NULL OR asked_at <= $4)
     ORDER BY asked_at NULLS FIRST, created_at LIMIT $5`,
    [judges, createdAfter, createdBefore, askedBefore, most],
  )

export const setAsked = (sql: Sql, paymentId: string, at: Date): Promise<number> =>
  sql.execute('UPDATE payments SET asked_at = $2 WHERE payment_id = $1', [paymentId, at])

/** Attempts of one order that a provider has not decided about. */
export const listUndecided = (
  sql: Sql,
  storeId: string,
  orderId: string,
  judges: readonly ProviderId[],
): Promise<{ payment_id: string }[]> =>
  sql.query(
    `SELECT payment_id FROM payments WHERE store_id = $1 AND order_id = $2 AND status = 'created' AND reference IS NOT NULL
       AND provider = ANY($3::text[])`,
    [storeId, orderId, judges],
  )

/** Writes down that a report was taken in; 0 when it was before. */
export const insertPaymentReport = (
  sql: Sql,
  report: { provider: ProviderId; event_id: string; payment_id: string | null; said: string; body_hash: Buffer; at: Date },
): Promise<number> =>
  sql.execute(
    `INSERT INTO payment_reports (provider, event_id, payment_id, said, body_hash, received_at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (provider, event_id) DO NOTHING`,
    [report.provider, report.event_id, report.payment_id, report.said, report.body_hash, report.at],
  )

/** Forgets reports. Returns how many. */
export const deleteReportsBefore = (sql: Sql, before: Date): Promise<number> =>
  deleteInBatches(sql, { table: 'payment_reports', condition: 'received_at < $1', values: [before] })
