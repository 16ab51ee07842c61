import { ANSWER_MINUTES, SUBSTITUTION_CAP } from '@jhola/contract/orders/packing/consent'
import {
  ALARM_DELAY_SECONDS,
  BUFFER_PERCENT_MAX,
  EXPIRY_DAYS,
  ORDER_VALUE_MAX,
  PAUSE_AFTER_MAX,
  PAUSE_MINUTES,
} from '@jhola/contract/preferences/defaults'
import type { TextKey } from '../../shared/i18n/texts.ts'
import type { Part, PreferenceKey, Preferences } from './api/preferences.ts'

/** Errors, keyed by the server's field name (`autoAccept.rules.minOrderValue`). */
export type Errors = Record<string, TextKey | undefined>
type Checks = { [K in PreferenceKey]?: (value: Preferences[K]) => Errors }

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

const number = (value: number, min: number, max: number, isWhole: boolean): TextKey | undefined => {
  if (Number.isNaN(value)) return 'preferences.error.required'
  return value >= min && value <= max && (!isWhole || Number.isInteger(value)) ? undefined : 'preferences.error.number'
}
const clock = (value: string): TextKey | undefined => (CLOCK.test(value) ? undefined : 'preferences.error.required')
/** The steps of an alarm must be in ascending order. */
const after = (value: number, before: number): TextKey | undefined =>
  number(value, ALARM_DELAY_SECONDS.min, ALARM_DELAY_SECONDS.max, true) ??
  (value < before ? 'preferences.error.order' : undefined)

const CHECKS: Checks = {
  autoAccept: ({ rules, inventoryCheck }) => ({
    'autoAccept.rules.minOrderValue': number(rules.minOrderValue, 0, ORDER_VALUE_MAX, false),
    'autoAccept.rules.maxOrderValue':
      number(rules.maxOrderValue, 0, ORDER_VALUE_MAX, false) ??
      (rules.maxOrderValue < rules.minOrderValue ? 'preferences.error.crossed' : undefined),
    'autoAccept.inventoryCheck.bufferPercentage': number(inventoryCheck.bufferPercentage, 0, BUFFER_PERCENT_MAX, true),
  }),
  businessHours: ({ openTime, closeTime }) => ({
    'businessHours.openTime': clock(openTime),
    'businessHours.closeTime': clock(closeTime),
  }),
  alarm: (alarm) => ({
    'alarm.push_after_seconds': after(alarm.push_after_seconds, 0),
    'alarm.message_after_seconds': after(alarm.message_after_seconds, alarm.push_after_seconds),
    'alarm.customer_after_seconds': after(alarm.customer_after_seconds, alarm.message_after_seconds),
    'alarm.pause_after_unanswered': number(alarm.pause_after_unanswered, 0, PAUSE_AFTER_MAX, true),
    'alarm.pause_minutes': number(alarm.pause_minutes, PAUSE_MINUTES.min, PAUSE_MINUTES.max, true),
  }),
  inventory: ({ expiryDays, weightPrefix, pricePrefix }) => ({
    'inventory.expiryDays': number(expiryDays, EXPIRY_DAYS.min, EXPIRY_DAYS.max, true),
    'inventory.pricePrefix': pricePrefix !== null && pricePrefix === weightPrefix ? 'preferences.error.samePrefix' : undefined,
  }),
  packing: ({ capPercent, answerMinutes }) => ({
    'packing.capPercent': number(capPercent, 0, SUBSTITUTION_CAP.max, true),
    'packing.answerMinutes': number(answerMinutes, ANSWER_MINUTES.min, ANSWER_MINUTES.max, true),
  }),
}

/** Errors of a section of the preferences; a valid field is undefined. */
export const findErrors = <K extends PreferenceKey>(part: Part<K>): Errors =>
  Object.assign(
    {},
    ...Object.entries(part).map(([key, value]) => {
      // @NOTE the check of a key receives the value of that key.
      const check = CHECKS[key as PreferenceKey] as ((value: unknown) => Errors) | undefined
      return check?.(value) ?? {}
    }),
  )

/** Errors of a person's quiet hours. */
export const findQuietErrors = ({ start, end }: { start: string; end: string }): Errors => ({
  'quietHours.start': clock(start),
  'quietHours.end': clock(end),
})
