import type { User } from '@jhola/contract/auth/schema'

/** A path of our own. */
export type SafePath = `/${string}`

/** No control characters: browsers leave out tabs and line breaks, which makes `/<tab>/host` the address of another site. */
const OWN = /^\/(?![/\\])[^\\\p{Cc}]*$/u
/** Pages that one does not come back to after signing in. */
const WAYS_IN =
  /^\/(store-login|login|signup|quick-login|email-login|email-passcode|password-setup|forgot-password|verify-email)\b/

/** Where to go after signing in, when it was said and is a path of our own that is not itself a way in. */
export const safeReturnPath = (from: string | null): SafePath | null =>
  from !== null && OWN.test(from) && !WAYS_IN.test(from) ? (from as SafePath) : null

/** The first page of each kind of person, when no other was wanted. */
export const usualPath = (user: Pick<User, 'role' | 'store_id'>): SafePath => {
  if (user.role === 'admin') return '/admin/stores'
  if (user.store_id !== null) return '/store-dashboard'
  return user.role === 'customer' ? '/products' : '/shopkeeper-signup'
}
