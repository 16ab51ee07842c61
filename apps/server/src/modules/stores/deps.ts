import type { Place } from '@jhola/contract/geo/distance'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Messages } from '../../platform/i18n.ts'
import type { Ids } from '../../platform/ids.ts'
import type { PictureEncoder } from '../../platform/media/index.ts'
import type { MessageGateway } from '../../platform/messaging/index.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { Sessions } from '../auth/index.ts'
import type { StoreOrderSettingsSource } from './store-order-settings.ts'

/** Dependencies of the stores module, created once in compose-modules.ts. */
export type StoreDeps = {
  db: Database
  clock: Clock
  ids: Ids
  secrets: Secrets
  gateway: MessageGateway
  texts: Pick<Messages, 'message'>
  sessions: Pick<Sessions, 'revokeInStore' | 'recordRevoked' | 'changeInStore' | 'recordChanged'>
  /** The public origin of the product; the base of links in messages. */
  origin: string
  /** `createStoreOrderSettings(...)`, shared with the orders module. */
  terms: StoreOrderSettingsSource
  /** The centre of a PIN code (geo); `undefined` for one that the directory does not have. */
  findPincode(pincode: string): Place | undefined
  /** `createPictureEncoder()`, one per process. */
  encodePicture: PictureEncoder
}
