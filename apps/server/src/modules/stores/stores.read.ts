import type { StoreStatus } from '@jhola/contract/stores/statuses'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement, family } = statementsOf<Statements>('stores')

/** A shop as stored; money in paise. */
export type StoreRow = {
  store_id: string
  slug: string
  name: string
  name_hi: string | null
  owner_name: string
  store_type: string
  picture: string
  phone: string
  /** Proven by a code, or the shop's phone; null: none that customers may be sent to. */
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
  code_above_paise: number
  delivery_fee_paise: number
  free_delivery_from_paise: number
  express_fee_paise: number
  tax_mode: 'exclusive' | 'inclusive'
  takes_cod: boolean
  takes_online: boolean
  upi_vpa: string | null
  upi_after_acceptance: boolean
  upi_payee_name: string | null
  gstin: string | null
  is_composition: boolean
  rounds_total: boolean
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
  /** Orders that the shop has delivered. */
  delivered_orders: number
  /** At least one product can be ordered. */
  has_sellable: boolean
  status: StoreStatus
  suspension_reason: string | null
  pause_reason: 'unanswered_orders' | null
  version: number
}

const STORE_COLUMNS = `s.store_id, s.slug, s.name, s.name_hi, s.owner_name, s.store_type, s.picture, s.phone, s.shown_whatsapp AS whatsapp, s.street, s.locality,
  s.city, s.state, s.pincode, s.latitude, s.longitude, s.opens, s.closes, s.second_opens, s.second_closes, s.working_days, s.holidays,
  s.closed_for_now, s.paused_until, s.busy_until, s.offers_morning, s.offers_afternoon, s.offers_evening, s.offers_express, s.slot_capacity,
  s.languages, s.photo_media_id,
  s.delivery_radius_km, s.offers_delivery, s.offers_pickup, s.min_order_paise, s.code_above_paise, s.delivery_fee_paise, s.free_delivery_from_paise,
  s.express_fee_paise, s.tax_mode, s.takes_cod, s.takes_online, s.upi_vpa, s.upi_after_acceptance, s.upi_payee_name, s.gstin, s.is_composition, s.rounds_total, s.fssai, s.prep_minutes, s.accept_within_minutes, s.rating_sum,
  s.rating_count, coalesce((SELECT c.delivered FROM store_counters c WHERE c.store_id = s.store_id), 0) AS delivered_orders,
  EXISTS (SELECT 1 FROM products p WHERE p.store_id = s.store_id AND p.active AND p.deleted_at IS NULL AND (p.stock_mode <> 'counted' OR p.on_hand > 0)) AS "has_sellable!", s.status, s.suspension_reason, s.pause_reason, s.version`

const FIND_ACTIVE_STORE = statement(
  'find_active_store',
  `SELECT ${STORE_COLUMNS} FROM stores s WHERE (s.store_id = :id_or_slug OR s.slug = :id_or_slug) AND s.status = 'active' ORDER BY s.store_id = :id_or_slug DESC LIMIT 1`,
)

/** A shop that takes orders, by its ID or its slug. */
export const findActiveStore = async (sql: Sql, idOrSlug: string): Promise<StoreRow | undefined> => {
  return sql.first(FIND_ACTIVE_STORE, { id_or_slug: idOrSlug })
}

const FIND_STORE_BY_ID = statement('find_store_by_id', `SELECT ${STORE_COLUMNS} FROM stores s WHERE s.store_id = :store_id`)

/** A shop by its ID, also when suspended; for its own users. */
export const findStoreById = async (sql: Sql, storeId: string): Promise<StoreRow | undefined> => {
  return sql.first(FIND_STORE_BY_ID, { store_id: storeId })
}

/** What customers may know of the seller; its own settings have the same columns. */
export type SellerRow = Pick<
  StoreRow,
  'store_id' | 'name' | 'store_type' | 'phone' | 'gstin' | 'fssai' | 'street' | 'locality' | 'city' | 'state' | 'pincode'
> & {
  email: string | null
  legal_name: string | null
  legal_address: string | null
  drug_licence: string | null
  grievance_name: string | null
  grievance_phone: string | null
  grievance_email: string | null
}

const FIND_SELLER = statement(
  'find_seller',
  `SELECT s.store_id, s.name, s.store_type, s.phone, s.gstin, s.fssai, s.street, s.locality, s.city, s.state, s.pincode, s.email, s.legal_name,
       s.legal_address, s.drug_licence, s.grievance_name, s.grievance_phone, s.grievance_email
     FROM stores s WHERE (s.store_id = :id_or_slug OR s.slug = :id_or_slug) AND s.status = 'active' ORDER BY s.store_id = :id_or_slug DESC LIMIT 1`,
)

/** Who sells in a shop that takes orders, by its ID or its slug. */
export const findSeller = (sql: Sql, idOrSlug: string): Promise<SellerRow | undefined> =>
  sql.first(FIND_SELLER, { id_or_slug: idOrSlug })

/** A circle on the map with the grid cells that it touches. */
export type Circle = { latitude: number; longitude: number; radiusKm: number; cells: readonly number[] }

/** Filters besides the place; `null` does not filter. */
export type NearbyFilters = { namePattern: string | null; minRating: number | null; maxDeliveryMinutes: number | null }

/** Estimated ride time: a base and minutes for each kilometre. */
export type RideTime = { baseMinutes: number; minutesPerKm: number }

export type NearbyRow = StoreRow & { distance_km: number }

/** Haversine; :latitude and :longitude are the caller's place. */
const DISTANCE_KM = `2 * 6371 * asin(least(1, sqrt(power(sin(radians(s.latitude - :latitude) / 2), 2)
  + cos(radians(:latitude)) * cos(radians(s.latitude)) * power(sin(radians(s.longitude - :longitude) / 2), 2))))`

/** A box a little larger than the circle, so that the index reads a band and few distances are computed. */
const IN_BOX = `s.latitude BETWEEN :latitude::float8 - :radius_km::float8 / 110.5 AND :latitude::float8 + :radius_km::float8 / 110.5
  AND abs(s.longitude - :longitude::float8) <= :radius_km::float8 / (110.5 * greatest(0.01, cos(radians(:latitude::float8))))`

/** The nearest shops are found by an index-only scan; only the shops of the page are read in full. */
const nearbySql = (filters: string, timeFilter: string): string => `
WITH near AS MATERIALIZED (
  SELECT c.store_id, c.distance_km FROM (
    SELECT s.store_id, s.prep_minutes, ${DISTANCE_KM} AS distance_km
    FROM stores s
    WHERE s.cell = ANY(:cells::int[]) AND s.status = 'active' AND ${IN_BOX} ${filters}
  ) c
  WHERE c.distance_km <= :radius_km ${timeFilter}
  ORDER BY c.distance_km, c.store_id
  LIMIT :limit
)
SELECT ${STORE_COLUMNS}, n.distance_km
FROM near n JOIN stores s ON s.store_id = n.store_id
ORDER BY n.distance_km, n.store_id`

const NEARBY = family('list_stores_in_circle', {
  all: nearbySql('', ''),
  filtered: nearbySql(
    `AND (:name_pattern::text IS NULL OR s.name ILIKE :name_pattern OR s.name_hi ILIKE :name_pattern)
   AND (:min_rating::float8 IS NULL OR (s.rating_count > 0 AND round(s.rating_sum::numeric / s.rating_count, 1) >= :min_rating::numeric))`,
    'AND (:max_delivery_minutes::int IS NULL OR c.prep_minutes + ceil(:base_minutes::float8 + :minutes_per_km::float8 * c.distance_km) <= :max_delivery_minutes)',
  ),
})

const LIST_DELIVERING = statement(
  'list_delivering',
  nearbySql(`AND s.offers_delivery AND ${DISTANCE_KM} <= s.delivery_radius_km`, ''),
)

/** The shops in a circle that deliver to its centre, nearest first, at most `limit`. */
export const listDelivering = (sql: Sql, circle: Circle, ride: RideTime, limit: number): Promise<NearbyRow[]> =>
  sql.rows(LIST_DELIVERING, {
    ...{ cells: circle.cells, latitude: circle.latitude, longitude: circle.longitude, radius_km: circle.radiusKm, limit },
    ...{ base_minutes: ride.baseMinutes, minutes_per_km: ride.minutesPerKm },
  })

/** The shops in a circle, nearest first, at most `limit`. */
export const listStoresInCircle = (
  sql: Sql,
  circle: Circle,
  filters: NearbyFilters,
  ride: RideTime,
  limit: number,
): Promise<NearbyRow[]> => {
  const place = {
    cells: circle.cells,
    latitude: circle.latitude,
    longitude: circle.longitude,
    radius_km: circle.radiusKm,
    limit,
  }
  const conditions = {
    name_pattern: filters.namePattern,
    min_rating: filters.minRating,
    max_delivery_minutes: filters.maxDeliveryMinutes,
  }
  const isFiltered = Object.values(conditions).some((value) => value !== null)
  if (!isFiltered) return sql.rows(NEARBY.all, place)
  const minutes = { base_minutes: ride.baseMinutes, minutes_per_km: ride.minutesPerKm }
  return sql.rows(NEARBY.filtered, { ...place, ...conditions, ...minutes })
}

const COUNT_FIGURES = statement(
  'count_figures',
  `SELECT count(*)::int AS stores, count(DISTINCT s.city)::int AS cities,
       (SELECT coalesce(sum(c.delivered), 0) FROM store_counters c)::int AS delivered_orders
     FROM stores s WHERE s.status = 'active'`,
)

/** Active shops, cities with one, and delivered orders. */
export const countFigures = async (sql: Sql): Promise<{ stores: number; cities: number; delivered_orders: number }> => {
  const row = await sql.first(COUNT_FIGURES)
  return row ?? { stores: 0, cities: 0, delivered_orders: 0 }
}

const COUNT_OPEN_STORES = statement('count_open_stores', `SELECT count(*)::int AS count FROM stores WHERE status = 'active'`)

/** The number of public shops. */
export const countOpenStores = async (sql: Sql): Promise<number> => {
  const row = await sql.first(COUNT_OPEN_STORES)
  return row?.count ?? 0
}

const LIST_OPEN_STORE_IDS = statement(
  'list_open_store_ids',
  `SELECT store_id FROM stores WHERE status = 'active' ORDER BY store_id OFFSET :offset LIMIT :limit`,
)

/** IDs of public shops in ascending order. */
export const listOpenStoreIds = async (sql: Sql, offset: number, limit: number): Promise<string[]> => {
  const rows = await sql.rows(LIST_OPEN_STORE_IDS, { offset, limit })
  return rows.map(({ store_id }) => store_id)
}

const LIST_STORES_IN_SHORT = statement(
  'list_stores_in_short',
  `SELECT store_id, name, owner_name, phone, city, status FROM stores ORDER BY store_id LIMIT 1000`,
)

/** A short list of all shops, for the command line. */
export const listStoresInShort = (
  sql: Sql,
): Promise<{ store_id: string; name: string; owner_name: string; phone: string; city: string; status: string }[]> =>
  sql.rows(LIST_STORES_IN_SHORT)
