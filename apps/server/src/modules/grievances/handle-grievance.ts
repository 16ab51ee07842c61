import type { grievanceRoutes } from '@jhola/contract/grievances/routes'
import type { OfficerGrievance } from '@jhola/contract/grievances/schema'
import type { ParsedQuery } from '@jhola/contract/route'
import { countPages } from '@jhola/contract/shared/pagination'
import { recordSecurityEvent } from '../../platform/audit/index.ts'
import type { Sql } from '../../platform/db/sql.ts'
import { AppError } from '../../platform/errors.ts'
import type { GrievanceDeps } from './deps.ts'
import { countQueue, findGrievance, type GrievanceRow, listQueue } from './grievances.read.ts'
import { setAcknowledged, setAskedShop, setResolved } from './grievances.repo.ts'
import { presentForOfficer } from './present-grievance.ts'

/** Who handles it, and from where. */
export type Officer = { user_id: string; device: string; ip: string }

/** A page of the queue with the number of overdue grievances. */
export const listGrievances = async (
  { db, clock }: GrievanceDeps,
  {
    only = null,
    page,
    pageSize,
  }: Omit<ParsedQuery<typeof grievanceRoutes.queue>, 'only'> & {
    only?: 'open' | 'overdue' | 'resolved' | null | undefined
  },
) => {
  const now = clock.now()
  const [rows, { total, overdue }] = await Promise.all([
    listQueue(db, { only, now, limit: pageSize, skip: (page - 1) * pageSize }),
    countQueue(db, only, now),
  ])
  const grievances = rows.map((row) => presentForOfficer(row, now))
  return { grievances, overdue, page, pageSize, total, totalPages: countPages(total, pageSize) }
}

const tellSender = async (
  { gateway, texts, origin }: GrievanceDeps,
  tx: Sql,
  { phone, language, ticket }: GrievanceRow,
  template: 'grievance_acknowledged' | 'grievance_resolved',
): Promise<void> => {
  if (phone === null) return
  const key = template === 'grievance_acknowledged' ? 'grievances.acknowledged' : 'grievances.resolved'
  const text = texts.message(language, key, { ticket, link: `${origin}/grievance` })
  await gateway.send(tx, { to: phone, channel: 'sms', template, language, text })
}

const handled = async (
  deps: GrievanceDeps,
  tx: Sql,
  grievanceId: string,
  { user_id, device, ip }: Officer,
  step: string,
): Promise<GrievanceRow> => {
  const row = await findGrievance(tx, grievanceId)
  if (!row) throw new AppError('grievances.not_found')
  const details = { ticket: row.ticket, step }
  await recordSecurityEvent(tx, deps, { kind: 'admin.grievance_handled', user_id, store_id: row.store_id, device, ip, details })
  return row
}

/** Acknowledges the receipt and tells the sender, once. */
export const acknowledgeGrievance = async (
  deps: GrievanceDeps,
  tx: Sql,
  grievanceId: string,
  officer: Officer,
): Promise<OfficerGrievance> => {
  const now = deps.clock.now()
  const before = await findGrievance(tx, grievanceId)
  if ((await setAcknowledged(tx, grievanceId, now)) === 0) throw new AppError('grievances.not_found')
  const row = await handled(deps, tx, grievanceId, officer, 'acknowledged')
  if (before?.acknowledged_at === null) await tellSender(deps, tx, row, 'grievance_acknowledged')
  return presentForOfficer(row, now)
}

/** Asks the shop for its side. */
export const askShop = async (deps: GrievanceDeps, tx: Sql, grievanceId: string, officer: Officer): Promise<OfficerGrievance> => {
  const now = deps.clock.now()
  if ((await setAskedShop(tx, grievanceId, now)) === 0) throw new AppError('grievances.not_found')
  return presentForOfficer(await handled(deps, tx, grievanceId, officer, 'shop_asked'), now)
}

/** Answers a grievance and tells the sender. */
export const resolveGrievance = async (
  deps: GrievanceDeps,
  tx: Sql,
  { grievanceId, answer }: { grievanceId: string; answer: string },
  officer: Officer,
): Promise<OfficerGrievance> => {
  const now = deps.clock.now()
  if ((await setResolved(tx, grievanceId, answer, now)) === 0) throw new AppError('grievances.not_found')
  const row = await handled(deps, tx, grievanceId, officer, 'resolved')
  await tellSender(deps, tx, row, 'grievance_resolved')
  return presentForOfficer(row, now)
}
