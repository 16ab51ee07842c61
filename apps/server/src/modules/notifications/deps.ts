import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Messages } from '../../platform/i18n.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Logger } from '../../platform/logger.ts'
import type { PushSender } from '../../platform/push/index.ts'

/** Dependencies of notifications, created once in compose-modules.ts. */
export type NotificationDeps = {
  db: Database
  clock: Clock
  ids: Ids
  log: Logger
  texts: Messages
  /** Our public VAPID key, base64url. */
  publicKey: string
  send: PushSender
  /** Additional push services that the operator trusts, as origins. */
  pushServices: readonly string[]
}
