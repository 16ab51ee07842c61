import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Messages } from '../../platform/i18n.ts'
import type { Ids } from '../../platform/ids.ts'
import type { MessageGateway } from '../../platform/messaging/index.ts'
import type { Secrets } from '../../platform/secrets.ts'

/** What the admin module works with; made once in compose-modules.ts. */
export type AdminDeps = {
  db: Database
  clock: Clock
  ids: Ids
  secrets: Secrets
  gateway: MessageGateway
  texts: Pick<Messages, 'message'>
  /** Drops this node's copy of a shop; copies elsewhere are refused by their version. */
  invalidateStore(storeId: string): void
}
