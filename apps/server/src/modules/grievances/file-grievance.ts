import { computeDeadlines } from '@jhola/contract/grievances/clock'
import type { grievanceRoutes } from '@jhola/contract/grievances/routes'
import { countIn, shopOfOrder } from '@jhola/contract/grievances/shop-of-order'
import type { ParsedBody } from '@jhola/contract/route'
import type { Sql } from '../../platform/db/sql.ts'
import type { GrievanceDeps } from './deps.ts'
import { insertGrievance, listShopsWithCount } from './grievances.repo.ts'
import { createTicket } from './ticket.ts'

/** The officer hears of each grievance at once; the words stay in the queue. */
const tellOfficer = async ({ gateway, texts, operator, origin }: GrievanceDeps, tx: Sql, ticket: string): Promise<void> => {
  const to = operator.officer?.email
  if (!to) return
  const values = { ticket, link: `${origin}/admin/grievances` }
  await gateway.send(tx, {
    ...{ to, channel: 'email', template: 'grievance_arrived', language: 'en' },
    subject: texts.message('en', 'grievances.arrived_subject', values),
    text: texts.message('en', 'grievances.arrived', values),
  })
}

/** The shop that a grievance is about: the named one, else that of the number's own order. */
const findShop = async (tx: Sql, body: ParsedBody<typeof grievanceRoutes.file>): Promise<string | null> => {
  const { store_id, order_no, phone } = body
  if (store_id !== undefined) return store_id
  const count = countIn(order_no)
  return count === null ? null : shopOfOrder(order_no, await listShopsWithCount(tx, phone, count))
}

/** Stores a grievance and starts its clock. */
export const fileGrievance = async (
  deps: GrievanceDeps,
  tx: Sql,
  body: ParsedBody<typeof grievanceRoutes.file>,
  language: string,
): Promise<{ ticket: string; acknowledge_by: string; redress_by: string }> => {
  const { clock, ids } = deps
  const received_at = clock.now()
  const deadlines = computeDeadlines(received_at)
  const { kind, name, phone, email, order_no, text } = body
  const ticket = createTicket()
  await insertGrievance(tx, {
    ...{ grievance_id: ids.uuid(), ticket, kind, name, phone, order_no, text, language, received_at, ...deadlines },
    email: email || null,
    store_id: await findShop(tx, body),
  })
  await tellOfficer(deps, tx, ticket)
  return {
    ticket,
    acknowledge_by: deadlines.acknowledge_by.toISOString(),
    redress_by: deadlines.redress_by.toISOString(),
  }
}
