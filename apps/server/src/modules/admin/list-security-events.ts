import type { adminRoutes, SecurityEvent } from '@jhola/contract/admin/routes'
import type { ParsedQuery, RouteReply } from '@jhola/contract/route'
import { countPages } from '@jhola/contract/shared/pagination'
import { normalisePhone } from '@jhola/contract/shared/phone'
import { maskContacts } from '../../platform/audit/index.ts'
import { toLikePattern } from '../../platform/db/like-pattern.ts'
import type { AdminDeps } from './deps.ts'
import { countEvents, listEvents, type SecurityEventRow } from './security-events.read.ts'

/** A person without a name is shown by their masked number or address, so that the log does not reveal it. */
const nameOf = ({ name, contact }: SecurityEventRow): string => name || maskContacts(contact ?? '')

const present = (row: SecurityEventRow): SecurityEvent => ({
  event_id: row.event_id,
  at: row.at.toISOString(),
  kind: row.kind,
  who: nameOf(row),
  user_id: row.user_id,
  store_id: row.store_id,
  device: row.device,
  details: row.details,
})

/** A page of the audit log, newest first, searched by person, shop or device. A complete number or address finds its person. */
export const listSecurityEvents = async (
  { db }: Pick<AdminDeps, 'db'>,
  { search, kind, page, pageSize }: ParsedQuery<typeof adminRoutes.audit>,
): Promise<RouteReply<typeof adminRoutes.audit>> => {
  const contact = normalisePhone(search) ?? search.toLowerCase()
  const filters = { pattern: toLikePattern(search), contact, kind: kind ?? null }
  const [rows, total] = await Promise.all([
    listEvents(db, filters, { limit: pageSize, skip: (page - 1) * pageSize }),
    countEvents(db, filters),
  ])
  return { success: true, events: rows.map(present), page, pageSize, total, totalPages: countPages(total, pageSize) }
}
