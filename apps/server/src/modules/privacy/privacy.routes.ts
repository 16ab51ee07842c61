import { privacyRoutes } from '@jhola/contract/privacy/routes'
import type { Routes } from '../../platform/http/contract-route/routes.ts'
import type { PrivacyDeps } from './deps.ts'
import { forgetNumber } from './forget-number.ts'
import { listConsents } from './list-consents.ts'
import { nameNominee, removeNominee, showNominee } from './nominee.ts'
import { readNumberData } from './number-data.ts'

/** Routes of the rights over personal data that are not part of the profile. */
export const registerPrivacy = (routes: Routes, deps: PrivacyDeps): void => {
  // Not `command`: a rollback would undo the count of failed attempts, and the data must not be stored as a reply.
  routes.handler(privacyRoutes.numberData, async ({ body, device, ip, asker }) => ({
    success: true,
    ...(await readNumberData(deps, body, { device, ip, asker })),
  }))
  routes.handler(privacyRoutes.forgetNumber, async ({ body, device, ip, asker }) => {
    await forgetNumber(deps, body, { device, ip, asker })
    return { success: true }
  })
  routes.query(privacyRoutes.consents, async ({ actor }) => ({ success: true, ...(await listConsents(deps, actor.user_id)) }))
  routes.query(privacyRoutes.nominee, async ({ actor }) => ({ success: true, nominee: await showNominee(deps, actor.user_id) }))
  routes.command(privacyRoutes.setNominee, async ({ actor, body }, tx) => ({
    success: true,
    nominee: await nameNominee(deps, tx, actor.user_id, body),
  }))
  routes.command(privacyRoutes.removeNominee, async ({ actor }, tx) => {
    await removeNominee(tx, actor.user_id)
    return { success: true }
  })
}
