import type { Sql } from '../../platform/db/sql.ts'

const SETTINGS_COLUMNS = [
  'name',
  'name_hi',
  'owner_name',
  'store_type',
  'picture',
  'phone',
  'whatsapp',
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
] as const satisfies readonly (keyof SettingsValues)[]

/** What an owner sets, as the table has it; money in paise. */
export type SettingsValues = {
  name: string
  name_hi: string | null
  owner_name: string
  store_type: string
  picture: string
  phone: string
  whatsapp: string | null
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
}

/** The settings of a shop with their version. */
export type SettingsRow = SettingsValues & { version: number; photo_media_id: string | null }

const READ_SQL = `SELECT ${SETTINGS_COLUMNS.join(', ')}, version, photo_media_id FROM stores WHERE store_id = $1`

export const findSettings = async (sql: Sql, storeId: string): Promise<SettingsRow | undefined> => {
  const rows = await sql.query<SettingsRow>(READ_SQL, [storeId])
  return rows[0]
}

const WRITE_SQL = `UPDATE stores s SET ${SETTINGS_COLUMNS.map((column) => `${column} = n.${column}`).join(', ')},
    cell = n.cell, version = s.version + 1, updated_at = $4
  FROM json_populate_record(NULL::stores, $3::json) n WHERE s.store_id = $1 AND s.version = $2`

/** Writes all settings over those of a version, `cell` being that of the new place. Zero when the version is gone: somebody was quicker. */
export const setSettings = (
  sql: Sql,
  storeId: string,
  { version, values, at }: { version: number; values: SettingsValues & { cell: number }; at: Date },
): Promise<number> => sql.execute(WRITE_SQL, [storeId, version, JSON.stringify(values), at])

/** Does another shop, not given up, have this number? Held until the transaction ends, so that of two shops at once one gets it. */
export const lockPhone = async (tx: Sql, phone: string, storeId: string): Promise<{ isTaken: boolean }> => {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('store phone ' || $1, 0))`, [phone])
  const rows = await tx.query(`SELECT 1 FROM stores WHERE phone = $1 AND store_id <> $2 AND status <> 'closed' LIMIT 1`, [
    phone,
    storeId,
  ])
  return { isTaken: rows.length > 0 }
}
