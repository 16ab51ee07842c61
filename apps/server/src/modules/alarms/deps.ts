import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Sql } from '../../platform/db/sql.ts'
import type { Messages } from '../../platform/i18n.ts'
import type { Logger } from '../../platform/logger.ts'
import type { MessageGateway } from '../../platform/messaging/index.ts'
import type { ShopNotice } from '../notifications/index.ts'
import type { OrderTokens } from '../orders/index.ts'

/** What the alarms work with; made once in compose-modules.ts. */
export type AlarmDeps = {
  db: Database
  clock: Clock
  log: Logger
  texts: Messages
  tokens: OrderTokens
  gateway: MessageGateway
  /** Where people reach us, for links in messages; undefined: messages come without. */
  publicOrigin: string | undefined
  /** The operator's switch: off, no shop accepts by itself. */
  isAutoAcceptOn: boolean
  /** Tells the outbox relay that something was committed. */
  wakeOutbox(): void
  /** Drops this node's copy of a shop after a change of it. */
  invalidateStore(storeId: string): void
  /** Pushes to every device of the shop, in the transaction of the cause. */
  pushToShop(tx: Sql, notice: ShopNotice): Promise<number>
}
