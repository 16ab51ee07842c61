export type { PreferenceDeps } from './deps.ts'
export { registerPreferences } from './preferences.routes.ts'
export { readPreferences } from './show-preferences.ts'
