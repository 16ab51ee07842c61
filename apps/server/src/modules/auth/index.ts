import type { ServerModule } from '../../platform/server-module.ts'
import { registerAuth } from './auth.routes.ts'
import type { AuthDeps } from './deps.ts'
import { signInRetention } from './forget-old.ts'

export type { AuthDeps } from './deps.ts'
export { forgetLinksOf } from './links.repo.ts'
export { type MadeAdmin, makeAdmin } from './make-admin.ts'
export { lockOrInsertOwner, type NewOwner } from './owners.repo.ts'
export { createPasswords } from './passwords.ts'
export { provePhone, type UseProof } from './prove-phone.ts'
export { listKeptSessions, SESSIONS_CHANNEL } from './sessions.repo.ts'
export { createSessions, type Sessions } from './sessions.ts'
export { provePassword } from './set-password.ts'
export { insertUsers, type NewUser } from './users.repo.ts'
export { sendEmailChange } from './verify-email.ts'

export const authModule = (deps: AuthDeps): ServerModule => ({
  routes: (routes) => registerAuth(routes, deps),
  retention: signInRetention(deps),
})
