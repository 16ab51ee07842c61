export type { ProfileDeps } from './deps.ts'
export { registerProfile } from './profile.routes.ts'
