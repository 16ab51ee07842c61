import { createHash, createHmac } from 'node:crypto'
import { type BreachNotice, pickWords } from '@jhola/contract/privacy/breach'
import { recordSecurityEvent } from '../../../platform/audit/index.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/index.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import type { Messages } from '../../../platform/i18n.ts'
import type { Ids } from '../../../platform/ids.ts'
import type { MessageGateway } from '../../../platform/messaging/index.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { type Affected, listAffected } from './affected.read.ts'
import { insertBreach, insertBreachNotice } from './breach.repo.ts'

export type BreachDeps = {
  db: Database
  clock: Clock
  ids: Ids
  secrets: Secrets
  gateway: MessageGateway
  texts: Pick<Messages, 'message'>
}

/** The same notice has the same id, so that a run that broke off goes on where it was. */
const idOf = (notice: BreachNotice): string => {
  const hex = createHash('sha256').update(JSON.stringify(notice)).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
}

const tell = async ({ gateway, texts }: BreachDeps, tx: Sql, notice: BreachNotice, affected: Affected): Promise<void> => {
  const picked = pickWords(notice, affected.language ?? 'en')
  if (!picked) return
  const { language, words } = picked
  await gateway.send(tx, {
    ...{ to: affected.contact, channel: affected.channel, template: 'privacy_breach', language },
    subject: texts.message(language, 'privacy.breach_subject'),
    text: texts.message(language, 'privacy.breach', words),
  })
}

type Wanted = { notice: BreachNotice; storeId: string | null; isDryRun: boolean }

/**
 * Queues the notice of a breach for everybody affected, each once however often it runs, and keeps of each recipient a keyed hash
 * as proof (DPDP Act 2023, s. 8(6)). A dry run only counts.
 */
export const tellAffected = async (deps: BreachDeps, { notice, storeId, isDryRun }: Wanted) => {
  const { db, clock, secrets } = deps
  const affected = await listAffected(db, storeId)
  if (isDryRun) return { affected: affected.length, queued: 0 }
  const breach_id = idOf(notice)
  const now = clock.now()
  const { title } = notice
  await insertBreach(db, {
    ...{ breach_id, title, known_at: new Date(notice.known_at), told_at: now },
    ...{ notice: JSON.stringify(notice), affected: affected.length },
  })
  const key = await secrets.get('breach_recipients')
  let queued = 0
  for (const one of affected) {
    const recipient_hash = createHmac('sha256', key).update(one.contact).digest('hex')
    queued += await db.withTx(async (tx) => {
      const isNew = await insertBreachNotice(tx, { breach_id, recipient_hash, channel: one.channel, queued_at: clock.now() })
      if (isNew > 0) await tell(deps, tx, notice, one)
      return isNew
    })
  }
  const details = { breach: breach_id, affected: String(affected.length), queued: String(queued) }
  await recordSecurityEvent(db, deps, {
    ...{ kind: 'admin.breach_told', user_id: null, store_id: storeId, device: 'command line', ip: '', details },
  })
  return { affected: affected.length, queued }
}
