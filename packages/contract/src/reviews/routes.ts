import { z } from 'zod'
import { RATING_MAX, REVIEW_TEXT_MAX } from '../constants.ts'
import { defineRoute } from '../route.ts'
import { storeIdSchema, uuidSchema } from '../shared/ids.ts'
import { pageQuery, pageReply } from '../shared/pagination.ts'
import { momentSchema, textSchema } from '../shared/wire.ts'

/** Review tags, for a review without typing. */
export const REVIEW_TAGS = ['fresh', 'on_time', 'polite', 'fair_price', 'well_packed', 'late', 'wrong_item', 'not_fresh'] as const
export type ReviewTag = (typeof REVIEW_TAGS)[number]

/** A public review, with the customer's first name only. */
export const reviewSchema = z.object({
  review_id: z.uuid(),
  rating: z.number().int().min(1).max(RATING_MAX),
  tags: z.array(z.enum(REVIEW_TAGS)),
  text: z.string(),
  customer_name: z.string(),
  created_at: momentSchema,
  answer: z.string().nullable(),
  answered_at: momentSchema.nullable(),
})
export type Review = z.infer<typeof reviewSchema>

const ownReview = z.object({ success: z.literal(true), review: reviewSchema.nullable(), may_review: z.boolean() })

export const reviewRoutes = {
  ofStore: defineRoute({
    method: 'GET',
    path: '/stores/{store_id}/reviews',
    summary: 'Reviews of a shop, newest first, with how many gave each number of stars',
    policy: 'anyone',
    rate: 'read',
    params: z.strictObject({ store_id: storeIdSchema }),
    query: z.strictObject(pageQuery),
    reply: z.object({
      success: z.literal(true),
      reviews: z.array(reviewSchema),
      /** Number of reviews with one to five stars. */
      stars: z.array(z.number().int()),
      ...pageReply,
    }),
  }),
  ofOrder: defineRoute({
    method: 'GET',
    path: '/orders/{id}/review',
    summary: 'The review of an order, and whether one may be given',
    policy: 'order_party',
    needs: 'orders.see',
    rate: 'read',
    params: z.strictObject({ id: uuidSchema }),
    reply: ownReview,
  }),
  give: defineRoute({
    method: 'PUT',
    path: '/orders/{id}/review',
    summary: 'Rate a delivered order, or change the rating for a week; only who ordered may',
    policy: 'order_party',
    needs: 'orders.see',
    rate: 'write',
    params: z.strictObject({ id: uuidSchema }),
    body: z.strictObject({
      rating: z.number().int().min(1).max(RATING_MAX),
      tags: z.array(z.enum(REVIEW_TAGS)).max(REVIEW_TAGS.length).default([]),
      text: textSchema(REVIEW_TEXT_MAX).default(''),
    }),
    reply: ownReview,
  }),
} as const
