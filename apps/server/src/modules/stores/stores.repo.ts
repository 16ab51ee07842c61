import type { StoreStatus } from '@jhola/contract/stores/statuses'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('stores')

/** A shop to insert; money in paise, `cell` from the contract's grid, times ISO 8601. */
export type NewStore = {
  store_id: string
  slug: string
  name: string
  name_hi: string | null
  owner_user_id: string
  owner_name: string
  store_type: string
  picture: string
  phone: string
  whatsapp: string | null
  email: string | null
  street: string
  locality: string
  city: string
  state: string
  pincode: string
  latitude: number
  longitude: number
  cell: number
  opens: string
  closes: string
  second_opens: string | null
  second_closes: string | null
  working_days: readonly number[]
  holidays: readonly string[]
  delivery_radius_km: number
  offers_delivery: boolean
  offers_pickup: boolean
  min_order_paise: number
  delivery_fee_paise: number
  free_delivery_from_paise: number
  express_fee_paise: number
  tax_mode: 'exclusive' | 'inclusive'
  takes_cod: boolean
  upi_vpa: string | null
  upi_after_acceptance: boolean
  gstin: string | null
  fssai: string | null
  prep_minutes: number
  accept_within_minutes: number
  offers_morning: boolean
  offers_afternoon: boolean
  offers_evening: boolean
  offers_express: boolean
  /** Maximum number of orders in one slot; null or missing: no limit. */
  slot_capacity?: number | null
  languages: readonly string[]
  status: StoreStatus
  rating_sum: number
  rating_count: number
  registered_at: string
}

const NEW_COLUMNS = `slug, name, name_hi, owner_user_id, owner_name, store_type, picture, phone, whatsapp, email, street, locality, city,
  state, pincode, latitude, longitude, cell, opens, closes, second_opens, second_closes, working_days, holidays, delivery_radius_km, offers_delivery, offers_pickup,
  min_order_paise, delivery_fee_paise, free_delivery_from_paise, express_fee_paise, tax_mode, takes_cod, upi_vpa, upi_after_acceptance, gstin, fssai,
  prep_minutes, accept_within_minutes, offers_morning, offers_afternoon, offers_evening, offers_express, slot_capacity, languages, status, rating_sum, rating_count, registered_at`

const INSERT_STORE = statement(
  'insert_store',
  `WITH added AS (
       INSERT INTO stores (store_id, ${NEW_COLUMNS}, updated_at)
       SELECT :store_id, ${NEW_COLUMNS}, registered_at FROM json_populate_record(NULL::stores, :store::json)
       RETURNING owner_user_id, registered_at, status
     ),
     owners AS (
       INSERT INTO memberships (store_id, user_id, role, created_at, joined_at)
       SELECT :store_id, owner_user_id, 'store_owner', registered_at, CASE WHEN status <> 'new' THEN registered_at END FROM added
     )
     INSERT INTO store_counters (store_id) SELECT :store_id FROM added`,
)

/** Inserts shops with their owners' memberships and their counters at zero. The owner of an active shop counts as signed in. */
export const insertStore = (sql: Sql, store: NewStore): Promise<number> =>
  sql.run(INSERT_STORE, { store_id: store.store_id, store: JSON.stringify(store) })

/** How a shop takes orders: a `null` time ends a pause or a busy period. */
export type Switches = { closed_for_now: boolean; paused_until: Date | null; busy_until: Date | null }

const SET_SWITCHES = statement(
  'set_switches',
  `UPDATE stores SET closed_for_now = :closed_for_now, paused_until = :paused_until, busy_until = :busy_until, pause_reason = NULL, version = version + 1, updated_at = :at
     WHERE store_id = :store_id AND (closed_for_now, paused_until, busy_until) IS DISTINCT FROM (:closed_for_now, :paused_until::timestamptz, :busy_until::timestamptz)`,
)

/** Updates the shop's switches; increases its version, which makes cached copies stale. */
export const setSwitches = (sql: Sql, storeId: string, to: Switches, at: Date): Promise<number> =>
  sql.run(SET_SWITCHES, {
    store_id: storeId,
    closed_for_now: to.closed_for_now,
    paused_until: to.paused_until,
    busy_until: to.busy_until,
    at,
  })

const SET_PROVEN = statement(
  'set_proven',
  `UPDATE stores SET status = :status, version = version + 1, updated_at = :at
     WHERE store_id = :store_id AND owner_user_id = :owner_id AND status = 'new'`,
)

/** Takes a shop that waits for the proof of its owner's number out of its draft. */
export const setProven = (
  sql: Sql,
  { storeId, ownerId, status, at }: { storeId: string; ownerId: string; status: StoreStatus; at: Date },
): Promise<number> => sql.run(SET_PROVEN, { store_id: storeId, owner_id: ownerId, status, at })

const SET_SUBMITTED = statement(
  'set_submitted',
  `UPDATE stores SET status = 'in_review', version = version + 1, updated_at = :at WHERE store_id = :store_id AND status = 'sent_back'`,
)

/** A shop that was sent back asks for a look again; 0 when it was not sent back. */
export const setSubmitted = (sql: Sql, storeId: string, at: Date): Promise<number> =>
  sql.run(SET_SUBMITTED, { store_id: storeId, at })

const SET_REGISTERED_DEVICE = statement(
  'set_registered_device',
  'UPDATE stores SET registered_device = :device WHERE store_id = :store_id',
)

/** Which device registered a shop, as a keyed hash. */
export const setRegisteredDevice = (sql: Sql, storeId: string, device: Buffer): Promise<number> =>
  sql.run(SET_REGISTERED_DEVICE, { store_id: storeId, device })

const SET_CLOSED_FOR_NOW = statement(
  'set_closed_for_now',
  `UPDATE stores SET closed_for_now = :is_closed, version = version + 1, updated_at = :at WHERE store_id = :store_id AND closed_for_now <> :is_closed`,
)

/** Closes the shop manually or opens it again; increases its version, which makes cached copies stale. */
export const setClosedForNow = (sql: Sql, storeId: string, isClosed: boolean, at: Date): Promise<number> =>
  sql.run(SET_CLOSED_FOR_NOW, { store_id: storeId, is_closed: isClosed, at })

const SET_PAUSED_BY_SYSTEM = statement(
  'set_paused_by_system',
  `UPDATE stores SET paused_until = :until, pause_reason = :reason, paused_at = :at, version = version + 1, updated_at = :at
     WHERE store_id = :store_id AND status = 'active' AND NOT closed_for_now AND (paused_until IS NULL OR paused_until <= :at)`,
)

/** Pauses the shop automatically. Returns 0 when it is paused, closed manually or deleted already. */
export const setPausedBySystem = (
  sql: Sql,
  storeId: string,
  { until, reason, at }: { until: Date; reason: 'unanswered_orders'; at: Date },
): Promise<number> => sql.run(SET_PAUSED_BY_SYSTEM, { store_id: storeId, until, reason, at })

const SET_HOURS = statement(
  'set_hours',
  `UPDATE stores SET opens = :opens, closes = :closes, working_days = :working_days::smallint[], version = version + 1, updated_at = :at
     WHERE store_id = :store_id AND (opens, closes, working_days) IS DISTINCT FROM (:opens, :closes, :working_days::smallint[])`,
)

/** Sets the first opening window and the working days. */
export const setHours = (
  sql: Sql,
  storeId: string,
  hours: { opens: string; closes: string; working_days: readonly number[] },
  at: Date,
): Promise<number> =>
  sql.run(SET_HOURS, { store_id: storeId, opens: hours.opens, closes: hours.closes, working_days: hours.working_days, at })

const GIVE_UP_STORES = statement(
  'give_up_stores',
  `UPDATE stores SET status = 'closed', owner_name = '', phone = '', whatsapp = NULL, proven_whatsapp = NULL, email = NULL, upi_vpa = NULL, upi_payee_name = NULL, legal_name = NULL,
       legal_address = NULL, grievance_name = NULL, grievance_phone = NULL, grievance_email = NULL,
       version = version + 1, updated_at = :at
     WHERE owner_user_id = :owner_id RETURNING store_id`,
)

/**
 * Closes an owner's shops permanently. Customers no longer find them, and earlier bills keep the seller's data. The owner's
 * personal data are removed. The version increases, so that no order is placed with a cached copy. Returns the IDs.
 */
export const closeStores = async (sql: Sql, ownerId: string, at: Date): Promise<string[]> => {
  const rows = await sql.rows(GIVE_UP_STORES, { owner_id: ownerId, at })
  return rows.map(({ store_id }) => store_id)
}
