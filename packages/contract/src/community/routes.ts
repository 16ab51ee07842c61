import { z } from 'zod'
import { defineRoute } from '../route.ts'
import { uuidSchema } from '../shared/ids.ts'
import { pageQuery, pageReply } from '../shared/pagination.ts'
import {
  latitudeSchema,
  longitudeSchema,
  momentSchema,
  phoneSchema,
  pincodeSchema,
  requiredTextSchema,
  successSchema,
} from '../shared/wire.ts'

/** The author of a story. */
export const STORY_KINDS = ['customer', 'shopkeeper', 'community'] as const
/** `waiting` until an admin has read it; only stories in state `shown` are public. */
export const STORY_STATES = ['waiting', 'shown', 'declined'] as const

export const storySchema = z.object({
  story_id: z.uuid(),
  kind: z.enum(STORY_KINDS),
  name: z.string(),
  city: z.string(),
  text: z.string(),
  language: z.string(),
  created_at: momentSchema,
})
export type Story = z.infer<typeof storySchema>

const moderatedStorySchema = storySchema.extend({ state: z.enum(STORY_STATES), phone: z.string().nullable() })
export type ModeratedStory = z.infer<typeof moderatedStorySchema>

/** A request for shops in an area, as the admin sees it: the number of requests from about the same place. */
export const areaRequestSchema = z.object({
  wish_id: z.uuid(),
  pincode: z.string().nullable(),
  district: z.string().nullable(),
  state: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  phone: z.string().nullable(),
  note: z.string(),
  created_at: momentSchema,
})
export type AreaRequest = z.infer<typeof areaRequestSchema>

export const communityRoutes = {
  stories: defineRoute({
    method: 'GET',
    path: '/community/stories',
    summary: 'Stories that an admin has let through, newest first',
    policy: 'anyone',
    rate: 'read',
    query: z.strictObject({ kind: z.enum(STORY_KINDS).optional() }),
    reply: z.object({ success: z.literal(true), stories: z.array(storySchema) }),
  }),
  tellStory: defineRoute({
    method: 'POST',
    path: '/community/stories',
    summary: 'Tell a story; an admin reads it before anybody else does',
    policy: 'anyone',
    rate: 'code',
    status: 201,
    body: z.strictObject({
      kind: z.enum(STORY_KINDS),
      name: requiredTextSchema(60, 'Name is required'),
      city: requiredTextSchema(60),
      text: requiredTextSchema(600),
      phone: z.union([phoneSchema, z.literal('')]).optional(),
      may_be_shown: z.literal(true),
    }),
    reply: z.object({ success: z.literal(true), message: z.string() }),
  }),
  wishForShops: defineRoute({
    method: 'POST',
    path: '/community/area-wishes',
    summary: "'Request Stores in Your Area': kept for the admin",
    policy: 'anyone',
    rate: 'code',
    status: 201,
    body: z
      .strictObject({
        pincode: pincodeSchema.optional(),
        latitude: latitudeSchema.optional(),
        longitude: longitudeSchema.optional(),
        phone: z.union([phoneSchema, z.literal('')]).optional(),
        note: z.string().trim().max(300).default(''),
      })
      .refine(
        ({ pincode, latitude, longitude }) => pincode !== undefined || (latitude !== undefined && longitude !== undefined),
        {
          message: 'Please enter a valid 6-digit pincode',
          path: ['pincode'],
        },
      ),
    reply: z.object({ success: z.literal(true), message: z.string() }),
  }),
  allStories: defineRoute({
    method: 'GET',
    path: '/admin/stories',
    summary: 'Every story with its state, the waiting first',
    policy: 'admin',
    rate: 'read',
    query: z.strictObject({ ...pageQuery, state: z.enum(STORY_STATES).optional() }),
    reply: z.object({ success: z.literal(true), stories: z.array(moderatedStorySchema), ...pageReply }),
  }),
  judgeStory: defineRoute({
    method: 'PUT',
    path: '/admin/stories/{story_id}',
    summary: 'Show a story, or decline it',
    policy: 'admin',
    rate: 'write',
    params: z.strictObject({ story_id: uuidSchema }),
    body: z.strictObject({ state: z.enum(['shown', 'declined']) }),
    reply: successSchema,
  }),
  areaWishes: defineRoute({
    method: 'GET',
    path: '/admin/area-wishes',
    summary: 'Where people wish for shops, newest first',
    policy: 'admin',
    rate: 'read',
    query: z.strictObject(pageQuery),
    reply: z.object({ success: z.literal(true), wishes: z.array(areaRequestSchema), ...pageReply }),
  }),
} as const
