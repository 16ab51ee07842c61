import { starterRoutes } from '@jhola/contract/inventory/starter/routes'
import type { Sql } from '../../../platform/db/sql.ts'
import type { Routes } from '../../../platform/http/contract-route/routes.ts'
import type { Messages } from '../../../platform/i18n.ts'
import { addStarter, type StarterDeps } from './add-starter.ts'
import { offerStarter } from './offer-starter.ts'

/** The starter catalogue, from which a new shop fills its inventory. */
export const registerStarter = (routes: Routes, deps: StarterDeps & { db: Sql; texts: Messages }): void => {
  routes.query(starterRoutes.list, ({ actor, query }) => offerStarter(deps, actor.store_id, query))
  routes.command(starterRoutes.add, async ({ actor, body, language }, tx) => {
    const results = await addStarter(deps, tx, actor, body.products)
    const added = results.filter(({ code }) => code === null).length
    return { success: true, message: deps.texts.message(language, 'inventory.starter_added', { count: added }), added, results }
  })
}
