import { z } from 'zod'
import { defineRoute } from '../route.ts'
import { storeIdSchema } from '../shared/ids.ts'
import { pageQuery, pageReply } from '../shared/pagination.ts'
import { momentSchema, requiredTextSchema } from '../shared/wire.ts'
import { STORE_STATUSES, type StoreStatus } from '../stores/statuses.ts'
import { storeChecksSchema, storeReportSchema } from './store-checks.ts'

export { STORE_STATUSES, type StoreStatus }

/** A registered shop as admins see it. */
export const registeredStoreSchema = z.object({
  store_id: z.string(),
  display_store_id: z.string(),
  slug: z.string(),
  name: z.string(),
  store_type: z.string(),
  owner_name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  registered_at: momentSchema,
  status: z.enum(STORE_STATUSES),
  suspension_reason: z.string().nullable(),
  /** Reports of customers that nobody has handled. */
  open_reports: z.number().int(),
})
export type RegisteredStore = z.infer<typeof registeredStoreSchema>

const storeDetailSchema = registeredStoreSchema.extend({
  address: z.string(),
  pincode: z.string(),
  gstin: z.string().nullable(),
  fssai: z.string().nullable(),
  products: z.number().int(),
  orders: z.number().int(),
  delivered_orders: z.number().int(),
  last_order_at: momentSchema.nullable(),
  staff: z.number().int(),
})
export type RegisteredStoreDetail = z.infer<typeof storeDetailSchema>

/** The kinds of the audit log: what a person did or tried, in the past tense. */
export const SECURITY_EVENT_KINDS = [
  'auth.signed_in',
  'auth.sign_in_failed',
  'auth.signed_out',
  'auth.session_ended',
  'auth.password_set',
  'auth.password_reset_asked',
  'auth.account_made',
  'auth.email_verified',
  'auth.factor_added',
  'auth.factor_removed',
  'auth.factor_proven',
  'auth.factor_failed',
  'auth.factors_reset',
  'auth.recovery_codes_made',
  'profile.email_changed',
  'profile.phone_changed',
  'profile.data_exported',
  'profile.account_deleted',
  'stores.registered',
  'stores.activated',
  'stores.settings_changed',
  'stores.staff_invited',
  'stores.staff_removed',
  'staff.role_changed',
  'staff.pin_set',
  'staff.pin_removed',
  'staff.pin_locked',
  'staff.device_added',
  'staff.device_removed',
  'staff.device_locked',
  'staff.switched',
  'customers.blocked',
  'customers.unblocked',
  'stores.submitted',
  'admin.store_approved',
  'admin.store_sent_back',
  'admin.store_refused',
  'admin.reports_handled',
  'admin.store_suspended',
  'admin.store_reactivated',
  'admin.grievance_handled',
  'admin.breach_told',
  'admin.sealed_opened',
  'admin.made',
] as const
export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number]

export const securityEventSchema = z.object({
  event_id: z.uuid(),
  at: momentSchema,
  kind: z.enum(SECURITY_EVENT_KINDS),
  who: z.string(),
  user_id: z.string().nullable(),
  store_id: z.string().nullable(),
  device: z.string(),
  details: z.record(z.string(), z.string()),
})
export type SecurityEvent = z.infer<typeof securityEventSchema>

const storeParams = z.strictObject({ store_id: storeIdSchema })
const reasonBody = z.strictObject({ reason: requiredTextSchema(300, 'Please choose a reason.') })
const oneStore = z.object({ success: z.literal(true), store: storeDetailSchema })

export const adminRoutes = {
  stores: defineRoute({
    method: 'GET',
    path: '/admin/stores',
    summary: 'Registered shops, newest first, searched by shop, owner or city; with the figures of the tiles',
    policy: 'admin',
    rate: 'read',
    query: z.strictObject({
      ...pageQuery,
      search: z.string().trim().max(80).default(''),
      status: z.enum(STORE_STATUSES).optional(),
      /** Only shops with open reports. */
      reported: z
        .literal('true')
        .transform(() => true)
        .optional(),
    }),
    reply: z.object({
      success: z.literal(true),
      stores: z.array(registeredStoreSchema),
      figures: z.object({
        total_stores: z.number().int(),
        new_this_month: z.number().int(),
        cities_covered: z.number().int(),
        active_stores: z.number().int(),
      }),
      ...pageReply,
    }),
  }),
  store: defineRoute({
    method: 'GET',
    path: '/admin/stores/{store_id}',
    summary: 'One registered shop with what it does',
    policy: 'admin',
    rate: 'read',
    params: storeParams,
    reply: oneStore,
  }),
  checks: defineRoute({
    method: 'GET',
    path: '/admin/stores/{store_id}/checks',
    summary: 'What to look at before a shop is approved, and what customers report about it, newest first',
    policy: 'admin',
    rate: 'read',
    params: storeParams,
    reply: z.object({ success: z.literal(true), checks: storeChecksSchema, reports: z.array(storeReportSchema) }),
  }),
  approve: defineRoute({
    method: 'POST',
    path: '/admin/stores/{store_id}/approve',
    summary: 'Open a shop to customers after a look',
    policy: 'admin',
    rate: 'write',
    params: storeParams,
    reply: oneStore,
  }),
  sendBack: defineRoute({
    method: 'POST',
    path: '/admin/stores/{store_id}/send-back',
    summary: 'Give a shop back to its owner, who is told why, may change it and ask again',
    policy: 'admin',
    rate: 'write',
    params: storeParams,
    body: reasonBody,
    reply: oneStore,
  }),
  refuse: defineRoute({
    method: 'POST',
    path: '/admin/stores/{store_id}/refuse',
    summary: 'Refuse a shop; its owner is told why',
    policy: 'admin',
    rate: 'write',
    params: storeParams,
    body: reasonBody,
    reply: oneStore,
  }),
  handleReports: defineRoute({
    method: 'POST',
    path: '/admin/stores/{store_id}/reports/handled',
    summary: 'Every open report about a shop is handled',
    policy: 'admin',
    rate: 'write',
    params: storeParams,
    reply: oneStore,
  }),
  suspend: defineRoute({
    method: 'POST',
    path: '/admin/stores/{store_id}/suspend',
    summary: 'Take a shop off the market, with a reason that its owner is told',
    policy: 'admin',
    rate: 'write',
    params: storeParams,
    body: z.strictObject({ reason: requiredTextSchema(300, 'Please choose a reason.') }),
    reply: oneStore,
  }),
  reactivate: defineRoute({
    method: 'POST',
    path: '/admin/stores/{store_id}/reactivate',
    summary: 'Put a suspended shop back',
    policy: 'admin',
    rate: 'write',
    params: storeParams,
    reply: oneStore,
  }),
  audit: defineRoute({
    method: 'GET',
    path: '/admin/audit',
    summary: 'Security events, newest first',
    policy: 'admin',
    rate: 'read',
    query: z.strictObject({
      ...pageQuery,
      kind: z.enum(SECURITY_EVENT_KINDS).optional(),
      search: z.string().trim().max(80).default(''),
    }),
    reply: z.object({ success: z.literal(true), events: z.array(securityEventSchema), ...pageReply }),
  }),
} as const
