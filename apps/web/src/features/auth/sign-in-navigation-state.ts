import type { SafePath } from '@jhola/contract/shared/web/return-path'
import { safeReturnPath } from './safe-return-path.ts'

/** State that one sign-in page passes to the next in the history entry. */
export type SignInNavigationState = { email: string; returnUrl: SafePath | null; isNewAccount: boolean }

/** Reads it with validation: any script of the page can write a history entry. */
export const readSignInNavigationState = (state: unknown, origin: string): SignInNavigationState => {
  const given = typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {}
  return {
    email: typeof given.email === 'string' ? given.email : '',
    returnUrl: typeof given.returnUrl === 'string' ? safeReturnPath(given.returnUrl, origin) : null,
    isNewAccount: given.isNewAccount === true,
  }
}
