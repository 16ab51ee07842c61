import { expect, test } from 'vitest'
import { DEFAULT_PREFERENCES } from '../preferences/defaults.ts'
import { announceOrders, announceRinging, announceStart } from './announcement.ts'

const USUAL = DEFAULT_PREFERENCES.notifications
const order = (total_amount: number, over: object = {}) => ({
  total_amount,
  urgent: false,
  delivery_type: 'delivery' as const,
  items: [1, 2, 3],
  ...over,
})
const HINDI = { ...USUAL, voiceLanguage: 'hi-IN' } as const

test.each([
  [500, ['new', 3, 'items_other', 500, 'rupees_other'], 1],
  [500.01, ['large', 3, 'items_other', 500, 'rupees_other'], 2],
  [1240.5, ['large', 3, 'items_other', 1241, 'rupees_other'], 2],
  [100, ['new', 3, 'items_other', 100, 'rupees_other'], 1],
  [99.99, ['small', 3, 'items_other', 100, 'rupees_other'], 1],
])('%d rupees: %j', (amount, parts, times) => {
  expect(announceOrders([order(amount)], USUAL)).toMatchObject({ parts, times, language: 'en', rate: 1, pitch: 1 })
})

test('urgent ones are said with more emphasis, and again', () => {
  expect(announceOrders([order(200, { urgent: true, items: [1] })], USUAL)).toEqual({
    parts: ['urgent', 'new', 1, 'items_one', 200, 'rupees_other'],
    language: 'en',
    rate: 1,
    pitch: 1.3,
    times: 2,
  })
})

test('a shop that wants no repeating hears it once, at its own speed', () => {
  const settings = { ...USUAL, repeatImportant: false, voiceSpeed: 1.5 }
  expect(announceOrders([order(900)], settings)).toMatchObject({ times: 1, rate: 1.5 })
})

test('in Hindi, whatever the screen speaks; a pickup is said', () => {
  expect(announceOrders([order(640, { delivery_type: 'pickup' })], HINDI)).toMatchObject({
    parts: ['large', 3, 'items_other', 640, 'rupees_other', 'pickup'],
    language: 'hi',
  })
})

test('several at once are counted', () => {
  expect(announceOrders([order(50), order(200), order(300)], USUAL)).toMatchObject({
    parts: [3, 'waiting'],
    times: 1,
  })
  expect(announceOrders([order(50), order(2000)], HINDI)).toMatchObject({ parts: [2, 'waiting'], times: 2 })
})

test('nothing new, or no voice wanted: nothing is said', () => {
  expect(announceOrders([], USUAL)).toBeNull()
  expect(announceOrders([order(200)], { ...USUAL, voiceAnnouncements: false })).toBeNull()
  expect(announceStart({ ...USUAL, voiceAnnouncements: false })).toBeNull()
  expect(announceStart(USUAL)?.parts).toEqual(['started'])
})

test('every language has its voice; an unknown one is English', () => {
  expect(announceStart({ ...USUAL, voiceLanguage: 'ta-IN' })?.language).toBe('ta')
  expect(announceStart({ ...USUAL, voiceLanguage: 'xx-IN' })?.language).toBe('en')
})

test('a changed order is said to be changed, and is no new one', () => {
  expect(announceRinging({ placed: [], changed: 1 }, HINDI)).toMatchObject({ parts: ['changed'], language: 'hi', times: 1 })
  expect(announceRinging({ placed: [order(99)], changed: 2 }, USUAL)?.parts).toEqual([
    ...['small', 3, 'items_other', 99, 'rupees_other'],
    'changed',
  ])
  expect(announceRinging({ placed: [order(200)], changed: 0 }, USUAL)).toEqual(announceOrders([order(200)], USUAL))
  expect(announceRinging({ placed: [], changed: 0 }, USUAL)).toBeNull()
  expect(announceRinging({ placed: [], changed: 3 }, { ...USUAL, voiceAnnouncements: false })).toBeNull()
})
