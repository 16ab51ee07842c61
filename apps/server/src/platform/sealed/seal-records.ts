import { computeSealedUntil, isSealedAt, type SealedKind } from '@jhola/contract/privacy/records'
import type { Clock } from '../clock.ts'
import type { Sql } from '../db/sql.ts'
import type { Secrets } from '../secrets.ts'
import { encryptFor } from './encrypt-for.ts'
import { insertSealed } from './sealed.repo.ts'
import { lockSealingKey } from './sealing-key.ts'

/** What sealing needs. */
export type SealDeps = { clock: Clock; secrets: Secrets }

/** What is about to be erased. `processedAt`: when it was last used; the copy is kept for a year from then on. */
export type RecordToSeal = { id: string; processedAt: Date; content: Readonly<Record<string, unknown>> }

/** A copy opens as its own record only. */
export const boundTo = (kind: SealedKind, id: string): string => `${kind}:${id}`

/**
 * Keeps an encrypted copy of records that the same transaction erases, as far as the law asks for it by now (DPDP Rules 2025,
 * rule 8(3); decision 058). Returns the number of copies.
 */
export const sealRecords = async (
  tx: Sql,
  { clock, secrets }: SealDeps,
  kind: SealedKind,
  records: readonly RecordToSeal[],
): Promise<number> => {
  const now = clock.now()
  const due = records.filter(({ processedAt }) => isSealedAt(now, processedAt))
  if (due.length === 0) return 0
  const key = await lockSealingKey(tx, secrets)
  const sealed = due.map(({ id, processedAt, content }) => ({
    subject_id: id,
    sealed: encryptFor(key, boundTo(kind, id), JSON.stringify(content)),
    keep_until: computeSealedUntil(processedAt),
  }))
  return insertSealed(tx, kind, sealed, now)
}
