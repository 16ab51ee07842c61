import type { ServerModule } from '../../platform/server-module.ts'
import type { PrivacyDeps } from './deps.ts'
import { registerPrivacy } from './privacy.routes.ts'

export { tellAffected } from './breach/tell-affected.ts'
export type { PrivacyDeps } from './deps.ts'
export { deleteNominee, findNominee } from './nominee.repo.ts'
export { recordNoticeVersions } from './notice-versions.ts'

export const privacyModule = (deps: PrivacyDeps): ServerModule => ({ routes: (routes) => registerPrivacy(routes, deps) })
