import type { ServerModule } from '../../platform/server-module.ts'
import type { NotificationDeps } from './deps.ts'
import { registerNotifications } from './notifications.routes.ts'
import { notifyExpiry } from './notify-expiry.ts'
import { notifyLowStock } from './notify-low-stock.ts'
import { sendPushes } from './send-pushes.ts'
import { deleteOrphans } from './subscriptions.repo.ts'

export type { NotificationDeps } from './deps.ts'
export { pushToCustomer } from './notify-customer.ts'
export { notifyExpiry } from './notify-expiry.ts'
export { notifyLowStock } from './notify-low-stock.ts'
export { notifyShopOfOrder } from './notify-shop.ts'
export { type PushContent, pushBy, pushToShop, type ShopNotice } from './queue-push.ts'
export { sendPushes } from './send-pushes.ts'
export { deletePushesTo, findSettings, listSubscriptionsOf } from './subscriptions.repo.ts'

const SEND_EVERY_MS = 1_000
const LOW_STOCK_EVERY_MS = 60_000
const EXPIRY_EVERY_MS = 300_000

export const notificationsModule = (deps: NotificationDeps): ServerModule => ({
  routes: (routes) => registerNotifications(routes, deps),
  jobs: [
    { name: 'send-pushes', everyMs: SEND_EVERY_MS, run: () => sendPushes(deps) },
    { name: 'tell-low-stock', everyMs: LOW_STOCK_EVERY_MS, run: () => notifyLowStock(deps) },
    { name: 'tell-expiry', everyMs: EXPIRY_EVERY_MS, run: () => notifyExpiry(deps) },
  ],
  // Browsers of ended sessions.
  retention: [{ step: 'push subscriptions', run: () => deleteOrphans(deps.db, deps.clock.now()) }],
})
