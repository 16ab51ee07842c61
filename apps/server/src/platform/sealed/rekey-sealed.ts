import { randomBytes } from 'node:crypto'
import { SEALED_KINDS } from '@jhola/contract/privacy/records'
import { type AuditDeps, recordSecurityEvent } from '../audit/index.ts'
import type { Sql } from '../db/sql.ts'
import { decryptFor, encryptFor } from './encrypt-for.ts'
import { boundTo } from './seal-records.ts'
import { listSealed, setSealed } from './sealed.repo.ts'
import { lockSealingKey, setSealingKey } from './sealing-key.ts'

const KEY_BYTES = 32

/**
 * Encrypts every sealed copy anew with a new key, for the day on which the old one may be known to somebody; the old key is gone
 * afterwards. Servers may run meanwhile. Returns the number of copies. Throws if the bytes of one were changed.
 */
export const rekeySealed = async (tx: Sql, deps: AuditDeps): Promise<number> => {
  const before = await lockSealingKey(tx, deps.secrets)
  const key = randomBytes(KEY_BYTES)
  // First: whoever seals at this moment ends before, and the copies are read after it.
  await setSealingKey(tx, key)
  let copies = 0
  for (const kind of SEALED_KINDS)
    for (const { subject_id, sealed } of await listSealed(tx, kind)) {
      const id = boundTo(kind, subject_id)
      copies += await setSealed(tx, { kind, subject_id, sealed: encryptFor(key, id, decryptFor(before, id, sealed)) })
    }
  await recordSecurityEvent(tx, deps, {
    kind: 'admin.sealed_opened',
    ...{ user_id: null, store_id: null, device: 'command line', ip: '' },
    details: { record: `${copies}`, reason: 'new key' },
  })
  return copies
}
