import { ANSWER_MINUTES, SUBSTITUTION_CAP } from '../orders/packing/consent.ts'

/** Limits and defaults of a shop's own settings. */

/** Limits of the sliders and fields of the preferences dialog. */
export const DELIVERY_DISTANCE_KM = { min: 1, max: 20, usual: 5 } as const
export const VOICE_SPEED = { min: 0.5, max: 1.5, usual: 1, step: 0.1 } as const
export const ORDER_VALUE_MAX = 100_000
export const BUFFER_PERCENT_MAX = 100
/**
 * Delays of an alarm, in seconds after the shop could first hear the order. A step after the shop's own time limit never runs.
 */
export const ALARM_DELAY_SECONDS = { min: 0, max: 3600 } as const
export const PAUSE_AFTER_MAX = 10
/** Days before expiry at which a shop may be notified. */
export const EXPIRY_DAYS = { min: 1, max: 365 } as const
export const PAUSE_MINUTES = { min: 15, max: 720 } as const

/** Minutes until an order is ready, as the counter offers them beside the shop's usual time. */
export const READY_MINUTES = [10, 15, 20, 30] as const

/** The amount of text on the counter: pictures, few words, everything. */
export const LITERACY_LEVELS = ['none', 'basic', 'full'] as const
export type LiteracyLevel = (typeof LITERACY_LEVELS)[number]

/**
 * The specification's defaults; those of the alarm are ours: push, message, notify the customer; the shop's own time limit ends
 * it.
 */
export const DEFAULT_PREFERENCES = {
  literacyLevel: 'full',
  spokenLabels: false,
  autoAccept: {
    enabled: false,
    rules: {
      ifAllItemsInStock: true,
      minOrderValue: 50,
      maxOrderValue: 1000,
      trustedCustomersOnly: false,
      businessHoursOnly: true,
      maxDeliveryDistance: DELIVERY_DISTANCE_KM.usual,
    },
    inventoryCheck: { enabled: true, conservativeMode: false, bufferPercentage: 10 },
  },
  notifications: {
    voiceAnnouncements: true,
    voiceLanguage: 'en-IN',
    voiceSpeed: VOICE_SPEED.usual,
    repeatImportant: true,
    visualAlerts: true,
    vibration: true,
    soundAlert: true,
  },
  display: { mode: 'system', fontSize: 'medium', highContrast: false },
  alarm: {
    push_after_seconds: 15,
    message_after_seconds: 120,
    customer_after_seconds: 300,
    pause_after_unanswered: 2,
    pause_minutes: 120,
  },
  inventory: { expiryDays: 30, weightPrefix: null, pricePrefix: null },
  counter: { incoming: true, readyMinutes: null, steps: { preparing: false, ready: true } },
  packing: { capPercent: SUBSTITUTION_CAP.usual, answerMinutes: ANSWER_MINUTES.usual, silence: 'leave_out' },
} as const
