import type { ReviewTag } from '@jhola/contract/reviews/routes'
import type { Sql } from '../../platform/db/sql.ts'

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

/** The review of an order, if there is one. */
export const findReview = async (sql: Sql, orderId: string): Promise<ReviewRow | undefined> => {
  const rows = await sql.query<ReviewRow>(`SELECT ${COLUMNS} FROM reviews WHERE order_id = $1`, [orderId])
  return rows[0]
}

/** A page of a shop's reviews, newest first. */
export const listReviews = (sql: Sql, storeId: string, page: { limit: number; offset: number }): Promise<ReviewRow[]> =>
  sql.query<ReviewRow>(
    `SELECT ${COLUMNS} FROM reviews WHERE store_id = $1 ORDER BY created_at DESC, review_id DESC LIMIT $2 OFFSET $3`,
    [storeId, page.limit, page.offset],
  )

/** How many reviews a shop has of one star to five. */
export const countStars = async (sql: Sql, storeId: string): Promise<number[]> => {
  const rows = await sql.query<{ rating: number; n: number }>(
    'SELECT rating, count(*)::int AS n FROM reviews WHERE store_id = $1 GROUP BY rating',
    [storeId],
  )
  return [1, 2, 3, 4, 5].map((stars) => rows.find(({ rating }) => rating === stars)?.n ?? 0)
}

export type GivenReview = Pick<ReviewRow, 'review_id' | 'store_id' | 'order_id' | 'rating' | 'tags' | 'text' | 'customer_name'>

/** Makes those who rate one order take turns. A statement of its own: only the next one sees what the one before wrote. */
export const lockOrderForReview = async (tx: Sql, orderId: string): Promise<void> => {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('review ' || $1, 0))`, [orderId])
}

/** Writes or changes the review of an order, and the shop's rating with it. Call `lockOrderForReview` before. */
export const upsertReview = (sql: Sql, review: GivenReview, at: Date): Promise<number> =>
  sql.execute(
    `WITH before AS (SELECT r.rating FROM reviews r WHERE r.order_id = $3),
     written AS (
       INSERT INTO reviews (review_id, store_id, order_id, rating, tags, text, customer_name, created_at, changed_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)
       ON CONFLICT (order_id) DO UPDATE SET rating = excluded.rating, tags = excluded.tags, text = excluded.text, changed_at = excluded.changed_at
       RETURNING rating
     )
     UPDATE stores s SET rating_sum = s.rating_sum + w.rating - coalesce((SELECT b.rating FROM before b), 0),
       rating_count = s.rating_count + CASE WHEN EXISTS (SELECT 1 FROM before) THEN 0 ELSE 1 END
     FROM written w WHERE s.store_id = $2`,
    [review.review_id, review.store_id, review.order_id, review.rating, review.tags, review.text, review.customer_name, at],
  )

/** A review of the past; its time ISO 8601. */
export type NewReview = GivenReview & { created_at: string }

/** Past reviews as they are, for the demo; the shops' ratings already count them. */
export const insertReviews = (sql: Sql, reviews: readonly NewReview[]): Promise<number> =>
  sql.execute(
    `INSERT INTO reviews (review_id, store_id, order_id, rating, tags, text, customer_name, created_at, changed_at)
     SELECT review_id, store_id, order_id, rating, tags, text, customer_name, created_at, created_at
     FROM json_populate_recordset(NULL::reviews, $1::json)`,
    [JSON.stringify(reviews)],
  )
