import type { ServerModule } from '../../platform/server-module.ts'
import type { NotificationDeps } from './deps.ts'
import { deleteOrphans } from './push.repo.ts'
import { registerNotifications } from './push.routes.ts'
import { sendPushes } from './send-pushes.ts'
import { tellExpiry } from './tell-expiry.ts'
import { tellLowStock } from './tell-low-stock.ts'

export type { NotificationDeps } from './deps.ts'
export { deletePushesTo, findSettings, listSubscriptionsOf } from './push.repo.ts'
export { type PushContent, pushToShop, type ShopNotice } from './queue-push.ts'
export { sendPushes } from './send-pushes.ts'
export { tellExpiry } from './tell-expiry.ts'
export { tellLowStock } from './tell-low-stock.ts'
export { tellShopOfOrder } from './tell-shop.ts'

const SEND_EVERY_MS = 1_000
const LOW_STOCK_EVERY_MS = 60_000
const EXPIRY_EVERY_MS = 300_000

export const notificationsModule = (deps: NotificationDeps): ServerModule => ({
  routes: (routes) => registerNotifications(routes, deps),
  jobs: [
    { name: 'send-pushes', everyMs: SEND_EVERY_MS, run: () => sendPushes(deps) },
    { name: 'tell-low-stock', everyMs: LOW_STOCK_EVERY_MS, run: () => tellLowStock(deps) },
    { name: 'tell-expiry', everyMs: EXPIRY_EVERY_MS, run: () => tellExpiry(deps) },
  ],
  // Browsers of sessions that are over.
  retention: [{ step: 'push subscriptions', run: () => deleteOrphans(deps.db, deps.clock.now()) }],
})
