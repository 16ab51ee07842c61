import { describe, expect, test } from 'vitest'
import { draftOf, NEW_DRAFT, NO_CUSTOMER, withKnown, withPhone } from './counter-order-draft.ts'

const HOUR_MS = 3_600_000
const draft = { ...NEW_DRAFT, step: 1 as const, customer: { ...NO_CUSTOMER, name: 'Asha' } }
const kept = { user_id: 'u1', store_id: 'STORE-001', kept_at: 0, draft }

describe('the draft on the device', () => {
  test('is restored for its author, in their shop, on the same day', () => {
    expect(draftOf(kept, 'u1', 'STORE-001', HOUR_MS)).toBe(draft)
    expect(draftOf(kept, 'u2', 'STORE-001', HOUR_MS)).toBe(NEW_DRAFT)
    expect(draftOf(kept, 'u1', 'STORE-002', HOUR_MS)).toBe(NEW_DRAFT)
    expect(draftOf(kept, 'u1', 'STORE-001', 13 * HOUR_MS)).toBe(NEW_DRAFT)
    expect(draftOf(null, 'u1', 'STORE-001', 0)).toBe(NEW_DRAFT)
  })
})

describe('a known customer', () => {
  const known = {
    name: 'Priya Nair',
    email: null,
    delivery_address: '12 Pipe Road, Kurla West',
    landmark: 'temple',
    language: 'ta' as const,
    delivery_type: 'delivery' as const,
  }
  const filled = { ...NEW_DRAFT, ...withKnown({ ...NEW_DRAFT, customer: { ...NO_CUSTOMER, phone: '9100000137' } }, known) }

  test('is filled in with the number, and cleared when another number is typed', () => {
    expect(filled).toMatchObject({
      customer: { phone: '9100000137', name: 'Priya Nair', landmark: 'temple' },
      handing: 'delivery',
      language: 'ta',
    })
    const noted = { ...filled, customer: { ...filled.customer, notes: 'no onions' } }
    expect(withPhone(noted, '910000013')).toMatchObject({
      customer: { ...NO_CUSTOMER, phone: '910000013', notes: 'no onions' },
      isFilledIn: false,
      language: null,
    })
  })

  test('never overwrites typed fields', () => {
    expect(withKnown({ ...NEW_DRAFT, customer: { ...NO_CUSTOMER, name: 'Mrs Nair' } }, known)).toEqual({ language: 'ta' })
    expect(withKnown({ ...draft, language: 'ur' }, known)).toEqual({ language: 'ur' })
    expect(withPhone(draft, '91')).toEqual({ customer: { ...NO_CUSTOMER, name: 'Asha', phone: '91' }, language: null })
    expect(withPhone(filled, '9100000137')).toEqual({})
  })

  test('who always picked up gets pickup as the default', () => {
    expect(withKnown(NEW_DRAFT, { ...known, delivery_address: '', delivery_type: 'pickup' })).toMatchObject({ handing: 'pickup' })
  })
})
