import type { ReportReason } from '@jhola/contract/stores/trust/reports'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('stores')

/** A report to store. */
export type NewReport = {
  store_id: string
  report_id: string
  reason: ReportReason
  text: string
  device_hash: Buffer
  address_hash: Buffer
  at: Date
}

const LOCK_REPORTERS = statement(
  'lock_reporters',
  `SELECT pg_advisory_xact_lock(hashtextextended('store reports ' || encode(:address_hash::bytea, 'hex'), 0))`,
)

const COUNT_EARLIER_REPORTS = statement(
  'count_earlier_reports',
  `SELECT (SELECT count(*) FROM store_reports WHERE device_hash = :device_hash AND created_at > :since)::int AS by_device,
       (SELECT count(*) FROM store_reports WHERE address_hash = :address_hash AND created_at > :since)::int AS by_address,
       EXISTS (SELECT 1 FROM store_reports WHERE store_id = :store_id AND device_hash = :device_hash AND handled_at IS NULL) AS is_change`,
)

/** Reports of this device and of its address since a moment. The address is locked: twins count each other. */
export const countEarlierReports = async (
  tx: Sql,
  of: { store_id: string; device_hash: Buffer; address_hash: Buffer; since: Date },
): Promise<{ byDevice: number; byAddress: number; isChange: boolean }> => {
  await tx.rows(LOCK_REPORTERS, { address_hash: of.address_hash })
  const row = await tx.first(COUNT_EARLIER_REPORTS, of)
  return { byDevice: row?.by_device ?? 0, byAddress: row?.by_address ?? 0, isChange: row?.is_change ?? false }
}

const PUT_REPORT = statement(
  'put_report',
  `INSERT INTO store_reports (store_id, report_id, reason, text, device_hash, address_hash, created_at)
     VALUES (:store_id, :report_id, :reason, :text, :device_hash, :address_hash, :at)
     ON CONFLICT (store_id, device_hash) WHERE handled_at IS NULL DO UPDATE SET reason = excluded.reason, text = excluded.text, created_at = excluded.created_at`,
)

/** Stores a report, or changes the device's open one about this shop. */
export const putReport = (tx: Sql, report: NewReport): Promise<number> => tx.run(PUT_REPORT, report)

const DELETE_HANDLED_REPORTS = statement('delete_handled_reports', 'DELETE FROM store_reports WHERE handled_at < :before')

/** Forgets reports that were handled before a moment. */
export const deleteHandledReports = (sql: Sql, before: Date): Promise<number> => sql.run(DELETE_HANDLED_REPORTS, { before })
