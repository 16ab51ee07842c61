import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('privacy')

/** Where a person can be reached: `+91…` or an e-mail address, and in which language. */
export type Affected = { contact: string; channel: 'sms' | 'email'; language: string | null }

const LIST_AFFECTED_ACCOUNTS = statement(
  'list_affected_accounts',
  `SELECT phone, CASE WHEN email_verified_at IS NULL THEN NULL ELSE email END AS email, coalesce(language, device_language) AS language
     FROM users WHERE deleted_at IS NULL AND phone_verified_at IS NOT NULL OR deleted_at IS NULL AND email_verified_at IS NOT NULL`,
)
const LIST_AFFECTED_CUSTOMERS = statement(
  'list_affected_customers',
  `SELECT customer_phone AS phone, max(language) AS language FROM orders
     WHERE customer_phone <> '' AND (:store_id?::text IS NULL OR store_id = :store_id?) GROUP BY customer_phone`,
)

const ofAccount = ({
  phone,
  email,
  language,
}: {
  phone: string | null
  email: string | null
  language: string | null
}): Affected[] => [
  ...(phone === null ? [] : [{ contact: phone, channel: 'sms' as const, language }]),
  ...(email === null ? [] : [{ contact: email, channel: 'email' as const, language }]),
]

/** Everybody with an account or an order; with a shop, everybody who ordered there. Each contact once, accounts first. */
export const listAffected = async (sql: Sql, storeId: string | null): Promise<Affected[]> => {
  const accounts = storeId === null ? await sql.rows(LIST_AFFECTED_ACCOUNTS, {}) : []
  const customers = await sql.rows(LIST_AFFECTED_CUSTOMERS, { store_id: storeId })
  const all = [
    ...accounts.flatMap(ofAccount),
    ...customers.map(({ phone, language }) => ({ contact: phone, channel: 'sms' as const, language })),
  ]
  return [...new Map(all.toReversed().map((one) => [one.contact, one])).values()].toReversed()
}
