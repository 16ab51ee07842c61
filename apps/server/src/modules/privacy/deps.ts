import type { AuthDeps } from '../auth/index.ts'

/** Dependencies of the privacy module; numbers are proven with the auth module. */
export type PrivacyDeps = Pick<AuthDeps, 'db' | 'clock' | 'ids' | 'secrets'>
