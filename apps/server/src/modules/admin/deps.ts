import type { Place } from '@jhola/contract/geo/distance'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Messages } from '../../platform/i18n.ts'
import type { Ids } from '../../platform/ids.ts'
import type { MessageGateway } from '../../platform/messaging/index.ts'
import type { Secrets } from '../../platform/secrets.ts'

/** The dependencies of the admin module; created once in compose-modules.ts. */
export type AdminDeps = {
  db: Database
  clock: Clock
  ids: Ids
  secrets: Secrets
  gateway: MessageGateway
  texts: Pick<Messages, 'message'>
  /** The centre of a PIN code; `undefined` for one that the directory does not have. */
  findPincode(pincode: string): Place | undefined
  /** Removes a shop from this node's cache. Other nodes' cached copies are rejected by their version. */
  invalidateStore(storeId: string): void
}
