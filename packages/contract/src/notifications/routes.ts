import { z } from 'zod'
import { defineRoute } from '../route.ts'
import { momentSchema, successSchema } from '../shared/wire.ts'
import { clockSchema } from '../stores/schema.ts'

export const notificationSettingsSchema = z.strictObject({
  newOrders: z.boolean(),
  orderUpdates: z.boolean(),
  lowStock: z.boolean(),
  systemAlerts: z.boolean(),
  sound: z.boolean(),
  vibration: z.boolean(),
  quietHours: z.strictObject({ enabled: z.boolean(), start: clockSchema, end: clockSchema }),
})

/** A browser's subscription as the browser gives it (`PushSubscription.toJSON()`). */
export const subscriptionSchema = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  expirationTime: z.number().nullable().optional(),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{80,100}=*$/),
    auth: z.string().regex(/^[\w-]{20,30}=*$/),
  }),
})

/** A browser with a push subscription. Without its endpoint, which would allow anyone to send to it. */
export const pushDeviceSchema = z.object({
  device_id: z.uuid(),
  device: z.string(),
  is_this: z.boolean(),
  created_at: momentSchema,
})
export type PushDevice = z.infer<typeof pushDeviceSchema>

const settingsReply = z.object({ success: z.literal(true), settings: notificationSettingsSchema })

export const notificationRoutes = {
  key: defineRoute({
    method: 'GET',
    path: '/notifications/key',
    summary: 'The public key that a browser subscribes with (VAPID), made on first start',
    policy: 'anyone',
    rate: 'read',
    reply: z.object({ success: z.literal(true), public_key: z.string() }),
  }),
  settings: defineRoute({
    method: 'GET',
    path: '/notifications/settings',
    summary: 'What the signed-in person is told of by push',
    policy: 'session',
    rate: 'read',
    reply: settingsReply,
  }),
  changeSettings: defineRoute({
    method: 'PUT',
    path: '/notifications/settings',
    summary: 'Change what the signed-in person is told of by push, and their quiet hours',
    policy: 'session',
    rate: 'write',
    body: notificationSettingsSchema,
    reply: settingsReply,
  }),
  subscribe: defineRoute({
    method: 'POST',
    path: '/notifications/subscribe',
    summary: 'Push to this device; ten devices at most, the oldest makes room',
    policy: 'session',
    rate: 'write',
    body: z.strictObject({ subscription: subscriptionSchema }),
    reply: successSchema,
  }),
  devices: defineRoute({
    method: 'GET',
    path: '/notifications/devices',
    summary: 'The devices of the signed-in person that are pushed to',
    policy: 'session',
    rate: 'read',
    reply: z.object({ success: z.literal(true), devices: z.array(pushDeviceSchema) }),
  }),
  unsubscribe: defineRoute({
    method: 'POST',
    path: '/notifications/unsubscribe',
    summary: 'No push any more: to this endpoint, to this device, or to whatever this session subscribed',
    policy: 'session',
    rate: 'write',
    body: z.strictObject({ endpoint: z.string().max(1000).optional(), device_id: z.uuid().optional() }).optional(),
    reply: successSchema,
  }),
  test: defineRoute({
    method: 'POST',
    path: '/notifications/test',
    summary: "A test push to every device of the signed-in person; quiet hours don't hold it back",
    policy: 'session',
    rate: 'write',
    reply: z.object({ success: z.literal(true), devices: z.number().int() }),
  }),
} as const
