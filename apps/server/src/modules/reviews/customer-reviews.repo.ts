import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('reviews')

/** Selects the reviews of an account's orders and of guest orders with its verified number. */
export type Reviewer = { user_id: string; phone: string | null }

/** A review as its own writer sees it. */
export type OwnReviewRow = {
  review_id: string
  store_id: string
  order_id: string
  rating: number
  tags: string[]
  text: string
  customer_name: string
  created_at: Date
  changed_at: Date
  answer: string | null
}

const IS_OWN = '(o.customer_user_id = :user_id OR (o.customer_phone = :phone? AND o.customer_user_id IS NULL))'

const LIST_REVIEWS_OF = statement(
  'list_reviews_of',
  `SELECT r.review_id, r.store_id, r.order_id, r.rating, r.tags, r.text, r.customer_name, r.created_at, r.changed_at, r.answer
     FROM orders o JOIN reviews r ON r.store_id = o.store_id AND r.order_id = o.order_id WHERE ${IS_OWN} ORDER BY r.created_at DESC, r.review_id DESC`,
)

/** All reviews of a customer, newest first. */
export const listReviewsOf = (sql: Sql, { user_id, phone }: Reviewer): Promise<OwnReviewRow[]> =>
  sql.rows(LIST_REVIEWS_OF, { user_id, phone })

const FORGET_REVIEWER = statement(
  'forget_reviewer',
  `UPDATE reviews r SET customer_name = '' FROM orders o WHERE r.store_id = o.store_id AND r.order_id = o.order_id AND ${IS_OWN}`,
)

/** Removes the customer's name; the review stays for the shop's rating. Call it before the orders lose their customer. */
export const anonymizeReviewer = (sql: Sql, { user_id, phone }: Reviewer): Promise<number> =>
  sql.run(FORGET_REVIEWER, { user_id, phone })
