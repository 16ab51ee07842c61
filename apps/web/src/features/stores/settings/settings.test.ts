import { type StoreSettings, type StoreSettingsSection, storeSettingsSchema } from '@jhola/contract/stores/settings'
import { gstinCheckCharacter } from '@jhola/contract/tax/gstin'
import { describe, expect, test } from 'vitest'
import { findErrors, isFine } from './checks.ts'
import { marksOf } from './field-errors.ts'
import { daysAhead, previewHours, tidyHolidays } from './hours-preview.ts'

const SETTINGS: StoreSettings = {
  profile: {
    name: 'Sharma Kirana',
    name_hi: '',
    owner_name: 'Ramesh Sharma',
    store_type: 'Kirana Store',
    phone: '+919876501234',
    whatsapp: '',
    email: '',
    languages: ['hi'],
  },
  address: {
    street: '12 Pipe Road',
    locality: '',
    city: 'Mumbai',
    state: 'Maharashtra',
    pincode: '400070',
    latitude: 19.07,
    longitude: 72.88,
  },
  hours: {
    opens: '09:00',
    closes: '13:00',
    second: { opens: '16:00', closes: '21:00' },
    working_days: [1, 2, 3, 4, 5, 6],
    holidays: [],
  },
  delivery: {
    offers_delivery: true,
    offers_pickup: true,
    delivery_radius_km: 3,
    min_order_amount: 100,
    delivery_fee: 20,
    free_delivery_from: 500,
    express_fee: 50,
    offered_slots: { morning: true, afternoon: true, evening: true, express: false },
    prep_minutes: 20,
    accept_within_minutes: 10,
  },
  money: { takes_cod: true, upi_vpa: '', gstin: '', fssai: '', tax_mode: 'exclusive' },
  seller: { legal_name: '', legal_address: '', drug_licence: '', grievance_name: '', grievance_phone: '', grievance_email: '' },
}

const wrongIn = <S extends StoreSettingsSection>(section: S, more: Partial<StoreSettings[S]>) => {
  const errors = findErrors(section, { ...SETTINGS[section], ...more }, SETTINGS)
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined))
}
const gstin = (first14: string) => first14 + gstinCheckCharacter(first14)

test('settings that the contract accepts have no errors', () => {
  expect(storeSettingsSchema.safeParse(SETTINGS).success).toBe(true)
  for (const section of ['profile', 'address', 'hours', 'delivery', 'money'] as const)
    expect(isFine(findErrors(section, SETTINGS[section], SETTINGS))).toBe(true)
})

describe('profile', () => {
  test.each([
    [{ name: ' ' }, { name: 'stores.settings.error.required' }],
    [{ phone: '+91987' }, { phone: 'stores.settings.error.phone' }],
    [{ phone: '' }, { phone: 'stores.settings.error.phone' }],
    [{ whatsapp: '+91123' }, { whatsapp: 'stores.settings.error.phone' }],
    [{ email: 'x@' }, { email: 'stores.settings.error.email' }],
  ])('%j', (more, expected) => expect(wrongIn('profile', more)).toEqual(expected))
})

describe('hours', () => {
  test.each([
    [
      'two windows that run into each other',
      { second: { opens: '12:30', closes: '21:00' } },
      { second: 'errors.stores.hours_overlap' },
    ],
    ['the second begins when the first ends', { second: { opens: '13:00', closes: '21:00' } }, {}],
    [
      'the second runs past midnight into the first',
      { second: { opens: '20:00', closes: '09:30' } },
      { second: 'errors.stores.hours_overlap' },
    ],
    ['the second runs past midnight', { second: { opens: '20:00', closes: '02:00' } }, {}],
    ['no closing time', { closes: '' }, { closes: 'stores.settings.error.required' }],
    ['the second has no time', { second: { opens: '', closes: '21:00' } }, { second: 'stores.settings.error.required' }],
  ])('%s', (_what, more, expected) => expect(wrongIn('hours', more)).toEqual(expected))
})

describe('delivery', () => {
  test.each([
    ['no way to get it', { offers_delivery: false, offers_pickup: false }, { offers_delivery: 'errors.stores.no_way_to_get_it' }],
    ['pickup only', { offers_delivery: false }, {}],
    ['an empty fee', { delivery_fee: Number.NaN }, { delivery_fee: 'stores.settings.error.required' }],
    ['paise', { delivery_fee: 20.5 }, {}],
    ['three decimals', { delivery_fee: 20.125 }, { delivery_fee: 'stores.settings.error.number' }],
    ['too long to accept', { accept_within_minutes: 121 }, { accept_within_minutes: 'stores.settings.error.number' }],
    ['no limit of orders for one time', { slot_capacity: null }, {}],
    ['no order at all for one time', { slot_capacity: 0 }, { slot_capacity: 'stores.settings.error.number' }],
    ['half a rupee as minimum', { min_order_amount: 0.5 }, { min_order_amount: 'stores.settings.error.number' }],
  ])('%s', (_what, more, expected) => expect(wrongIn('delivery', more)).toEqual(expected))
})

describe('money', () => {
  test.each([
    ['no way to pay', { takes_cod: false }, { takes_cod: 'errors.stores.no_way_to_pay' }],
    ['UPI only', { takes_cod: false, upi_vpa: 'sharma@okbank', upi_payee_name: 'Sharma Kirana' }, {}],
    ['no UPI address', { upi_vpa: 'sharma', upi_payee_name: 'Sharma Kirana' }, { upi_vpa: 'stores.settings.error.upi' }],
    [
      'UPI without the name that customers will see',
      { upi_vpa: 'sharma@okbank', upi_payee_name: ' ' },
      { upi_payee_name: 'stores.settings.error.payee' },
    ],
    ['a GSTIN of the state', { gstin: gstin('27ABCDE1234F1Z') }, {}],
    [
      'the composition scheme with GST on top',
      { gstin: gstin('27ABCDE1234F1Z'), is_composition: true },
      { tax_mode: 'errors.stores.composition_tax' },
    ],
    ['a GSTIN of another state', { gstin: gstin('07ABCDE1234F1Z') }, { gstin: 'errors.stores.gstin_state' }],
    ['a wrong check character', { gstin: '27ABCDE1234F1Z!' }, { gstin: 'stores.settings.error.gst' }],
    ['FSSAI of 13 digits', { fssai: '1234567890123' }, { fssai: 'stores.settings.error.fssai' }],
  ])('%s', (_what, more, expected) => expect(wrongIn('money', more)).toEqual(expected))
})

describe('errors of the server', () => {
  const say = (code: string) => `text of ${code}`
  test.each([
    ['hours', { code: 'stores.hours_overlap' }, { second: 'text of stores.hours_overlap' }],
    ['money', { code: 'stores.hours_overlap' }, {}],
    [
      'hours',
      { code: 'request.invalid', details: { fields: [{ field: 'hours.second.opens', code: 'x', message: 'no time' }] } },
      { second: 'no time' },
    ],
    ['hours', { code: 'request.invalid', details: { fields: [{ field: 'version', code: 'x', message: 'old' }] } }, {}],
    ['money', { code: 'stores.suspended', details: { reason: 'x' } }, {}],
  ] as const)('%s, %j', (section, refused, expected) => expect(marksOf(section, refused, say)).toEqual(expected))
})

describe('the preview of the hours', () => {
  /** Friday, 20 November 2026, by the shop's clock. */
  const at = (clock: string, date = '2026-11-20') => Date.parse(`${date}T${clock}:00+05:30`)
  const clock = { hours: SETTINGS.hours, closed_for_now: false, paused_until: null }
  test.each([
    ['in the morning', '10:00', { kind: 'open' }],
    ['in the afternoon', '14:00', { kind: 'closed', opensMs: at('16:00') }],
    ['at night', '22:00', { kind: 'closed', opensMs: at('09:00', '2026-11-21') }],
  ])('%s', (_what, time, expected) => expect(previewHours(clock, at(time))).toEqual(expected))
  test('a shop closed or paused by its owner ignores the hours', () => {
    expect(previewHours({ ...clock, closed_for_now: true }, at('10:00'))).toEqual({ kind: 'by_hand' })
    expect(previewHours({ ...clock, paused_until: '2026-11-20T12:00:00.000Z' }, at('10:00'))).toEqual({ kind: 'paused' })
  })
  test('a shop that never opens', () => {
    expect(previewHours({ ...clock, hours: { ...SETTINGS.hours, working_days: [] } }, at('10:00'))).toEqual({
      kind: 'closed',
      opensMs: null,
    })
  })
  test('the week ahead, with the day off and a holiday', () => {
    const days = daysAhead({ ...SETTINGS.hours, holidays: ['2026-11-23'] }, at('10:00'))
    expect(days.map(({ date, rests }) => [date.slice(-2), rests])).toEqual([
      ['20', null],
      ['21', null],
      ['22', 'weekly'],
      ['23', 'holiday'],
      ['24', null],
      ['25', null],
      ['26', null],
    ])
  })
  test('holidays are sorted, without duplicates and past dates', () => {
    expect(tidyHolidays(['2026-12-25', '2026-11-19', '2026-11-20', '2026-12-25'], at('10:00'))).toEqual([
      '2026-11-20',
      '2026-12-25',
    ])
  })
})
