import type { SealedKind } from '@jhola/contract/privacy/records'
import { type AuditDeps, recordSecurityEvent } from '../audit/index.ts'
import type { Sql } from '../db/sql.ts'
import { decryptFor } from './encrypt-for.ts'
import { boundTo } from './seal-records.ts'
import { findSealed } from './sealed.repo.ts'
import { lockSealingKey } from './sealing-key.ts'

/** Which record is opened, and why: the letter of the authority that asked. */
export type Opening = { kind: SealedKind; id: string; reason: string }

/**
 * Opens a sealed copy for the operator. The audit log says that it was opened, or that somebody tried and there was none, in the
 * same transaction. Undefined: there is no copy, or its year is over. Throws if its bytes were changed.
 */
export const openSealed = async (
  tx: Sql,
  deps: AuditDeps,
  { kind, id, reason }: Opening,
): Promise<{ content: unknown; keep_until: Date } | undefined> => {
  await recordSecurityEvent(tx, deps, {
    kind: 'admin.sealed_opened',
    ...{ user_id: null, store_id: null, device: 'command line', ip: '' },
    details: { record: boundTo(kind, id), reason },
  })
  const found = await findSealed(tx, { kind, subject_id: id, at: deps.clock.now() })
  if (!found) return undefined
  const content: unknown = JSON.parse(decryptFor(await lockSealingKey(tx, deps.secrets), boundTo(kind, id), found.sealed))
  return { content, keep_until: found.keep_until }
}
