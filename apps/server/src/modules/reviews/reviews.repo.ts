import type { ReviewTag } from '@jhola/contract/reviews/routes'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('reviews')

const IS_SHOWN_STORE = statement('is_shown_store', `SELECT 1 AS one FROM stores WHERE store_id = :store_id AND status = 'active'`)

/** Whether customers see this shop. */
export const isShownStore = async (sql: Sql, storeId: string): Promise<boolean> =>
  (await sql.first(IS_SHOWN_STORE, { store_id: storeId })) !== undefined

export type ReviewRow = {
  review_id: string
  store_id: string
  order_id: string
  rating: number
  tags: ReviewTag[]
  text: string
  customer_name: string
  created_at: Date
  changed_at: Date
  answer: string | null
  answered_at: Date | null
}

const COLUMNS = 'review_id, store_id, order_id, rating, tags, text, customer_name, created_at, changed_at, answer, answered_at'

const FIND_REVIEW = statement('find_review', `SELECT ${COLUMNS} FROM reviews WHERE store_id = :store_id AND order_id = :order_id`)

/** The review of an order, if there is one. */
export const findReview = async (
  sql: Sql,
  { store_id, order_id }: Pick<ReviewRow, 'store_id' | 'order_id'>,
): Promise<ReviewRow | undefined> => {
  return sql.first(FIND_REVIEW, { store_id, order_id })
}

const LIST_REVIEWS = statement(
  'list_reviews',
  `SELECT ${COLUMNS} FROM reviews WHERE store_id = :store_id ORDER BY created_at DESC, review_id DESC LIMIT :limit OFFSET :offset`,
)

/** A page of a shop's reviews, newest first. */
export const listReviews = (sql: Sql, storeId: string, page: { limit: number; offset: number }): Promise<ReviewRow[]> =>
  sql.rows(LIST_REVIEWS, { store_id: storeId, limit: page.limit, offset: page.offset })

const COUNT_STARS = statement(
  'count_stars',
  'SELECT rating, count(*)::int AS n FROM reviews WHERE store_id = :store_id GROUP BY rating',
)

/** The number of a shop's reviews for each number of stars. */
export const countStars = async (sql: Sql, storeId: string): Promise<number[]> => {
  const rows = await sql.rows(COUNT_STARS, { store_id: storeId })
  return [1, 2, 3, 4, 5].map((stars) => rows.find(({ rating }) => rating === stars)?.n ?? 0)
}

export type GivenReview = Pick<ReviewRow, 'review_id' | 'store_id' | 'order_id' | 'rating' | 'tags' | 'text' | 'customer_name'>

const LOCK_ORDER_FOR_REVIEW = statement(
  'lock_order_for_review',
  `SELECT pg_advisory_xact_lock(hashtextextended('review ' || :order_id, 0))`,
)

/** Serialises reviews of one order. A separate statement, so that the next one sees the previous review. */
export const lockOrderForReview = async (tx: Sql, orderId: string): Promise<void> => {
  await tx.rows(LOCK_ORDER_FOR_REVIEW, { order_id: orderId })
}

const UPSERT_REVIEW = statement(
  'upsert_review',
  `WITH before AS (SELECT r.rating FROM reviews r WHERE r.store_id = :store_id AND r.order_id = :order_id),
     written AS (
       INSERT INTO reviews (review_id, store_id, order_id, rating, tags, text, customer_name, created_at, changed_at)
       VALUES (:review_id, :store_id, :order_id, :rating, :tags, :text, :customer_name, :at, :at)
       ON CONFLICT (order_id) DO UPDATE SET rating = excluded.rating, tags = excluded.tags, text = excluded.text, changed_at = excluded.changed_at
       RETURNING rating
     )
     UPDATE stores s SET rating_sum = s.rating_sum + w.rating - coalesce((SELECT b.rating FROM before b), 0),
       rating_count = s.rating_count + CASE WHEN EXISTS (SELECT 1 FROM before) THEN 0 ELSE 1 END
     FROM written w WHERE s.store_id = :store_id`,
)

/** Inserts or updates the review of an order, and the shop's rating with it. Call `lockOrderForReview` before. */
export const upsertReview = (sql: Sql, review: GivenReview, at: Date): Promise<number> =>
  sql.run(UPSERT_REVIEW, {
    review_id: review.review_id,
    store_id: review.store_id,
    order_id: review.order_id,
    rating: review.rating,
    tags: review.tags,
    text: review.text,
    customer_name: review.customer_name,
    at,
  })

/** A past review; its time ISO 8601. */
export type NewReview = GivenReview & { created_at: string }

const INSERT_REVIEWS = statement(
  'insert_reviews',
  `INSERT INTO reviews (review_id, store_id, order_id, rating, tags, text, customer_name, created_at, changed_at)
     SELECT review_id, :store_id, order_id, rating, tags, text, customer_name, created_at, created_at
     FROM json_populate_recordset(NULL::reviews, :reviews::json)`,
)

/** Inserts past reviews for the demo; the shops' ratings already include them. */
export const insertReviews = (sql: Sql, storeId: string, reviews: readonly NewReview[]): Promise<number> =>
  sql.run(INSERT_REVIEWS, { store_id: storeId, reviews: JSON.stringify(reviews) })
