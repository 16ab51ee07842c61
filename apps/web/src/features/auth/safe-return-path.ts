import type { User } from '@jhola/contract/auth/schema'
import { type SafePath, toSafePath } from '@jhola/contract/shared/web/return-path'

/** Pages that are not returned to after signing in. */
const WAYS_IN =
  /^\/(store-login|login|signup|quick-login|email-login|email-passcode|password-setup|forgot-password|verify-email)\b/

/** The return path, when it was given, belongs to this site and is not a sign-in page. */
export const safeReturnPath = (from: string | null, origin: string): SafePath | null => {
  const path = toSafePath(from, origin)
  return path === null || WAYS_IN.test(path) ? null : path
}

/**
 * Where a sign-in leads: to the wanted page, or the first one of the role. An admin shows the second step before anything else.
 */
export const startPath = (user: Pick<User, 'role' | 'store_id' | 'factor_step'>, wanted: SafePath | null): SafePath => {
  const path = wanted ?? usualPath(user)
  return user.factor_step ? `/admin/second-factor?from=${encodeURIComponent(path)}` : path
}

/** The first page of each role when there is no return path. */
export const usualPath = (user: Pick<User, 'role' | 'store_id'>): SafePath => {
  if (user.role === 'admin') return '/admin/stores'
  if (user.store_id !== null) return '/store-dashboard'
  return user.role === 'customer' ? '/search' : '/shopkeeper-signup'
}
