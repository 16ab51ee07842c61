import type { ServerModule } from '../../platform/server-module.ts'
import type { ProfileDeps } from './deps.ts'
import { registerProfile } from './profile.routes.ts'

export { deleteSavedData } from './account-deletion/account-deletion.repo.ts'
export type { ProfileDeps } from './deps.ts'

export const profileModule = (deps: ProfileDeps): ServerModule => ({ routes: (routes) => registerProfile(routes, deps) })
