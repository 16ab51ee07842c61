import { DEFAULT_PREFERENCES } from '@jhola/contract/preferences/defaults'
import { preferencesSchema } from '@jhola/contract/preferences/schema'
import { expect, test } from 'vitest'
import type { Preferences } from './api/preferences.ts'
import { findErrors, findQuietErrors } from './checks.ts'

const wrong = (part: Partial<Preferences>) =>
  Object.entries(findErrors(part as Preferences)).flatMap(([field, error]) => (error ? [`${field}: ${error}`] : []))
const { autoAccept, alarm, packing } = DEFAULT_PREFERENCES
const rules = (change: object) => ({ autoAccept: { ...autoAccept, rules: { ...autoAccept.rules, ...change } } })

test('the defaults are valid', () => expect(wrong(DEFAULT_PREFERENCES as unknown as Preferences)).toEqual([]))

test.each([
  [rules({ minOrderValue: Number.NaN }), 'autoAccept.rules.minOrderValue: preferences.error.required'],
  [rules({ minOrderValue: 1001 }), 'autoAccept.rules.maxOrderValue: preferences.error.crossed'],
  [rules({ maxOrderValue: 100_001 }), 'autoAccept.rules.maxOrderValue: preferences.error.number'],
  [
    { autoAccept: { ...autoAccept, inventoryCheck: { ...autoAccept.inventoryCheck, bufferPercentage: 101 } } },
    'autoAccept.inventoryCheck.bufferPercentage: preferences.error.number',
  ],
  [{ alarm: { ...alarm, message_after_seconds: 14 } }, 'alarm.message_after_seconds: preferences.error.order'],
  [{ alarm: { ...alarm, customer_after_seconds: 3601 } }, 'alarm.customer_after_seconds: preferences.error.number'],
  [{ alarm: { ...alarm, pause_minutes: 14 } }, 'alarm.pause_minutes: preferences.error.number'],
  [
    { businessHours: { enabled: true, openTime: '', closeTime: '21:00', workingDays: [1] } },
    'businessHours.openTime: preferences.error.required',
  ],
  [{ packing: { ...packing, capPercent: 51 } }, 'packing.capPercent: preferences.error.number'],
  [{ packing: { ...packing, answerMinutes: 1 } }, 'packing.answerMinutes: preferences.error.number'],
] as [Partial<Preferences>, string][])('%j', (part, said) => {
  expect(wrong(part)).toEqual([said])
  expect(preferencesSchema.partial().safeParse(part).success).toBe(false)
})

test('quiet hours need both times', () => {
  expect(findQuietErrors({ start: '22:00', end: '' })).toEqual({
    'quietHours.start': undefined,
    'quietHours.end': 'preferences.error.required',
  })
})
