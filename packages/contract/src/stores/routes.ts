import { z } from 'zod'
import { emailSchema } from '../auth/schema.ts'
import { defineRoute } from '../route.ts'
import { uuidSchema } from '../shared/ids.ts'
import { pageQuery, pageReply } from '../shared/pagination.ts'
import { momentSchema, nameSchema, phoneSchema, successSchema } from '../shared/wire.ts'
import { registerStoreBodySchema } from './registration.ts'
import { nearbyQuerySchema, nearbyStoreSchema, ownerStoreSchema, storeParamsSchema, storeSchema } from './schema.ts'
import { sellerSchema } from './seller.ts'
import { availabilityBodySchema, changeSettingsBodySchema, staffMemberSchema, storeSettingsSchema } from './settings.ts'

const settingsReply = z.object({
  success: z.literal(true),
  version: z.number().int(),
  photo: z.string().nullable(),
  settings: storeSettingsSchema,
})

export const storeRoutes = {
  register: defineRoute({
    method: 'POST',
    path: '/stores/register',
    summary: 'Register a shop: the shop, its owner and their membership, or nothing. Customers see it after the owner signed in',
    policy: 'anyone',
    rate: 'code',
    status: 201,
    body: registerStoreBodySchema,
    reply: z.object({ success: z.literal(true), message: z.string(), store_id: z.string() }),
  }),
  list: defineRoute({
    method: 'GET',
    path: '/stores/list',
    summary: 'Registered shops, public facts only, newest first',
    policy: 'anyone',
    rate: 'read',
    query: z.strictObject({ ...pageQuery, city: z.string().trim().max(80).optional() }),
    reply: z.object({
      success: z.literal(true),
      stores: z.array(
        z.object({
          store_id: z.string(),
          slug: z.string(),
          name: z.string(),
          store_type: z.string(),
          city: z.string(),
          state: z.string(),
          registered_at: momentSchema,
          status: z.literal('active'),
        }),
      ),
      ...pageReply,
    }),
  }),
  verify: defineRoute({
    method: 'POST',
    path: '/stores/verify',
    summary: "The shop behind the caller's own phone number or e-mail; another's is answered like one that is not there",
    policy: 'session',
    rate: 'code',
    body: z
      .strictObject({ phone: phoneSchema.optional(), email: emailSchema.optional() })
      .refine(({ phone, email }) => phone !== undefined || email !== undefined, { message: 'Email is required' }),
    reply: z.object({
      success: z.literal(true),
      message: z.string(),
      store: z.object({ store_id: z.string(), name: z.string(), owner_name: z.string(), email: z.string().nullable() }),
    }),
  }),
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
  seller: defineRoute({
    method: 'GET',
    path: '/stores/{store_id}/seller',
    summary: 'Who sells: legal name, address, licences and the contact for grievances, as the shop has given them',
    policy: 'anyone',
    rate: 'read',
    params: storeParamsSchema,
    reply: z.object({ success: z.literal(true), seller: sellerSchema }),
  }),
  mine: defineRoute({
    method: 'GET',
    path: '/stores/me',
    summary: "The signed-in person's own shop",
    policy: 'shop',
    rate: 'read',
    reply: z.object({ success: z.literal(true), store: ownerStoreSchema }),
  }),
  setClosedForNow: defineRoute({
    method: 'PUT',
    path: '/stores/me/closed-for-now',
    summary: 'Close the shop by hand, or open it again',
    policy: 'shop',
    rate: 'write',
    body: z.strictObject({ closed_for_now: z.boolean() }),
    reply: z.object({ success: z.literal(true), store: ownerStoreSchema }),
  }),
  setAvailability: defineRoute({
    method: 'PUT',
    path: '/stores/me/availability',
    summary: 'Open, busy or paused for some minutes, or closed until opened again',
    policy: 'shop',
    rate: 'write',
    body: availabilityBodySchema,
    reply: z.object({ success: z.literal(true), store: ownerStoreSchema }),
  }),
  settings: defineRoute({
    method: 'GET',
    path: '/stores/me/settings',
    summary: "All settings of the owner's shop, with their version",
    policy: 'owner',
    rate: 'read',
    reply: settingsReply,
  }),
  changeSettings: defineRoute({
    method: 'PATCH',
    path: '/stores/me/settings',
    summary: 'Change whole sections of the settings, made on a version',
    policy: 'owner',
    rate: 'write',
    body: changeSettingsBodySchema,
    reply: settingsReply,
  }),
  setPhoto: defineRoute({
    method: 'PUT',
    path: '/stores/me/photo',
    summary: 'A photo of the shop: JPEG, PNG or WebP up to 5 MB; kept re-encoded, without its hidden data',
    policy: 'owner',
    rate: 'write',
    upload: 'image',
    reply: z.object({ success: z.literal(true), photo: z.string(), version: z.number().int() }),
  }),
  removePhoto: defineRoute({
    method: 'DELETE',
    path: '/stores/me/photo',
    summary: 'Back to the drawn picture of the kind of shop',
    policy: 'owner',
    rate: 'write',
    reply: successSchema,
  }),
  staff: defineRoute({
    method: 'GET',
    path: '/stores/me/staff',
    summary: 'Who works in the shop',
    policy: 'owner',
    rate: 'read',
    reply: z.object({ success: z.literal(true), staff: z.array(staffMemberSchema) }),
  }),
  inviteStaff: defineRoute({
    method: 'POST',
    path: '/stores/me/staff',
    summary: 'Invite somebody by phone; they sign in by code and may work on orders and stock',
    policy: 'owner',
    rate: 'write',
    status: 201,
    body: z.strictObject({ name: nameSchema(80, 'Name is required'), phone: phoneSchema }),
    reply: z.object({ success: z.literal(true), member: staffMemberSchema }),
  }),
  removeStaff: defineRoute({
    method: 'DELETE',
    path: '/stores/me/staff/{user_id}',
    summary: 'Somebody works here no longer: their sessions of this shop end at once',
    policy: 'owner',
    rate: 'write',
    params: z.strictObject({ user_id: uuidSchema }),
    reply: successSchema,
  }),
} as const
