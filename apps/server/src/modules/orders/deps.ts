import type { MissingState } from '@jhola/contract/availability/missing-states'
import type { Place } from '@jhola/contract/geo/distance'
import type { ElsewhereShop } from '@jhola/contract/orders/elsewhere/routes'
import type { HandReturn } from '@jhola/contract/orders/packing/money-after-packing'
import type { ProductPricing, StoreOrderSettings } from '@jhola/contract/orders/placing/order-conditions'
import type { PackingSettings } from '@jhola/contract/preferences/schema'
import type { Paise } from '@jhola/contract/shared/money'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Sql } from '../../platform/db/sql.ts'
import type { ShopPerson } from '../../platform/http/caller/actor.ts'
import type { Asker } from '../../platform/http/caller/device-cookie.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Logger } from '../../platform/logger.ts'
import type { PictureEncoder } from '../../platform/media/index.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { WantedElsewhere } from '../catalogue/index.ts'
import type { OrderTokens } from './access/order-tokens.ts'
import type { CountedBy, OrderActor } from './order-to-insert.sql.ts'
import type { OrderOrigin } from './unproven/counted-by.ts'
import type { PhoneProofs } from './unproven/phone-proofs.ts'
import type { ProvenCustomers } from './unproven/proven-customers.ts'

/** Pricing of a product, with the names and units that an order line stores for display. */
export type OrderableProduct = ProductPricing & { name_hi: string | null; image: string; pack_size: string | null }

/**
 * Order settings of a shop, with the data that responses show. `slot_capacity`: maximum number of orders in one slot; null: no
 * limit.
 */
export type OrderableStore = StoreOrderSettings & {
  name: string
  phone: string
  slot_capacity: number | null
  /** Above this value an unproven number needs a code. */
  codeAbovePaise: Paise
}

/** What the rules for unproven numbers need. */
export type StrangerDeps = {
  provenCustomers: ProvenCustomers
  countedBy(phone: string, origin: OrderOrigin): CountedBy
}

/**
 * How other modules' data is read: `fresh` bypasses the short-lived cache; `on` is the caller's transaction. A transaction that waited
 * for a second connection could wait for others that do the same.
 */
type ReadOptions = { fresh: boolean; on?: Sql }

/** A shared cart that an order is made of. */
export type SharedCartRef = { cartId: string; storeId: string }

/** Dependencies of the orders module, created once in app.ts. */
export type OrderDeps = {
  db: Database
  clock: Clock
  ids: Ids
  log: Logger
  secrets: Secrets
  tokens: OrderTokens
  proofs: PhoneProofs
  /** Null for load tests (STRANGER_LIMITS=off): then every number counts as proven. */
  strangers: StrangerDeps | null
  /**
   * Wakes the outbox relay after a commit; never call it inside a transaction. It is a hint only: the table decides what is sent.
   */
  wakeOutbox(): void
  /** Counts an attempt at the code sent to a number; gives what consumes it. Throws `auth.otp_invalid`. */
  verifyPhoneCode(given: { phone: string; otp: string }, asker: Asker): Promise<(sql: Sql) => Promise<void>>
  findStore(storeId: string, options: ReadOptions): Promise<OrderableStore | undefined>
  /** The shop of an order, also when it takes no orders any more: what is open is packed and answered. */
  findStoreOfOrder(storeId: string, on: Sql): Promise<OrderableStore | undefined>
  findProducts(
    storeId: string,
    productIds: readonly string[],
    options: ReadOptions,
  ): Promise<ReadonlyMap<string, OrderableProduct>>
  /** Takes a shared cart for an order, in its transaction. Throws `cart.shared_ordered` when another order has it. */
  claimSharedCart(tx: Sql, cart: SharedCartRef, at: Date): Promise<void>
  isSharedCartOrdered(sql: Sql, cart: SharedCartRef): Promise<boolean>
  /** What the shop may do when something of an order is missing. Throws `stores.not_found`. */
  packingSettings(sql: Sql, storeId: string): Promise<PackingSettings>
  /** Takes a product off the shelf. Throws `catalogue.not_found`, `inventory.deleted`. */
  takeOffShelf(
    tx: Sql,
    call: { actor: ShopPerson; language: string },
    what: { productId: string; state: MissingState },
  ): Promise<void>
  /** The state of a PIN code; `undefined` for a code that does not exist in India. */
  stateOfPincode(pincode: string): string | undefined
  /** Where a PIN code lies; `undefined` for one that does not exist. */
  placeOfPincode(pincode: string): Place | undefined
  /** Other open shops that have these goods and deliver there. */
  findElsewhere(wanted: WantedElsewhere): Promise<ElsewhereShop[]>
  message(language: string, key: OrderMessageKey, values?: { store: string }): string
  /** The English name of a product group from its name in another language; `undefined` for every other term. */
  englishNameOf(typed: string): string | undefined
  /** The payment provider's ID of an order's payment; `null` without a provider payment. */
  findTransaction(sql: Sql, storeId: string, orderId: string): Promise<string | null>
  /**
   * Gives money of an order back in the caller's transaction, through the services that took it or by hand. `packed_less`: the one
   * return of an order that was paid before packing made it cheaper. `rest_by_hand`: of this amount, what no service can return.
   * Resolves to what of it the shop gives back by hand, in paise.
   */
  payBack(
    tx: Sql,
    money: {
      storeId: string
      orderId: string
      what: 'packed_less' | 'rest_by_hand'
      amountPaise: number
      /** How the order was paid. */
      method: string
      /** How the part that no service gives back goes by hand. */
      by?: HandReturn | undefined
      actor: OrderActor
      at: Date
    },
  ): Promise<number>
  /** Refunds of order lines made before this moment, oldest first. */
  listEarlyRefunds(sql: Sql, of: { storeId: string; orderId: string; before: Date }): Promise<EarlyRefund[]>
  /** Encodes an uploaded photo; null: unreadable, undefined: too many wait. */
  encodePicture: PictureEncoder
  /** Sends a push message about a customer's action to the shop's devices, in the caller's transaction. */
  notifyShop(tx: Sql, news: ShopNews): Promise<unknown>
  /** Notifies the customer, in the caller's transaction. */
  notifyCustomer(tx: Sql, news: CustomerNews): Promise<unknown>
}

/** Refunded base units by line number, and their amounts. */
export type EarlyRefund = { quantities: ReadonlyMap<number, number>; feesPaise: Paise; totalPaise: Paise }

/**
 * A customer's action on an order: a reported problem, a claimed UPI payment, a change of the order, or words about it. Of a list: photos
 * to be typed, without an order.
 */
export type ShopNews = {
  storeId: string
  orderId: string
  orderNumber: string
  what: 'problem' | 'claimed' | 'changed' | 'message' | 'list'
}

/** A message for the customer of an order, in the order's language. */
export type CustomerNews = {
  to: string
  /** The account that placed the order; null for a guest. */
  userId: string | null
  language: string
  template: 'order_delayed' | 'order_question' | 'order_changed' | 'order_message' | 'list_billed' | 'list_refused'
  /** The order whose page the message links to; it also goes to the devices of the account that want notifications. */
  linkTo?: string
  /** The list of photos whose page the message links to. */
  listTo?: { storeId: string; listId: string }
  values: Record<string, string | number>
}

/** Message keys in responses of the orders module. */
export type OrderMessageKey =
  | 'placed'
  | 'practice_placed'
  | 'practice_address'
  | 'accepted'
  | 'delayed'
  | 'rejected'
  | 'status_updated'
  | 'cancelled'
