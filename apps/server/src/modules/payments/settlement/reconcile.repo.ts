import type { ProviderId } from '@jhola/contract/payments/schema'
import { deleteSome, inBatches } from '../../../platform/db/in-batches.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('payments')

/** The key of an attempt. */
type PaymentKey = { store_id: string; payment_id: string }

/** Selects the attempts to poll. */
export type PollTimes = { createdAfter: Date; createdBefore: Date; polledBefore: Date }

const LIST_TO_ASK = statement(
  'list_to_ask',
  `SELECT store_id, payment_id FROM payments
     WHERE status IN ('created', 'failed') AND reference IS NOT NULL AND provider = ANY(:authoritative::text[])
       AND created_at > :created_after AND created_at <= :created_before AND (asked_at IS NULL OR asked_at <= :asked_before)
     ORDER BY asked_at NULLS FIRST, created_at LIMIT :limit`,
)

/** Attempts without a payment to poll again, longest waiting first. */
export const listPaymentsToPoll = (
  sql: Sql,
  authoritative: readonly ProviderId[],
  { createdAfter, createdBefore, polledBefore }: PollTimes,
  limit: number,
): Promise<PaymentKey[]> =>
  sql.rows(LIST_TO_ASK, {
    authoritative,
    created_after: createdAfter,
    created_before: createdBefore,
    asked_before: polledBefore,
    limit,
  })

const SET_ASKED = statement(
  'set_asked',
  'UPDATE payments SET asked_at = :at WHERE store_id = :store_id AND payment_id = :payment_id',
)

export const setPolledAt = (sql: Sql, { store_id, payment_id }: PaymentKey, at: Date): Promise<number> =>
  sql.run(SET_ASKED, { store_id, payment_id, at })

const LIST_UNDECIDED = statement(
  'list_undecided',
  `SELECT store_id, payment_id FROM payments WHERE store_id = :store_id AND order_id = :order_id AND status = 'created' AND reference IS NOT NULL
       AND provider = ANY(:authoritative::text[])`,
)

/** Attempts of one order without a decision of the provider. */
export const listUndecided = (
  sql: Sql,
  storeId: string,
  orderId: string,
  authoritative: readonly ProviderId[],
): Promise<PaymentKey[]> => sql.rows(LIST_UNDECIDED, { store_id: storeId, order_id: orderId, authoritative })

const INSERT_PAYMENT_REPORT = statement(
  'insert_payment_report',
  `INSERT INTO payment_reports (provider, event_id, payment_id, said, body_hash, received_at) VALUES (:provider, :event_id, :payment_id, :said, :body_hash, :at)
     ON CONFLICT (provider, event_id) DO NOTHING`,
)

/** Records a received webhook event; 0 when it is a duplicate. */
export const insertWebhookEvent = (
  sql: Sql,
  report: { provider: ProviderId; event_id: string; payment_id: string | null; said: string; body_hash: Buffer; at: Date },
): Promise<number> =>
  sql.run(INSERT_PAYMENT_REPORT, {
    provider: report.provider,
    event_id: report.event_id,
    payment_id: report.payment_id,
    said: report.said,
    body_hash: report.body_hash,
    at: report.at,
  })

const DELETE_REPORTS_BEFORE = statement('delete_reports_before', deleteSome('payment_reports', 'received_at < :before'))

/** Purges webhook events. Returns how many. */
export const deleteWebhookEventsBefore = (sql: Sql, before: Date): Promise<number> =>
  inBatches((limit) => sql.run(DELETE_REPORTS_BEFORE, { before, limit }))
