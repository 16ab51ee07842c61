import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('stores')

const SETTINGS_COLUMNS = [
  'name',
  'name_hi',
  'owner_name',
  'store_type',
  'picture',
  'phone',
  'whatsapp',
  'proven_whatsapp',
  'email',
  'languages',
  'street',
  'locality',
  'city',
  'state',
  'pincode',
  'latitude',
  'longitude',
  'opens',
  'closes',
  'second_opens',
  'second_closes',
  'working_days',
  'holidays',
  'offers_delivery',
  'offers_pickup',
  'delivery_radius_km',
  'min_order_paise',
  'code_above_paise',
  'delivery_fee_paise',
  'free_delivery_from_paise',
  'express_fee_paise',
  'offers_morning',
  'offers_afternoon',
  'offers_evening',
  'offers_express',
  'slot_capacity',
  'prep_minutes',
  'accept_within_minutes',
  'takes_cod',
  'upi_vpa',
  'gstin',
  'fssai',
  'tax_mode',
  'is_composition',
  'rounds_total',
  'legal_name',
  'legal_address',
  'drug_licence',
  'grievance_name',
  'grievance_phone',
  'grievance_email',
  'upi_payee_name',
  'upi_after_acceptance',
] as const satisfies readonly (keyof SettingsValues)[]

/** The columns that an owner sets; money in paise. */
export type SettingsValues = {
  name: string
  name_hi: string | null
  owner_name: string
  store_type: string
  picture: string
  phone: string
  whatsapp: string | null
  proven_whatsapp: string | null
  email: string | null
  languages: string[]
  street: string
  locality: string
  city: string
  state: string
  pincode: string
  latitude: number
  longitude: number
  opens: string
  closes: string
  second_opens: string | null
  second_closes: string | null
  working_days: number[]
  holidays: string[]
  offers_delivery: boolean
  offers_pickup: boolean
  delivery_radius_km: number
  min_order_paise: number
  code_above_paise: number
  delivery_fee_paise: number
  free_delivery_from_paise: number
  express_fee_paise: number
  offers_morning: boolean
  offers_afternoon: boolean
  offers_evening: boolean
  offers_express: boolean
  slot_capacity: number | null
  prep_minutes: number
  accept_within_minutes: number
  takes_cod: boolean
  upi_vpa: string | null
  gstin: string | null
  fssai: string | null
  tax_mode: 'exclusive' | 'inclusive'
  is_composition: boolean
  rounds_total: boolean
  legal_name: string | null
  legal_address: string | null
  drug_licence: string | null
  grievance_name: string | null
  grievance_phone: string | null
  grievance_email: string | null
  upi_payee_name: string | null
  upi_after_acceptance: boolean
}

/** The settings of a shop with their version. */
export type SettingsRow = SettingsValues & { version: number; photo_media_id: string | null }

const FIND_SETTINGS = statement(
  'find_settings',
  `SELECT ${SETTINGS_COLUMNS.join(', ')}, version, photo_media_id FROM stores WHERE store_id = :store_id`,
)

export const findSettings = async (sql: Sql, storeId: string): Promise<SettingsRow | undefined> => {
  return sql.first(FIND_SETTINGS, { store_id: storeId })
}

const SET_SETTINGS = statement(
  'set_settings',
  `UPDATE stores s SET ${SETTINGS_COLUMNS.map((column) => `${column} = n.${column}`).join(', ')},
    cell = n.cell, version = s.version + 1, updated_at = :at
  FROM json_populate_record(NULL::stores, :values::json) n WHERE s.store_id = :store_id AND s.version = :version`,
)

/**
 * Writes all settings if the version is unchanged (optimistic lock); `cell` is the grid cell of the new location. Returns 0 when
 * the version has changed.
 */
export const setSettings = (
  sql: Sql,
  storeId: string,
  { version, values, at }: { version: number; values: SettingsValues & { cell: number }; at: Date },
): Promise<number> => sql.run(SET_SETTINGS, { store_id: storeId, version, values: JSON.stringify(values), at })

const LOCK_PHONE = statement('lock_phone', `SELECT pg_advisory_xact_lock(hashtextextended('store phone ' || :phone, 0))`)

const FIND_OTHER_STORE_WITH_PHONE = statement(
  'find_other_store_with_phone',
  `SELECT 1 FROM stores WHERE phone = :phone AND store_id <> :store_id AND status NOT IN ('closed', 'new') LIMIT 1`,
)

/**
 * True when another open shop has this number. The lock is held until the end of the transaction, so that concurrent changes
 * cannot both get it.
 */
export const lockPhone = async (tx: Sql, phone: string, storeId: string): Promise<{ isTaken: boolean }> => {
  await tx.rows(LOCK_PHONE, { phone })
  const rows = await tx.rows(FIND_OTHER_STORE_WITH_PHONE, { phone, store_id: storeId })
  return { isTaken: rows.length > 0 }
}

const IS_PROVEN_PHONE_OF = statement(
  'is_proven_phone_of',
  `SELECT EXISTS (
       SELECT 1 FROM users WHERE user_id = :user_id AND phone = :phone AND phone_verified_at IS NOT NULL
     ) AS proven`,
)

/** Whether an account has this number and proved it. */
export const isProvenPhoneOf = async (tx: Sql, userId: string, phone: string): Promise<boolean> =>
  (await tx.first(IS_PROVEN_PHONE_OF, { user_id: userId, phone }))?.proven ?? false
