import type { DeliveryPlace } from '@jhola/contract/geo/delivery-distance'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Sql } from '../../platform/db/sql.ts'
import type { Messages } from '../../platform/i18n.ts'
import type { Logger } from '../../platform/logger.ts'
import type { MessageGateway } from '../../platform/messaging/index.ts'
import type { ShopNotice } from '../notifications/index.ts'
import type { OrderTokens } from '../orders/index.ts'

/** The dependencies of the alarms; created once in compose-modules.ts. */
export type AlarmDeps = {
  db: Database
  clock: Clock
  log: Logger
  texts: Messages
  tokens: OrderTokens
  gateway: MessageGateway
  /** Our public origin, for links in messages; undefined: messages have no link. */
  publicOrigin: string | undefined
  /** The operator's setting: false, and no shop accepts orders automatically. */
  isAutoAcceptOn: boolean
  /** Where a typed address with this PIN code lies; undefined for a PIN code without a place. */
  placeByPincode(pincode: string): DeliveryPlace | undefined
  /** Wakes the outbox worker after a commit. */
  wakeOutbox(): void
  /** Removes a changed shop from this node's cache. */
  invalidateStore(storeId: string): void
  /** Sends a push to every device of the shop, in the transaction of the cause. */
  pushToShop(tx: Sql, notice: ShopNotice): Promise<number>
}
