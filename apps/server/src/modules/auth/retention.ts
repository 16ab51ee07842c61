import { UNPROVEN_STORE_KEPT_MS } from '@jhola/contract/constants'
import type { Clock } from '../../platform/clock.ts'
import type { Sql } from '../../platform/db/sql.ts'
import type { Step } from '../../platform/jobs/work-through.ts'
import { deleteApprovalsBefore } from './approvals/approvals.repo.ts'
import { deleteCodesBefore } from './codes/codes.repo.ts'
import { deleteIdleDevices } from './devices/known-devices.repo.ts'
import { deleteChallengesBefore } from './factor-records/challenges.repo.ts'
import { deleteLinksBefore } from './links/links.repo.ts'
import { deletePasswordTriesBefore } from './passwords/password-tries.repo.ts'
import { deleteAbandonedAccounts } from './proofs/abandoned-accounts.repo.ts'
import { deleteChangesBefore } from './proofs/contact-changes.repo.ts'
import { deleteSessionsBefore } from './sessions/sessions.repo.ts'

const SENT_RETAINED_MS = 2 * 24 * 3_600_000
const ENDED_SESSIONS_RETAINED_MS = 30 * 24 * 3_600_000

/** Purges codes, links and attempts that no limit counts, and sessions that ended long ago. */
export const signInRetention = ({ db, clock }: { db: Sql; clock: Clock }): Step[] => {
  const ago = (ms: number) => new Date(clock.now().getTime() - ms)
  return [
    { step: 'codes', run: () => deleteCodesBefore(db, ago(SENT_RETAINED_MS)) },
    { step: 'approvals of sign-ins', run: () => deleteApprovalsBefore(db, ago(0)) },
    { step: 'links', run: () => deleteLinksBefore(db, ago(SENT_RETAINED_MS)) },
    { step: 'challenges of passkeys', run: () => deleteChallengesBefore(db, ago(0)) },
    { step: 'tries of passwords', run: () => deletePasswordTriesBefore(db, ago(0)) },
    { step: 'known devices', run: () => deleteIdleDevices(db, clock.now()) },
    { step: 'changes of contacts', run: () => deleteChangesBefore(db, ago(0)) },
    { step: 'accounts that nobody proved', run: () => deleteAbandonedAccounts(db, ago(UNPROVEN_STORE_KEPT_MS)) },
    { step: 'sessions', run: () => deleteSessionsBefore(db, ago(ENDED_SESSIONS_RETAINED_MS)) },
  ]
}
