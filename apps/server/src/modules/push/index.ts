import type { NotificationDeps } from './deps.ts'
import { deleteOrphans } from './push.repo.ts'

export type { NotificationDeps } from './deps.ts'
export { deletePushesTo, findSettings, listSubscriptionsOf } from './push.repo.ts'
export { registerNotifications } from './push.routes.ts'
export { type PushContent, pushToShop, type ShopNotice } from './queue-push.ts'
export { sendPushes } from './send-pushes.ts'
export { tellExpiry } from './tell-expiry.ts'
export { tellLowStock } from './tell-low-stock.ts'
export { tellShopOfOrder } from './tell-shop.ts'

/** Forgets browsers of sessions that are over. Returns how many. */
export const forgetOldSubscriptions = (deps: Pick<NotificationDeps, 'db' | 'clock'>): Promise<number> =>
  deleteOrphans(deps.db, deps.clock.now())
