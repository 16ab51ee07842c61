import { z } from 'zod'
import { LANGUAGES } from '../constants.ts'
import { OWN_PREFIXES } from '../inventory/products/scale-code.ts'
import { ANSWER_MINUTES, SILENCE_OUTCOMES, SUBSTITUTION_CAP } from '../orders/packing/consent.ts'
import { clockSchema } from '../stores/schema.ts'
import {
  ALARM_DELAY_SECONDS,
  BUFFER_PERCENT_MAX,
  DELIVERY_DISTANCE_KM,
  EXPIRY_DAYS,
  LITERACY_LEVELS,
  ORDER_VALUE_MAX,
  PAUSE_AFTER_MAX,
  PAUSE_MINUTES,
  READY_MINUTES,
  VOICE_SPEED,
} from './defaults.ts'

/** Languages for speech on a device, by the names that browsers use. */
const VOICE_LANGUAGES = LANGUAGES.map((language) => `${language}-IN`)

const rupees = z.number().min(0).max(ORDER_VALUE_MAX).multipleOf(0.01)

/** Rules for automatic acceptance of orders. Money in rupees, distance in km. */
export const autoAcceptSchema = z.strictObject({
  enabled: z.boolean(),
  rules: z
    .strictObject({
      ifAllItemsInStock: z.boolean(),
      minOrderValue: rupees,
      maxOrderValue: rupees,
      trustedCustomersOnly: z.boolean(),
      businessHoursOnly: z.boolean(),
      maxDeliveryDistance: z.number().min(DELIVERY_DISTANCE_KM.min).max(DELIVERY_DISTANCE_KM.max),
    })
    .refine(({ minOrderValue, maxOrderValue }) => minOrderValue <= maxOrderValue, {
      path: ['maxOrderValue'],
      message: 'The largest order must not be below the smallest',
    }),
  inventoryCheck: z.strictObject({
    enabled: z.boolean(),
    conservativeMode: z.boolean(),
    bufferPercentage: z.number().int().min(0).max(BUFFER_PERCENT_MAX),
  }),
})
export type AutoAccept = z.infer<typeof autoAcceptSchema>

/** How this shop's devices announce orders. */
export const counterNoticesSchema = z.strictObject({
  voiceAnnouncements: z.boolean(),
  voiceLanguage: z.enum(VOICE_LANGUAGES),
  voiceSpeed: z.number().min(VOICE_SPEED.min).max(VOICE_SPEED.max),
  repeatImportant: z.boolean(),
  /**
   * Devices with an older version send it, and old rows have it; nothing reads it. WhatsApp lets a shop start a conversation by a
   * template only, and a template carries no voice note.
   */
  whatsappVoiceNotes: z.boolean().optional(),
  visualAlerts: z.boolean(),
  vibration: z.boolean(),
  soundAlert: z.boolean(),
})
export type CounterNotices = z.infer<typeof counterNoticesSchema>

const delay = z.number().int().min(ALARM_DELAY_SECONDS.min).max(ALARM_DELAY_SECONDS.max)

/** The escalation of an unanswered order; delays in seconds after the shop could first hear it. */
export const alarmSettingsSchema = z
  .strictObject({
    push_after_seconds: delay,
    message_after_seconds: delay,
    customer_after_seconds: delay,
    /** Pauses the shop after this many unanswered orders in a row; 0: never. */
    pause_after_unanswered: z.number().int().min(0).max(PAUSE_AFTER_MAX),
    pause_minutes: z.number().int().min(PAUSE_MINUTES.min).max(PAUSE_MINUTES.max),
  })
  .refine((alarm) => alarm.push_after_seconds <= alarm.message_after_seconds, {
    path: ['message_after_seconds'],
    message: 'Each step comes after the one before',
  })
  .refine((alarm) => alarm.message_after_seconds <= alarm.customer_after_seconds, {
    path: ['customer_after_seconds'],
    message: 'Each step comes after the one before',
  })
export type AlarmSettings = z.infer<typeof alarmSettingsSchema>

export const displaySchema = z.strictObject({
  mode: z.enum(['light', 'dark', 'system']),
  fontSize: z.enum(['small', 'medium', 'large']),
  highContrast: z.boolean(),
})

const scalePrefix = z.enum(OWN_PREFIXES).nullable()

/**
 * When products count as expiring soon, and the prefixes of the codes of the shop's scale (`inventory/products/scale-code.ts`).
 */
export const inventorySettingsSchema = z
  .strictObject({
    expiryDays: z.number().int().min(EXPIRY_DAYS.min).max(EXPIRY_DAYS.max),
    weightPrefix: scalePrefix,
    pricePrefix: scalePrefix,
  })
  .refine(({ weightPrefix, pricePrefix }) => weightPrefix === null || weightPrefix !== pricePrefix, {
    path: ['pricePrefix'],
    message: 'A code carries a weight or a price, not both',
  })
export type InventorySettings = z.infer<typeof inventorySettingsSchema>

/** How far the shop goes without asking when something is missing, and what happens when a customer does not answer. */
export const packingSettingsSchema = z.strictObject({
  /** How much dearer than ordered a best match may be, in percent. */
  capPercent: z.number().int().min(0).max(SUBSTITUTION_CAP.max),
  answerMinutes: z.number().int().min(ANSWER_MINUTES.min).max(ANSWER_MINUTES.max),
  silence: z.enum(SILENCE_OUTCOMES),
})
export type PackingSettings = z.infer<typeof packingSettingsSchema>

/** How orders are worked through at the counter. */
export const counterSettingsSchema = z.strictObject({
  /** A new order takes the screen; otherwise it is on the board only. */
  incoming: z.boolean(),
  /** The time that one tap accepts with; null: the shop's usual time. */
  readyMinutes: z.literal([...READY_MINUTES]).nullable(),
  /** The steps that have a button of their own. */
  steps: z.strictObject({ preparing: z.boolean(), ready: z.boolean() }),
})
export type CounterSettings = z.infer<typeof counterSettingsSchema>

/** The shop's first opening window and days; `enabled` false: auto-accept ignores the shop's hours. */
export const businessHoursSchema = z.strictObject({
  enabled: z.boolean(),
  openTime: clockSchema,
  closeTime: clockSchema,
  workingDays: z.array(z.number().int().min(0).max(6)).max(7),
})

/** A shop's preferences, stored on the server and mirrored on its devices. */
export const preferencesSchema = z.strictObject({
  literacyLevel: z.enum(LITERACY_LEVELS),
  /** Buttons are read aloud when touched. In `none` they always are. */
  spokenLabels: z.boolean(),
  autoAccept: autoAcceptSchema,
  notifications: counterNoticesSchema,
  businessHours: businessHoursSchema,
  display: displaySchema,
  alarm: alarmSettingsSchema,
  inventory: inventorySettingsSchema,
  packing: packingSettingsSchema,
  counter: counterSettingsSchema,
})
export type Preferences = z.infer<typeof preferencesSchema>
