import type { AuthDeps } from '../deps.ts'
import { guardPassword, type ResetTries } from '../passwords/guard-password.ts'

/** Counts a try at a person's codes before it is checked. Throws `request.rate_limited` after five wrong ones. */
export const guardFactor = (deps: AuthDeps, user_id: string): Promise<ResetTries> =>
  guardPassword(deps, { kind: 'factor', user_id }, null)
