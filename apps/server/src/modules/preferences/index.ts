import type { ServerModule } from '../../platform/server-module.ts'
import type { PreferenceDeps } from './deps.ts'
import { registerPreferences } from './preferences.routes.ts'

export type { PreferenceDeps } from './deps.ts'
export { readPreferences } from './show-preferences.ts'

export const preferencesModule = (deps: PreferenceDeps): ServerModule => ({
  routes: (routes) => registerPreferences(routes, deps),
})
