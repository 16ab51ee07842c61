import type { StoreStatus } from '@jhola/contract/stores/schema'
import type { Sql } from '../../platform/db/sql.ts'

/** A shop as the table has it; money in paise. */
export type StoreRow = {
  store_id: string
  slug: string
  name: string
  name_hi: string | null
  owner_name: string
  store_type: string
  picture: string
  phone: string
  whatsapp: string | null
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
  closed_for_now: boolean
  paused_until: Date | null
  busy_until: Date | null
  delivery_radius_km: number
  offers_delivery: boolean
  offers_pickup: boolean
  min_order_paise: number
  delivery_fee_paise: number
  free_delivery_from_paise: number
  express_fee_paise: number
  tax_mode: 'exclusive' | 'inclusive'
  takes_cod: boolean
  takes_online: boolean
  upi_vpa: string | null
  gstin: string | null
  is_composition: boolean
  fssai: string | null
  prep_minutes: number
  accept_within_minutes: number
  offers_morning: boolean
  offers_afternoon: boolean
  offers_evening: boolean
  offers_express: boolean
  slot_capacity: number | null
  languages: string[]
  photo_media_id: string | null
  rating_sum: number
  rating_count: number
  status: StoreStatus
  suspension_reason: string | null
  pause_reason: 'unanswered_orders' | null
  version: number
}

const STORE_COLUMNS = `s.store_id, s.slug, s.name, s.name_hi, s.owner_name, s.store_type, s.picture, s.phone, s.whatsapp, s.street, s.locality,
  s.city, s.state, s.pincode, s.latitude, s.longitude, s.opens, s.closes, s.second_opens, s.second_closes, s.working_days, s.holidays,
  s.closed_for_now, s.paused_until, s.busy_until, s.offers_morning, s.offers_afternoon, s.offers_evening, s.offers_express, s.slot_capacity,
  s.languages, s.photo_media_id,
  s.delivery_radius_km, s.offers_delivery, s.offers_pickup, s.min_order_paise, s.delivery_fee_paise, s.free_delivery_from_paise,
  s.express_fee_paise, s.tax_mode, s.takes_cod, s.takes_online, s.upi_vpa, s.gstin, s.is_composition, s.fssai, s.prep_minutes, s.accept_within_minutes, s.rating_sum,
  s.rating_count, s.status, s.suspension_reason, s.pause_reason, s.version`

/** A shop that takes orders, by its id or its slug. */
export const findActiveStore = async (sql: Sql, idOrSlug: string): Promise<StoreRow | undefined> => {
  const rows = await sql.query<StoreRow>(
    `SELECT ${STORE_COLUMNS} FROM stores s WHERE (s.store_id = $1 OR s.slug = $1) AND s.status = 'active' ORDER BY s.store_id = $1 DESC LIMIT 1`,
    [idOrSlug],
  )
  return rows[0]
}

/** A shop by its id, suspended or not: for its own people. */
export const findStoreById = async (sql: Sql, storeId: string): Promise<StoreRow | undefined> => {
  const rows = await sql.query<StoreRow>(`SELECT ${STORE_COLUMNS} FROM stores s WHERE s.store_id = $1`, [storeId])
  return rows[0]
}

/** A circle on the map with the grid cells that it touches. */
export type Circle = { latitude: number; longitude: number; radiusKm: number; cells: readonly number[] }

/** What the landing page may ask for beyond the place; `null` asks nothing. */
export type NearbyFilters = { namePattern: string | null; minRating: number | null; maxDeliveryMinutes: number | null }

/** How long the way takes: a fixed part and minutes for each kilometre. */
export type RideTime = { baseMinutes: number; minutesPerKm: number }

export type NearbyRow = StoreRow & { distance_km: number; delivery_minutes: number }

/** Haversine; $2 and $3 are the place. */
const DISTANCE_KM = `2 * 6371 * asin(least(1, sqrt(power(sin(radians(s.latitude - $2) / 2), 2)
  + cos(radians($2)) * cos(radians(s.latitude)) * power(sin(radians(s.longitude - $3) / 2), 2))))`

/** A box a little larger than the circle, so that the index is read in a band and few distances are computed. */
const IN_BOX = `s.latitude BETWEEN $2::float8 - $4::float8 / 110.5 AND $2::float8 + $4::float8 / 110.5
  AND abs(s.longitude - $3::float8) <= $4::float8 / (110.5 * greatest(0.01, cos(radians($2::float8))))`

/** The nearest first are found in the covering index alone; only those that are shown are read whole. */
const nearbySql = (filters: string, timeFilter: string): string => `
WITH near AS MATERIALIZED (
  SELECT c.store_id, c.distance_km FROM (
    SELECT s.store_id, s.prep_minutes, ${DISTANCE_KM} AS distance_km
    FROM stores s
    WHERE s.cell = ANY($1::int[]) AND s.status = 'active' AND ${IN_BOX} ${filters}
  ) c
  WHERE c.distance_km <= $4 ${timeFilter}
  ORDER BY c.distance_km, c.store_id
  LIMIT $5
)
SELECT ${STORE_COLUMNS}, n.distance_km, (s.prep_minutes + ceil($6::float8 + $7::float8 * n.distance_km))::int AS delivery_minutes
FROM near n JOIN stores s ON s.store_id = n.store_id
ORDER BY n.distance_km, n.store_id`

const NEARBY_SQL = nearbySql('', '')
const FILTERED_NEARBY_SQL = nearbySql(
  `AND ($8::text IS NULL OR s.name ILIKE $8 OR s.name_hi ILIKE $8)
   AND ($9::float8 IS NULL OR (s.rating_count > 0 AND round(s.rating_sum::numeric / s.rating_count, 1) >= $9::numeric))`,
  'AND ($10::int IS NULL OR c.prep_minutes + ceil($6::float8 + $7::float8 * c.distance_km) <= $10)',
)

/** The shops in a circle, nearest first, at most `most`. */
export const listStoresInCircle = (
  sql: Sql,
  circle: Circle,
  filters: NearbyFilters,
  ride: RideTime,
  most: number,
): Promise<NearbyRow[]> => {
  const place = [circle.cells, circle.latitude, circle.longitude, circle.radiusKm, most, ride.baseMinutes, ride.minutesPerKm]
  const asked = [filters.namePattern, filters.minRating, filters.maxDeliveryMinutes]
  const isFiltered = asked.some((value) => value !== null)
  return isFiltered ? sql.query(FILTERED_NEARBY_SQL, [...place, ...asked]) : sql.query(NEARBY_SQL, place)
}

/** Live shops, cities with one, and orders delivered so far. */
export const countFigures = async (sql: Sql): Promise<{ stores: number; cities: number; delivered_orders: number }> => {
  const rows = await sql.query<{ stores: number; cities: number; delivered_orders: number }>(
    `SELECT count(*)::int AS stores, count(DISTINCT s.city)::int AS cities,
       (SELECT coalesce(sum(c.delivered), 0) FROM store_counters c)::int AS delivered_orders
     FROM stores s WHERE s.status = 'active'`,
  )
  return rows[0] ?? { stores: 0, cities: 0, delivered_orders: 0 }
}

/** Shops that anybody may visit. */
export const countOpenStores = async (sql: Sql): Promise<number> => {
  const rows = await sql.query<{ count: number }>(`SELECT count(*)::int AS count FROM stores WHERE status = 'active'`)
  return rows[0]?.count ?? 0
}

/** Their ids, in the order of the ids. */
export const listOpenStoreIds = async (sql: Sql, offset: number, limit: number): Promise<string[]> => {
  const rows = await sql.query<{ store_id: string }>(
    `SELECT store_id FROM stores WHERE status = 'active' ORDER BY store_id OFFSET $1 LIMIT $2`,
    [offset, limit],
  )
  return rows.map(({ store_id }) => store_id)
}

/** Every shop in short, for the command line. */
export const listStoresInShort = (
  sql: Sql,
): Promise<{ store_id: string; name: string; owner_name: string; phone: string; city: string; status: string }[]> =>
  sql.query(`SELECT store_id, name, owner_name, phone, city, status FROM stores ORDER BY store_id LIMIT 1000`)
