import type { ServerModule } from '../../platform/server-module.ts'
import { registerAdmin } from './admin.routes.ts'
import type { AdminDeps } from './deps.ts'

export const adminModule = (deps: AdminDeps): ServerModule => ({ routes: (routes) => registerAdmin(routes, deps) })
