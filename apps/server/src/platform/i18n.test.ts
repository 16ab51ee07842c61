import { LANGUAGES } from '@jhola/contract/constants'
import { ERRORS, type ErrorCode } from '@jhola/contract/errors'
import { expect, test } from 'vitest'
import { loadConfig } from '../config.ts'
import { loadMessages } from './i18n.ts'

const texts = loadMessages(loadConfig({}).paths.locales)

test('every error has a text in every language, and facts fill its gaps', () => {
  for (const language of LANGUAGES)
    for (const code of Object.keys(ERRORS) as ErrorCode[]) expect(texts.error(language, code), `${language} ${code}`).not.toBe('')
  expect(texts.error('en', 'request.rate_limited', { seconds: 12 })).toBe(
    'Too many attempts. Please wait 12 seconds and try again.',
  )
})

test('in Urdu what is filled in keeps its own direction; a link stays as programs find it', () => {
  const said = texts.message('ur', 'alarm.customer_waiting', { store: 'Asha Kirana', number: '0012' })
  expect(said).toContain('\u2068Asha Kirana\u2069')
  expect(said).toContain('\u20680012\u2069')
  const link = 'https://jhola.test/order/1/track?t=a'
  expect(texts.message('ur', 'alarm.customer_link', { link })).toContain(link)
  expect(texts.message('ur', 'alarm.customer_link', { link })).not.toMatch(/[\u2068\u2069]/)
  expect(texts.message('hi', 'alarm.customer_waiting', { store: 'Asha', number: 1 })).not.toMatch(/[\u2068\u2069]/)
})

test('who speaks a language that we do not have is answered in English', () => {
  expect(texts.message('fr', 'orders.placed')).toBe('Order placed successfully!')
  expect(texts.field('fr', 'required', {})).toBe('This field is required.')
})

test('every language has its own texts', () => {
  for (const language of LANGUAGES.filter((one) => one !== 'en'))
    expect(texts.message(language, 'orders.placed'), language).not.toMatch(/[A-Za-z]/)
})

test('texts of the contract are kept, in the language where it has them', () => {
  expect(texts.field('en', 'invalid', {}, 'Name is required')).toBe('Name is required')
  expect(texts.field('hi', 'invalid', {}, 'Name is required')).toBe('नाम ज़रूरी है')
  expect(texts.field('hi', 'invalid', {}, 'Never heard of')).toBe('Never heard of')
})

test('a text that does not exist is a mistake of ours', () => {
  expect(() => texts.message('en', 'orders.nothing')).toThrow('there is no text server.orders.nothing')
})

test('a missing folder leaves the texts of the contract', () => {
  expect(loadMessages('/nowhere').error('hi', 'orders.not_found')).toBe('Order not found')
})
