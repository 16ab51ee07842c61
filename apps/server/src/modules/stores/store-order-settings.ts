import { gstTypeOf } from '@jhola/contract/orders/invoices/invoice'
import type { OrderPaymentMethod } from '@jhola/contract/orders/payment-methods'
import type { StoreOrderSettings } from '@jhola/contract/orders/placing/order-conditions'
import { type Paise, paise } from '@jhola/contract/shared/money'
import { type Store, storeSchema } from '@jhola/contract/stores/schema'
import { isNewShop } from '@jhola/contract/stores/trust/new-shop'
import type { Clock } from '../../platform/clock.ts'
import type { Sql } from '../../platform/db/sql.ts'
import { clockOf, offeredSlotsOf } from './store-clock.ts'
import { findActiveStore, findStoreById, type StoreRow } from './stores.read.ts'

/** Order settings of a shop, with the data that order responses show. */
export type StoreForOrders = StoreOrderSettings & {
  name: string
  store_type: Store['store_type']
  phone: string
  slot_capacity: number | null
  upi_payee_name: string | null
  is_new: boolean
  asks_upi_after: boolean
  codeAbovePaise: Paise
}

/** Reads shops for other modules; `fresh` bypasses the cache, `on` is the caller's transaction. */
export type StoreOrderSettingsSource = {
  /** `undefined` when no such shop takes orders. `storeId` may be a slug, but only IDs are cached. */
  find(storeId: string, options: { fresh: boolean; on?: Sql }): Promise<StoreForOrders | undefined>
  /** The shop of an order, also when it takes no orders any more; never cached. */
  findOfOrder(storeId: string, on: Sql): Promise<StoreForOrders | undefined>
  /** Invalidates this node's cached copy after a change on this node. */
  invalidate(storeId: string): void
}

const CACHED_MS = 10_000
const MAX_KEPT = 20_000

const toTerms = (row: StoreRow, onlineMethods: readonly OrderPaymentMethod[]): StoreForOrders => ({
  store_id: row.store_id,
  name: row.name,
  store_type: storeSchema.shape.store_type.parse(row.store_type),
  phone: row.phone,
  version: row.version,
  ...clockOf(row),
  busy_until: row.busy_until?.toISOString() ?? null,
  offered_slots: offeredSlotsOf(row),
  slot_capacity: row.slot_capacity,
  place: { latitude: row.latitude, longitude: row.longitude },
  pincode: row.pincode,
  delivery_radius_km: row.delivery_radius_km,
  offers_delivery: row.offers_delivery,
  offers_pickup: row.offers_pickup,
  minOrderPaise: paise(row.min_order_paise),
  codeAbovePaise: paise(row.code_above_paise),
  delivery: {
    feePaise: paise(row.delivery_fee_paise),
    freeFromPaise: paise(row.free_delivery_from_paise),
    expressFeePaise: paise(row.express_fee_paise),
  },
  tax_mode: row.tax_mode,
  collects_tax: gstTypeOf(row) !== 'composition',
  rounds_total: row.rounds_total,
  takes_cod: row.takes_cod,
  upi_vpa: row.upi_vpa,
  upi_payee_name: row.upi_payee_name,
  is_new: isNewShop(row.delivered_orders),
  asks_upi_after: isNewShop(row.delivered_orders) || row.upi_after_acceptance,
  online_methods: row.takes_online ? onlineMethods : [],
  prep_minutes: row.prep_minutes,
  accept_within_minutes: row.accept_within_minutes,
})

/**
 * A source that caches each shop for ten seconds. A stale copy is harmless: the statement that places an order compares the
 * shop's version again.
 */
export const createStoreOrderSettings = (deps: {
  db: Sql
  clock: Clock
  /** Methods of this server's payment services; a shop may switch them off. */
  onlineMethods?: readonly OrderPaymentMethod[]
}): StoreOrderSettingsSource => {
  const cached = new Map<string, { terms: StoreForOrders; untilMs: number }>()
  // Counts invalidations: a row whose read started before one may be stale and is not cached.
  let drops = 0
  return {
    async find(storeId, { fresh, on = deps.db }) {
      const nowMs = deps.clock.now().getTime()
      const known = fresh ? undefined : cached.get(storeId)
      if (known && known.untilMs > nowMs) return known.terms
      cached.delete(storeId)
      const dropsBefore = drops
      const row = await findActiveStore(on, storeId)
      if (!row) return undefined
      const terms = toTerms(row, deps.onlineMethods ?? [])
      if (drops === dropsBefore) cached.set(row.store_id, { terms, untilMs: nowMs + CACHED_MS })
      if (cached.size > MAX_KEPT) cached.delete(cached.keys().next().value ?? '')
      return terms
    },
    async findOfOrder(storeId, on) {
      const row = await findStoreById(on, storeId)
      return row && toTerms(row, deps.onlineMethods ?? [])
    },
    invalidate(storeId) {
      cached.delete(storeId)
      drops += 1
    },
  }
}
