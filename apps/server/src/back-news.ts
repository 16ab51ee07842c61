import { type BackAlertDeps, backAlertsModule } from './modules/back-alerts/index.ts'
import { type NotificationDeps, pushBy } from './modules/notifications/index.ts'
import type { ServerModule } from './platform/server-module.ts'

/** Joins the wishes to be told of a product with the pushes that tell it. */
export const backNewsModule = (deps: Omit<BackAlertDeps, 'push'>, notifications: NotificationDeps): ServerModule =>
  backAlertsModule({ ...deps, push: pushBy(notifications) })
