import { NOTICE_VERSION } from '@jhola/contract/privacy/notice'
import { listDecisions } from './decisions.read.ts'
import type { PrivacyDeps } from './deps.ts'

/** Every decision of a person about a consent, with the version of the present notice. */
export const listConsents = async ({ db }: PrivacyDeps, userId: string) => ({
  notice_version: NOTICE_VERSION,
  decisions: (await listDecisions(db, userId)).map((row) => ({ ...row, decided_at: row.decided_at.toISOString() })),
})
