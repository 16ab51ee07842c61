import { preferenceRoutes } from '@jhola/contract/preferences/routes'
import type { Routes } from '../../platform/http/contract-route/routes.ts'
import { changePreferences, stopAutoAccept } from './change-preferences.ts'
import type { PreferenceDeps } from './deps.ts'
import { readVersioned } from './show-preferences.ts'

/** Routes of a shop's preferences, with the kill switch of auto-accept. */
export const registerPreferences = (routes: Routes, deps: PreferenceDeps): void => {
  routes.query(preferenceRoutes.show, async ({ actor }) => ({
    success: true,
    ...(await readVersioned(deps.db, actor.store_id)),
  }))
  routes.command(preferenceRoutes.change, async ({ actor, body }, tx) => ({
    success: true,
    ...(await changePreferences(deps, tx, actor, body)),
  }))
  routes.command(preferenceRoutes.stopAutoAccept, async ({ actor }, tx) => ({
    success: true,
    ...(await stopAutoAccept(deps, tx, actor.store_id)),
  }))
}
