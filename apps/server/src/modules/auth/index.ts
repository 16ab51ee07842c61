import type { ServerModule } from '../../platform/server-module.ts'
import { registerApprovals } from './approvals/approvals.routes.ts'
import { registerAuth } from './auth.routes.ts'
import type { AuthDeps } from './deps.ts'
import { registerFactors } from './factors/factors.routes.ts'
import { signInRetention } from './retention.ts'
import { registerSharedDevices } from './shared-devices/shared-devices.routes.ts'

export { lockOrInsertOwner, type NewOwner } from './accounts/owners.repo.ts'
export { insertUsers, type NewUser } from './accounts/users.repo.ts'
export { type ConsumeOtp, consumePhoneOtp } from './codes/consume-otp.ts'
export { type CreatedAdmin, createAdminAccount } from './create-admin.ts'
export type { AuthDeps } from './deps.ts'
export { hashDeviceToken } from './devices/asker-keys.ts'
export { isKnownDevice } from './devices/known-devices.repo.ts'
export { deleteFactorsOf } from './factor-records/delete-factors-of.ts'
export { resetAdminFactors } from './factors/reset-admin-factors.ts'
export { showFactors } from './factors/show-factors.ts'
export { deleteLinksOf } from './links/links.repo.ts'
export { verifyPassword } from './password-reset/set-password.ts'
export { createPasswords, type Passwords } from './passwords/passwords.ts'
export {
  type ContactKind,
  deleteChangesOf,
  hasOpenChange,
  insertContactChange,
  isContactHeld,
  isFreshSession,
  restoreContact,
  undoSince,
  useContactChange,
} from './proofs/contact-changes.repo.ts'
export { type AttachedData, removeAdded, takeAddressFromStranger, takeNumberFromStranger } from './proofs/remove-strangers.ts'
export { deleteOpenInvitations } from './proofs/strangers.repo.ts'
export { CHANGED_PREFIX, listRetainedSessions, SESSIONS_CHANNEL } from './sessions/sessions.repo.ts'
export { createSessions, type Sessions } from './sessions/sessions.ts'
export { unshareDevicesOf } from './shared-devices/manage-devices.ts'
export { checkPasscode } from './sign-in/verify-passcode.ts'
export { signOutPeople } from './sign-out-people.ts'

export const authModule = (deps: AuthDeps): ServerModule => ({
  routes: (routes) => {
    registerAuth(routes, deps)
    registerFactors(routes, deps)
    registerApprovals(routes, deps)
    registerSharedDevices(routes, deps)
  },
  retention: signInRetention(deps),
})
