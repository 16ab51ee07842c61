import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@jhola/contract/constants'
import { ERRORS, type ErrorCode } from '@jhola/contract/errors'
import { PRODUCT_UNITS } from '@jhola/contract/inventory/products/units'
import { describe, expect, test } from 'vitest'
import { loadMessages } from '../../apps/server/src/platform/i18n.ts'
import { flatten } from './flatten.ts'
import { LATIN_WORDS } from './latin-words.ts'
import { countSmsParts } from './sms-parts.ts'

const LOCALES = join(import.meta.dirname, '../../apps/web/src/locales')
const texts = loadMessages(LOCALES)
const textsOf = (language: string, area: string): [string, string][] =>
  flatten(JSON.parse(readFileSync(join(LOCALES, language, `${area}.json`), 'utf8')), area)

/** Every text of the server, by its name in the code. */
const KEYS = textsOf('en', 'server').map(([key]) => key.replace(/^server\./, ''))

/** What is filled in, as long as it is in life. Without letters: those that are left are the text's own. */
const VALUES: Record<string, string | number> = {
  ...{
    number: '001-0012',
    amount: '₹1,249',
    waiting: 15,
    total: '₹1,249',
    store: '24×7',
    time: '9:45',
    link: 'https://12.34/56?7=89',
    page: 'https://12.34/5',
    ticket: '26-0042',
    contact: 'https://12.34/6',
  },
  ...{
    code: '123456',
    payee: '24',
    names: '1, 2, 3',
    name: '1',
    reason: '42',
    unit: '1',
    column: '1',
    with_gst: '105.00',
    mrp: '99.00',
  },
  ...{ minutes: 10, hours: 24, items: 3, count: 3, more: 2, seconds: 12, minimum: 4, maximum: 80, most: 500, row: 7, rows: 9000 },
  ...{ most_mb: 40, reserved: 3, on_hand: 12 },
  // What an operator writes at a breach, in one language.
  ...{ what: '1', effect: '2', measures: '3', advice: '4' },
}
/** Letters that are read one by one, and links, are not words. */
const wordsOf = (text: string): string[] => text.replace(/https?:\S+/g, ' ').match(/[A-Za-z]{3,}/g) ?? []
const foreignWords = (text: string): string[] => wordsOf(text).filter((word) => !LATIN_WORDS.test(word))

describe.each(LANGUAGES)('what the server says in %s', (language) => {
  const own = new Map([...textsOf(language, 'server'), ...textsOf(language, 'errors')])
  const said = [
    ...KEYS.map((key) => ({ key: `server.${key}`, text: texts.message(language, key, VALUES) })),
    ...Object.keys(ERRORS).map((code) => ({ key: `errors.${code}`, text: texts.error(language, code as ErrorCode, VALUES) })),
    ...PRODUCT_UNITS.map((unit) => ({ key: `common.unit.${unit}`, text: texts.word(language, `unit.${unit}`) })),
  ]

  test('is written in it, not borrowed from English', () => {
    expect(KEYS.filter((key) => !own.has(`server.${key}`))).toEqual([])
    const codes = Object.keys(ERRORS).filter((code) => !own.has(`errors.${code}`) && !own.has(`server.refused.${code}`))
    expect(codes).toEqual([])
  })

  test('has every gap filled', () => {
    // Facts of errors are the contract's: those that this test does not know stay, under the contract's own name.
    const gaps = said.filter(
      ({ key, text }) => key.startsWith('server.') && /[{}]/.test(text) && !key.startsWith('server.refused.'),
    )
    expect(gaps).toEqual([])
    expect(said.filter(({ text }) => text.trim() === '')).toEqual([])
  })

  test.skipIf(language === 'en')('has no English word left', () => {
    expect(said.flatMap(({ key, text }) => foreignWords(text.replace(/\{\w+\}/g, '')).map((word) => `${key}: ${word}`))).toEqual(
      [],
    )
  })

  test.skipIf(language !== 'ur')('keeps numbers in their place among words from right to left', () => {
    const bare = said.filter(({ text }) => /(?<![\d.,:₹\u2068-])(1249|123456|001-0012)/.test(text))
    expect(bare).toEqual([])
  })

  test('goes into few parts of an SMS', () => {
    for (const key of SMS) expect(countSmsParts(texts.message(language, key, SMS_VALUES)), key).toBeLessThanOrEqual(SMS_PARTS_MAX)
  })
})

/** Texts sent by SMS. In a script other than Latin a part has 67 letters, so each text takes two or three parts. */
const SMS = [
  'auth.code_sms',
  'orders.order_delayed',
  'alarm.shop_waiting',
  'alarm.shop_orders_wait',
  'alarm.shop_paused',
  'alarm.customer_waiting',
  'alarm.customer_cancelled',
  'profile.phone_changed.text',
  'profile.email_changed.text',
  'auth.factor.passkey_added',
  'auth.factor.passkey_removed',
  'grievances.arrived',
  'grievances.acknowledged',
  'grievances.resolved',
  'stores.staff_invited',
  'admin.store_suspended.text',
  'admin.store_reactivated.text',
]
const SMS_VALUES = {
  ...VALUES,
  store: 'Sharma General Store',
  link: 'https://jhola.example/store-login',
  reason: 'Prices above MRP',
}
const SMS_PARTS_MAX = 4

test('the length of an SMS is counted as operators do', () => {
  expect(countSmsParts('a'.repeat(160))).toBe(1)
  expect(countSmsParts('a'.repeat(161))).toBe(2)
  expect(countSmsParts(`${'a'.repeat(158)}{`)).toBe(1)
  expect(countSmsParts(`${'a'.repeat(159)}{`)).toBe(2)
  expect(countSmsParts('अ'.repeat(70))).toBe(1)
  expect(countSmsParts('अ'.repeat(71))).toBe(2)
  expect(countSmsParts('अ'.repeat(135))).toBe(3)
})
