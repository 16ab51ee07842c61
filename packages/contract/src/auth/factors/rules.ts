import type { Role } from '../schema.ts'

export const PASSKEYS_MAX = 10
export const PASSKEY_NAME_MAX = 40
/** How long a browser may take to sign a challenge. */
export const CHALLENGE_VALID_MS = 5 * 60_000
/** After this time a person is asked once more who they are, before their contacts or ways in change. */
export const FRESH_SIGN_IN_MS = 10 * 60_000
export const TOTP_DIGITS = 6
export const TOTP_STEP_SECONDS = 30
/** Wrong codes of an app, or recovery codes, within 15 minutes. */
export const FACTOR_TRIES_MAX = 5
export const RECOVERY_CODES = 10

/** How a session began. `pin`: a switch between people on a device of the shop. `device`: another device of the account let it in. */
export const SIGN_IN_METHODS = ['code', 'passcode', 'password', 'passkey', 'pin', 'device'] as const
export type SignInMethod = (typeof SIGN_IN_METHODS)[number]

/** Passkeys are for people who work with Jhola. Customers sign in by a code. */
export const mayHavePasskeys = (role: Role): boolean => role !== 'customer'

/** A PIN of four digits on a shared device proves too little: such a session is never fresh and never an admin's. */
export const isStrongMethod = (method: SignInMethod | null): boolean => method !== null && method !== 'pin'

/** The person proved who they are on this device: a session that another device let in is not fresh until its person does. */
export const beginsFresh = (method: SignInMethod): boolean => isStrongMethod(method) && method !== 'device'

/** Whether a person proved recently who they are. */
export const isFresh = (session: { method: SignInMethod | null; freshAt: Date | null }, now: Date): boolean =>
  isStrongMethod(session.method) &&
  session.freshAt !== null &&
  now.getTime() - session.freshAt.getTime() < FRESH_SIGN_IN_MS &&
  now >= session.freshAt

/** What an admin does next in a session without second factor; a passkey that opened the session is not the second factor too. */
export const factorStep = (factors: { passkeys: number; hasApp: boolean }): 'set_up' | 'prove' =>
  factors.passkeys > 0 || factors.hasApp ? 'prove' : 'set_up'

/** An admin keeps at least one factor. */
export const mayRemoveFactor = (role: Role, factors: { passkeys: number; hasApp: boolean }): boolean =>
  role !== 'admin' || factors.passkeys + (factors.hasApp ? 1 : 0) > 1
