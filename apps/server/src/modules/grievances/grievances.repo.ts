import type { GrievanceKind } from '@jhola/contract/grievances/kinds'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('grievances')

export type NewGrievance = {
  grievance_id: string
  ticket: string
  kind: GrievanceKind
  name: string
  phone: string
  email: string | null
  store_id: string | null
  order_no: string
  text: string
  language: string
  received_at: Date
  acknowledge_by: Date
  redress_by: Date
}

const LIST_SHOPS_WITH_COUNT = statement(
  'list_shops_with_count',
  'SELECT DISTINCT o.store_id FROM orders o WHERE o.customer_phone = :phone AND o.order_no = :count',
)

/** The shops at which a number has an order with this count. */
export const listShopsWithCount = async (sql: Sql, phone: string, count: number): Promise<string[]> =>
  (await sql.rows(LIST_SHOPS_WITH_COUNT, { phone, count })).map(({ store_id }) => store_id)

const INSERT_GRIEVANCE = statement(
  'insert_grievance',
  `INSERT INTO grievances (grievance_id, ticket, kind, name, phone, email, store_id, order_no, text, language, received_at, acknowledge_by, redress_by)
     VALUES (:grievance_id, :ticket, :kind, :name, :phone, :email,
       (SELECT store_id FROM stores WHERE store_id = :store_id?),
       :order_no, :text, :language, :received_at, :acknowledge_by, :redress_by)`,
)

/** Inserts a grievance. A shop that does not exist is left out. */
export const insertGrievance = (sql: Sql, grievance: NewGrievance): Promise<number> => sql.run(INSERT_GRIEVANCE, grievance)

const ACKNOWLEDGE = statement(
  'acknowledge',
  'UPDATE grievances SET acknowledged_at = coalesce(acknowledged_at, :at) WHERE grievance_id = :grievance_id AND resolved_at IS NULL',
)

/** Marks the receipt as acknowledged; the first time stays. Zero when it does not exist or is resolved. */
export const setAcknowledged = (sql: Sql, grievanceId: string, at: Date): Promise<number> =>
  sql.run(ACKNOWLEDGE, { grievance_id: grievanceId, at })

const ASK_SHOP = statement(
  'ask_shop',
  `UPDATE grievances SET asked_shop_at = coalesce(asked_shop_at, :at), acknowledged_at = coalesce(acknowledged_at, :at)
     WHERE grievance_id = :grievance_id AND resolved_at IS NULL AND store_id IS NOT NULL`,
)

/** Shows a grievance to its shop. Zero when it does not exist, is resolved or concerns no shop. */
export const setAskedShop = (sql: Sql, grievanceId: string, at: Date): Promise<number> =>
  sql.run(ASK_SHOP, { grievance_id: grievanceId, at })

const RESOLVE = statement(
  'resolve',
  `UPDATE grievances SET answer = :answer, resolved_at = :at, acknowledged_at = coalesce(acknowledged_at, :at)
     WHERE grievance_id = :grievance_id AND resolved_at IS NULL`,
)

/** Stores the answer. Zero when it does not exist or is resolved. */
export const setResolved = (sql: Sql, grievanceId: string, answer: string, at: Date): Promise<number> =>
  sql.run(RESOLVE, { grievance_id: grievanceId, answer, at })

const ANSWER_AS_SHOP = statement(
  'answer_as_shop',
  `UPDATE grievances SET shop_answer = :answer
     WHERE grievance_id = :grievance_id AND store_id = :store_id AND asked_shop_at IS NOT NULL AND resolved_at IS NULL`,
)

/** Stores the shop's side. Zero when this shop was not asked. */
export const setShopAnswer = (sql: Sql, answered: { grievance_id: string; store_id: string; answer: string }): Promise<number> =>
  sql.run(ANSWER_AS_SHOP, answered)

const FORGET_GRIEVANCES_OF = statement(
  'forget_grievances_of',
  `UPDATE grievances SET name = '', phone = NULL, email = NULL, order_no = '', text = '', answer = NULL, shop_answer = NULL,
       resolved_at = coalesce(resolved_at, :at)
     WHERE phone = :phone`,
)

/** Takes the person out of the grievances of a number; an open one is withdrawn with it. The clock stays as a record. */
export const deleteGrievancesOf = (sql: Sql, phone: string, at: Date): Promise<number> =>
  sql.run(FORGET_GRIEVANCES_OF, { phone, at })

const FORGET_RESOLVED_BEFORE = statement(
  'forget_resolved_before',
  `UPDATE grievances SET name = '', phone = NULL, email = NULL, order_no = '', text = '', answer = NULL, shop_answer = NULL
     WHERE resolved_at < :before AND phone IS NOT NULL`,
)

/** Takes the persons out of old grievances. Returns the number of grievances. */
export const forgetResolvedBefore = (sql: Sql, before: Date): Promise<number> => sql.run(FORGET_RESOLVED_BEFORE, { before })
