import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { ShopPerson } from '../../platform/http/caller/actor.ts'
import type { Messages } from '../../platform/i18n.ts'
import type { Ids } from '../../platform/ids.ts'
import type { PictureEncoder } from '../../platform/media/index.ts'
import type { InventoryCounts } from '../catalogue/index.ts'

/** Dependencies of the inventory module, created once in app.ts. */
export type InventoryDeps = {
  db: Database
  clock: Clock
  ids: Ids
  texts: Messages
  encodePicture: PictureEncoder
  figures: InventoryCounts
}

/** The user who changes something of their shop, and the language of the response. */
export type ShopCall = { actor: ShopPerson; language: string }
