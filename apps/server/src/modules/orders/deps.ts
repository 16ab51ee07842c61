import type { ProductPricing, StoreOrderSettings } from '@jhola/contract/orders/placing/order-facts'
import type { Paise } from '@jhola/contract/shared/money'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Sql } from '../../platform/db/sql.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Logger } from '../../platform/logger.ts'
import type { OrderTokens } from './access/order-tokens.ts'

/** A product's terms with what an order line keeps of it for the screens. */
export type OrderableProduct = ProductPricing & { name_hi: string | null; image: string; pack_size: string | null }

/** A shop's terms with what an answer says of it, and how many orders one slot takes (null: as many as come). */
export type OrderableStore = StoreOrderSettings & { name: string; phone: string; slot_capacity: number | null }

/** What the orders module works with; made once in app.ts. `fresh` skips the short-lived copies kept in memory. */
export type OrderDeps = {
  db: Database
  clock: Clock
  ids: Ids
  log: Logger
  tokens: OrderTokens
  /** Tells the outbox relay that something was committed; call it after the commit, never inside. Only a wake-up: the table is the truth. */
  wakeOutbox(): void
  findStore(storeId: string, options: { fresh: boolean }): Promise<OrderableStore | undefined>
  findProducts(
    storeId: string,
    productIds: readonly string[],
    options: { fresh: boolean },
  ): Promise<ReadonlyMap<string, OrderableProduct>>
  /** The state that a pincode lies in; `undefined` for one that India does not have. */
  stateOfPincode(pincode: string): string | undefined
  message(language: string, key: OrderMessageKey, values?: { store: string }): string
  /** The English name of goods by what they are called in another language; `undefined` for all other words. */
  englishNameOf(typed: string): string | undefined
  /** The payment service's own name of the payment that came for an order; `null` when none came that way. */
  findTransaction(sql: Sql, storeId: string, orderId: string): Promise<string | null>
  /** What of an order's money went back by goods before this moment, first to last. */
  listEarlyRefunds(sql: Sql, of: { storeId: string; orderId: string; before: Date }): Promise<EarlyRefund[]>
  /** Pushes what the customer did to the shop's devices, in the transaction of the cause. */
  notifyShop(tx: Sql, news: ShopNews): Promise<unknown>
  /** Tells the customer, in the transaction of the cause. */
  notifyCustomer(tx: Sql, news: CustomerNews): Promise<void>
}

/** Base units by line number, and the money for them. */
export type EarlyRefund = { quantities: ReadonlyMap<number, number>; feesPaise: Paise; totalPaise: Paise }

/** What a customer did to an order: reported a problem, or said that the UPI payment was made. */
export type ShopNews = { storeId: string; orderId: string; orderNumber: string; what: 'problem' | 'claimed' }

/** A message for the customer of an order, in the order's language. */
export type CustomerNews = { to: string; language: string; template: 'order_delayed'; values: Record<string, string | number> }

/** Messages that the orders module answers with. */
export type OrderMessageKey =
  | 'placed'
  | 'practice_placed'
  | 'practice_address'
  | 'accepted'
  | 'delayed'
  | 'rejected'
  | 'status_updated'
  | 'cancelled'
