import { profileRoutes } from '@jhola/contract/profile/routes'
import type { Profile } from '@jhola/contract/profile/schema'
import { answerOnce } from '../../platform/http/contract-route/idempotency.ts'
import type { Routes } from '../../platform/http/contract-route/routes.ts'
import { deleteAccount } from './account-deletion/delete-account.ts'
import { addAddress, changeAddress, removeAddress } from './addresses/manage-addresses.ts'
import { changeProfile } from './change-profile.ts'
import { decideConsent } from './consents/decide-consent.ts'
import { changeContact } from './contacts/change-contact.ts'
import { undoChange } from './contacts/undo-change.ts'
import { exportData } from './data-export/export-data.ts'
import type { ProfileDeps } from './deps.ts'
import { showProfile } from './show-profile.ts'

const answer = (profile: Profile) => ({ success: true as const, profile })

/** Routes of the signed-in user's data: change, export and deletion. */
export const registerProfile = (routes: Routes, deps: ProfileDeps): void => {
  routes.query(profileRoutes.show, async ({ actor }) => answer(await showProfile(deps.db, actor.user_id)))
  routes.command(profileRoutes.change, async ({ actor, body }, tx) => answer(await changeProfile(deps, tx, actor.user_id, body)))
  routes.command(profileRoutes.decideConsent, async ({ actor, params, body, language }, tx) => {
    await decideConsent(deps, tx, actor, { ...params, ...body, language })
    return answer(await showProfile(tx, actor.user_id))
  })
  registerContacts(routes, deps)
  registerAddresses(routes, deps)
  registerAccountDeletion(routes, deps)
}

/** Not `command`: a rollback would undo the count of failed attempts. */
const registerContacts = (routes: Routes, deps: ProfileDeps): void => {
  const { db, clock } = deps
  routes.handler(profileRoutes.changeEmail, (call) =>
    answerOnce(db, call.idempotency, 200, clock, async () => {
      await changeContact(deps, call, call.body)
      return answer(await showProfile(db, call.actor.user_id))
    }),
  )
  routes.handler(profileRoutes.changePhone, (call) =>
    answerOnce(db, call.idempotency, 200, clock, async () => {
      await changeContact(deps, call, call.body)
      return answer(await showProfile(db, call.actor.user_id))
    }),
  )
  routes.handler(profileRoutes.undoChange, async ({ body, device, ip }) => {
    await undoChange(deps, body.token, { device, ip })
    return { success: true as const }
  })
}

const registerAddresses = (routes: Routes, deps: ProfileDeps): void => {
  routes.command(profileRoutes.addAddress, async ({ actor, body }, tx) => ({
    success: true,
    address: await addAddress(deps, tx, actor.user_id, body),
  }))
  routes.command(profileRoutes.changeAddress, async ({ actor, params, body }, tx) => ({
    success: true,
    address: await changeAddress(tx, actor.user_id, params.address_id, body),
  }))
  routes.command(profileRoutes.removeAddress, async ({ actor, params }, tx) => {
    await removeAddress(tx, actor.user_id, params.address_id)
    return { success: true }
  })
}

const registerAccountDeletion = (routes: Routes, deps: ProfileDeps): void => {
  routes.handler(profileRoutes.exportData, async ({ actor, device, ip }) => ({
    success: true,
    ...(await exportData(deps, actor, { device, ip })),
  }))
  // Not `command`: a rollback would undo the count of failed attempts, and a response stored for the account would outlive it.
  routes.handler(profileRoutes.deleteAccount, async ({ actor, body, language, device, ip, asker, setSessionCookie }) => {
    await deleteAccount(deps, actor, body, { device, ip, asker })
    setSessionCookie(null)
    return { success: true, message: deps.texts.message(language, 'profile.deleted') }
  })
}
