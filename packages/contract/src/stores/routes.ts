import { z } from 'zod'
import { defineRoute } from '../route.ts'
import { nearbyQuerySchema, nearbyStoreSchema, ownStoreSchema, storeParamsSchema, storeSchema } from './schema.ts'

export const storeRoutes = {
  nearby: defineRoute({
    method: 'GET',
    path: '/stores/nearby',
    summary: 'Up to 20 shops around a place, nearest first',
    policy: 'anyone',
    rate: 'read',
    query: nearbyQuerySchema,
    reply: z.object({ success: z.literal(true), stores: z.array(nearbyStoreSchema) }),
  }),
  figures: defineRoute({
    method: 'GET',
    path: '/stores/figures',
    summary: 'Real counts for the landing page: live shops, cities, delivered orders',
    policy: 'anyone',
    rate: 'read',
    reply: z.object({
      success: z.literal(true),
      stores: z.number().int(),
      cities: z.number().int(),
      delivered_orders: z.number().int(),
    }),
  }),
  one: defineRoute({
    method: 'GET',
    path: '/stores/{store_id}',
    summary: 'One shop by id or slug',
    policy: 'anyone',
    rate: 'read',
    params: storeParamsSchema,
    reply: z.object({ success: z.literal(true), store: storeSchema }),
  }),
  mine: defineRoute({
    method: 'GET',
    path: '/stores/me',
    summary: "The signed-in person's own shop",
    policy: 'shop',
    rate: 'read',
    reply: z.object({ success: z.literal(true), store: ownStoreSchema }),
  }),
  setClosedForNow: defineRoute({
    method: 'PUT',
    path: '/stores/me/closed-for-now',
    summary: 'Close the shop by hand, or open it again',
    policy: 'shop',
    rate: 'write',
    body: z.strictObject({ closed_for_now: z.boolean() }),
    reply: z.object({ success: z.literal(true), store: ownStoreSchema }),
  }),
} as const
