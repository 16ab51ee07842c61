import { createHmac } from 'node:crypto'
import type { SecurityEventKind } from '@jhola/contract/admin/routes'
import type { Clock } from '../clock.ts'
import type { Sql } from '../db/sql.ts'
import { statementsOf } from '../db/statement.ts'
import type { Ids } from '../ids.ts'
import type { Secrets } from '../secrets.ts'
import { maskContacts } from './mask-contacts.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('audit')

/** Dependencies of recording. */
export type AuditDeps = { clock: Clock; ids: Ids; secrets: Secrets }

/** What a person did or tried, on which device and from which address. */
export type NewSecurityEvent = {
  kind: SecurityEventKind
  /** The person who did it; null if unknown, as after a wrong password. */
  user_id: string | null
  store_id: string | null
  device: string
  /** Stored as a keyed hash only. Empty: unknown, as on the command line. */
  ip: string
  /** Short details for the reader. Phone numbers and emails in them are masked. */
  details?: Record<string, string>
}

const RECORD_SECURITY_EVENT = statement(
  'record_security_event',
  `INSERT INTO security_events (event_id, at, kind, user_id, store_id, device, ip_hash, details)
     VALUES (:event_id, :now, :kind, :user_id, :store_id, :device, :ip_hash, :masked::jsonb)`,
)

/**
 * Writes one line of the audit log in the transaction of its cause, so that a rollback removes it too. The address is stored as
 * a keyed hash: equal addresses can be recognised, but none can be read.
 */
export const recordSecurityEvent = async (sql: Sql, deps: AuditDeps, event: NewSecurityEvent): Promise<void> => {
  const { kind, user_id, store_id, device, ip, details = {} } = event
  const ipHash = ip === '' ? null : await hashAddress(deps.secrets, ip)
  const masked = Object.fromEntries(Object.entries(details).map(([name, text]) => [name, maskContacts(text)]))
  await sql.run(RECORD_SECURITY_EVENT, {
    event_id: deps.ids.uuid(),
    now: deps.clock.now(),
    kind,
    user_id,
    store_id,
    device,
    ip_hash: ipHash,
    masked: JSON.stringify(masked),
  })
}

const hashAddress = async (secrets: Secrets, ip: string): Promise<Buffer> =>
  createHmac('sha256', await secrets.get('audit_addresses'))
    .update(ip)
    .digest()
