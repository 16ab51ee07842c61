import type { StoreStatus } from '@jhola/contract/stores/statuses'
import type { ReportReason } from '@jhola/contract/stores/trust/reports'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('admin')

/** What a shop has given, and how many others came from the same hands. */
export type CheckedStoreRow = {
  name: string
  store_type: string
  pincode: string
  latitude: number
  longitude: number
  upi_vpa: string | null
  upi_payee_name: string | null
  legal_name: string | null
  fssai: string | null
  drug_licence: string | null
  same_number: number
  same_device: number
}

const FIND_CHECKED = statement(
  'find_checked',
  `SELECT s.name, s.store_type, s.pincode, s.latitude, s.longitude, s.upi_vpa, s.upi_payee_name, s.legal_name, s.fssai, s.drug_licence,
       (SELECT count(*) FROM stores o WHERE o.store_id <> s.store_id AND (o.owner_user_id = s.owner_user_id OR (o.phone = s.phone AND s.phone <> '')))::int AS same_number,
       (SELECT count(*) FROM stores o WHERE o.store_id <> s.store_id AND o.registered_device = s.registered_device)::int AS same_device
     FROM stores s WHERE s.store_id = :store_id`,
)

export const findChecked = (sql: Sql, storeId: string): Promise<CheckedStoreRow | undefined> =>
  sql.first(FIND_CHECKED, { store_id: storeId })

export type SimilarRow = {
  store_id: string
  name: string
  city: string
  status: StoreStatus
  latitude: number
  longitude: number
}

const LIST_SIMILAR = statement(
  'list_similar',
  `SELECT o.store_id, o.name, o.city, o.status, o.latitude, o.longitude FROM stores o
     WHERE o.store_id <> :store_id AND o.status <> 'closed' AND similarity(lower(o.name), lower(:name)) > 0.45
       AND o.latitude BETWEEN :latitude::float8 - 0.25 AND :latitude::float8 + 0.25
       AND o.longitude BETWEEN :longitude::float8 - 0.25 AND :longitude::float8 + 0.25
     ORDER BY similarity(lower(o.name), lower(:name)) DESC, o.store_id LIMIT 5`,
)

/** Shops around a place with a name like this one, most alike first. */
export const listSimilar = (
  sql: Sql,
  of: { store_id: string; name: string; latitude: number; longitude: number },
): Promise<SimilarRow[]> => sql.rows(LIST_SIMILAR, of)

export type ReportRow = { report_id: string; reason: ReportReason; text: string; created_at: Date; handled_at: Date | null }

const LIST_REPORTS = statement(
  'list_reports',
  `SELECT report_id, reason, text, created_at, handled_at FROM store_reports WHERE store_id = :store_id
     ORDER BY handled_at IS NOT NULL, created_at DESC LIMIT 50`,
)

/** Reports about a shop, open ones first. */
export const listReports = (sql: Sql, storeId: string): Promise<ReportRow[]> => sql.rows(LIST_REPORTS, { store_id: storeId })

const SET_REPORTS_HANDLED = statement(
  'set_reports_handled',
  'UPDATE store_reports SET handled_at = :at WHERE store_id = :store_id AND handled_at IS NULL',
)

/** Marks every open report about a shop as handled. Returns how many. */
export const setReportsHandled = (sql: Sql, storeId: string, at: Date): Promise<number> =>
  sql.run(SET_REPORTS_HANDLED, { store_id: storeId, at })
