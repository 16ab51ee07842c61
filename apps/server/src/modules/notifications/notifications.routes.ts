import { notificationRoutes } from '@jhola/contract/notifications/routes'
import type { Routes } from '../../platform/http/contract-route/routes.ts'
import type { NotificationDeps } from './deps.ts'
import { readSettings } from './settings.ts'
import { changeSettings, listDevices, sendTest, subscribe, unsubscribe } from './subscribe.ts'

/** Routes of push notifications: settings, devices, a test. */
export const registerNotifications = (routes: Routes, deps: NotificationDeps): void => {
  routes.query(notificationRoutes.key, async () => ({ success: true, public_key: deps.publicKey }))
  routes.query(notificationRoutes.settings, async ({ actor }) => ({
    success: true,
    settings: await readSettings(deps.db, actor.user_id),
  }))
  routes.command(notificationRoutes.changeSettings, async ({ actor, body }, tx) => {
    await changeSettings(deps, tx, actor.user_id, body)
    return { success: true, settings: body }
  })
  routes.command(notificationRoutes.subscribe, async ({ actor, body }, tx) => {
    await subscribe(deps, tx, actor, body.subscription)
    return { success: true }
  })
  routes.query(notificationRoutes.devices, async ({ actor }) => ({ success: true, devices: await listDevices(deps, actor) }))
  routes.command(notificationRoutes.unsubscribe, async ({ actor, body }, tx) => {
    await unsubscribe(tx, actor, body)
    return { success: true }
  })
  routes.command(notificationRoutes.test, async ({ actor, language }, tx) => ({
    success: true,
    devices: await sendTest(deps, tx, actor.user_id, language),
  }))
}
