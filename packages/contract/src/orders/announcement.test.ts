import { expect, test } from 'vitest'
import { DEFAULT_PREFERENCES } from '../preferences/defaults.ts'
import { announceOrders, announceStart } from './announcement.ts'

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
  [500, 'New order. 3 items, 500 rupees.', 1],
  [500.01, 'Large order! 3 items, 500 rupees.', 2],
  [1240.5, 'Large order! 3 items, 1241 rupees.', 2],
  [100, 'New order. 3 items, 100 rupees.', 1],
  [99.99, 'Small order. 3 items, 100 rupees.', 1],
])('%d rupees: %s', (amount, text, times) => {
  expect(announceOrders([order(amount)], USUAL)).toMatchObject({ text, times, lang: 'en-IN', rate: 1, pitch: 1 })
})

test('urgent ones are said with more emphasis, and again', () => {
  expect(announceOrders([order(200, { urgent: true, items: [1] })], USUAL)).toEqual({
    text: 'Urgent! Urgent! New order. 1 item, 200 rupees.',
    lang: 'en-IN',
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
    text: 'बड़ा ऑर्डर! 3 सामान, 640 रुपये। ग्राहक खुद लेने आएगा।',
    lang: 'hi-IN',
  })
})

test('several at once are counted', () => {
  expect(announceOrders([order(50), order(200), order(300)], USUAL)).toMatchObject({
    text: '3 new orders are waiting.',
    times: 1,
  })
  expect(announceOrders([order(50), order(2000)], HINDI)).toMatchObject({ text: '2 नए ऑर्डर इंतज़ार में हैं।', times: 2 })
})

test('nothing new, or no voice wanted: nothing is said', () => {
  expect(announceOrders([], USUAL)).toBeNull()
  expect(announceOrders([order(200)], { ...USUAL, voiceAnnouncements: false })).toBeNull()
  expect(announceStart({ ...USUAL, voiceAnnouncements: false })).toBeNull()
  expect(announceStart(USUAL)?.text).toBe('The shop is open. New orders will be announced.')
})

test('a voice that is not spoken yet is English', () => {
  expect(announceStart({ ...USUAL, voiceLanguage: 'ta-IN' })?.lang).toBe('en-IN')
})
