import { describe, expect, test } from 'vitest'
import { gstinCheckCharacter } from '../tax/gstin.ts'
import type { StoreSettings } from './settings.ts'
import { changedSections, decideSettings, mergeSettings, moneyChanges } from './settings-rules.ts'

const SETTINGS: StoreSettings = {
  profile: {
    name: 'Sharma Kirana',
    name_hi: '',
    owner_name: 'Ravi Sharma',
    store_type: 'Kirana Store',
    phone: '+919876543210',
    whatsapp: '',
    email: '',
    languages: ['hi'],
  },
  address: {
    street: '1 Station Road',
    locality: 'Kurla',
    city: 'Mumbai',
    state: 'Maharashtra',
    pincode: '400070',
    latitude: 19.07,
    longitude: 72.88,
  },
  hours: { opens: '09:00', closes: '21:00', second: null, working_days: [1, 2, 3], holidays: [] },
  delivery: {
    offers_delivery: true,
    offers_pickup: true,
    delivery_radius_km: 3,
    min_order_amount: 100,
    delivery_fee: 20,
    free_delivery_from: 500,
    express_fee: 50,
    offered_slots: { morning: true, afternoon: true, evening: true, express: true },
    slot_capacity: 12,
    prep_minutes: 20,
    accept_within_minutes: 10,
  },
  money: { takes_cod: true, upi_vpa: 'shop@upi', gstin: '', fssai: '', tax_mode: 'exclusive' },
  seller: { legal_name: '', legal_address: '', drug_licence: '', grievance_name: '', grievance_phone: '', grievance_email: '' },
}
const gstin = (state: string) => `${state}AAPFU0939F1Z${gstinCheckCharacter(`${state}AAPFU0939F1Z`)}`

describe('settings fit together', () => {
  const { hours, delivery, money } = SETTINGS
  test.each<[string, Partial<StoreSettings>, string | null]>([
    ['as they are', {}, null],
    ['windows into each other', { hours: { ...hours, second: { opens: '20:00', closes: '22:00' } } }, 'stores.hours_overlap'],
    ['windows that touch', { hours: { ...hours, second: { opens: '21:00', closes: '02:00' } } }, null],
    [
      'two windows past midnight',
      { hours: { ...hours, opens: '18:00', closes: '01:00', second: { opens: '22:00', closes: '03:00' } } },
      'stores.hours_overlap',
    ],
    ['never open', { hours: { ...hours, working_days: [] } }, null],
    ['pickup alone', { delivery: { ...delivery, offers_delivery: false } }, null],
    [
      'neither delivery nor pickup',
      { delivery: { ...delivery, offers_delivery: false, offers_pickup: false } },
      'stores.no_way_to_get_it',
    ],
    ['UPI alone', { money: { ...money, takes_cod: false } }, null],
    ['nothing to pay with', { money: { ...money, takes_cod: false, upi_vpa: '' } }, 'stores.no_way_to_pay'],
    ['a GSTIN of the own state', { money: { ...money, gstin: gstin('27') } }, null],
    [
      'the composition scheme with tax on top',
      { money: { ...money, gstin: gstin('27'), is_composition: true } },
      'stores.composition_tax',
    ],
    [
      'the composition scheme with nothing on top',
      { money: { ...money, gstin: gstin('27'), is_composition: true, tax_mode: 'inclusive' } },
      null,
    ],
    ['the scheme without a GSTIN, which is none', { money: { ...money, is_composition: true } }, null],
    ['a GSTIN of another state', { money: { ...money, gstin: gstin('07') } }, 'stores.gstin_state'],
    [
      'a move away from the GSTIN',
      { money: { ...money, gstin: gstin('27') }, address: { ...SETTINGS.address, state: 'Delhi' } },
      'stores.gstin_state',
    ],
  ])('%s', (_, change, code) => {
    const decision = decideSettings({ ...SETTINGS, ...change })
    expect(decision.ok ? null : decision.refusal.code).toBe(code)
  })
})

describe('a change', () => {
  test('replaces the sections that it has and no others', () => {
    const profile = { ...SETTINGS.profile, name: 'Sharma & Sons' }
    const after = mergeSettings(SETTINGS, { profile, money: undefined })
    expect(after).toEqual({ ...SETTINGS, profile })
    expect(changedSections(SETTINGS, after)).toEqual(['profile'])
  })

  test('keeps the limit of a slot when it says nothing of it, and ends it when it says null', () => {
    const { slot_capacity: _, ...rest } = SETTINGS.delivery
    expect(mergeSettings(SETTINGS, { delivery: { ...rest, prep_minutes: 25 } }).delivery.slot_capacity).toBe(12)
    expect(mergeSettings(SETTINGS, { delivery: { ...rest, slot_capacity: null } }).delivery.slot_capacity).toBeNull()
  })

  test('of days and holidays keeps each once, in order', () => {
    const hours = { ...SETTINGS.hours, working_days: [3, 1, 3, 0], holidays: ['2026-12-25', '2026-11-09', '2026-12-25'] }
    expect(mergeSettings(SETTINGS, { hours }).hours).toMatchObject({
      working_days: [0, 1, 3],
      holidays: ['2026-11-09', '2026-12-25'],
    })
  })

  test('that says what is already there is none, whatever the order of its fields', () => {
    const { tax_mode, ...money } = SETTINGS.money
    const after = mergeSettings(SETTINGS, {
      money: { tax_mode, ...money },
      hours: { ...SETTINGS.hours, working_days: [3, 2, 1] },
    })
    expect(changedSections(SETTINGS, after)).toEqual([])
    expect(moneyChanges(SETTINGS, after)).toEqual({})
  })

  test('of money is named with what was before', () => {
    const money = { ...SETTINGS.money, takes_cod: false, upi_vpa: 'new@upi', gstin: gstin('27'), fssai: '12345678901234' }
    expect(moneyChanges(SETTINGS, { ...SETTINGS, money })).toEqual({
      takes_cod: 'true → false',
      upi_vpa: 'shop@upi → new@upi',
      gstin: `- → ${gstin('27')}`,
    })
  })
})
