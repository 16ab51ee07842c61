import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_STORE_ID, STORE_TYPES } from '@jhola/contract/constants'
import { distanceKm } from '@jhola/contract/geo/distance'
import { FIRST_STATES } from '@jhola/contract/geo/states'
import { describe, expect, it } from 'vitest'
import { storePicturePath } from '../../stores/index.ts'
import { demoPeople } from './demo-people.ts'
import { demoStores } from './demo-stores.ts'

const publicFolder = join(import.meta.dirname, '../../../../../web/public')
const DEVANAGARI = /^[\u0900-\u097F\s()+.,;!/%-]+$/
const STATE_CODES: Record<string, string> = {
  ...{ Maharashtra: '27', Delhi: '07', Karnataka: '29', 'Tamil Nadu': '33' },
  ...{ Gujarat: '24', Rajasthan: '08', 'West Bengal': '19', 'Uttar Pradesh': '09' },
}

/** Implemented again here, so that the GSTINs are not checked by the code that made them. */
const gstinCheckDigit = (first14: string): string => {
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  const sum = [...first14].reduce((total, character, index) => {
    const product = digits.indexOf(character) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return digits.charAt((36 - (sum % 36)) % 36)
}

const repeated = (values: readonly string[]): string[] => values.filter((value, index) => values.indexOf(value) !== index)

describe('the shops of the demo', () => {
  it('are at least 24, in the eight states that stand first, of all seven kinds, with nothing used twice', () => {
    expect(demoStores.length).toBeGreaterThanOrEqual(24)
    expect(new Set(demoStores.map(({ state }) => state))).toEqual(new Set(FIRST_STATES))
    expect(new Set(demoStores.map(({ store_type }) => store_type))).toEqual(new Set(STORE_TYPES))
    for (const field of ['store_id', 'slug', 'phone', 'email', 'upi_vpa', 'fssai'] as const) {
      expect(repeated(demoStores.map((store) => store[field])), field).toEqual([])
    }
    expect(demoStores[0]).toMatchObject({ store_id: DEFAULT_STORE_ID, name: 'Test Kirana Store', city: 'Mumbai' })
  })

  it('carry valid numbers', () => {
    for (const { store_id, pincode, phone, fssai, gstin, state, name_hi } of demoStores) {
      expect(pincode, store_id).toMatch(/^[1-9][0-9]{5}$/)
      expect(phone, store_id).toMatch(/^\+91[6-9]\d{9}$/)
      expect(fssai, store_id).toMatch(/^[12][0-9]{13}$/)
      expect(name_hi, store_id).toMatch(DEVANAGARI)
      if (gstin === null) continue
      expect(gstin, store_id).toMatch(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][0-9A-Z]{2}$/)
      expect(gstin.slice(0, 2), store_id).toBe(STATE_CODES[state])
      expect(gstinCheckDigit(gstin.slice(0, 14)), store_id).toBe(gstin.at(-1))
    }
    expect(gstinCheckDigit('27AAPFU0939F1Z')).toBe('V')
  })

  it('stand near one another in each city, and six are open round the clock', () => {
    for (const state of FIRST_STATES) {
      const [first, ...others] = demoStores.filter((store) => store.state === state)
      if (!first) throw new Error(state)
      expect(others.length, state).toBeGreaterThanOrEqual(2)
      for (const other of others) expect(distanceKm(first, other), other.store_id).toBeLessThan(9)
    }
    expect(demoStores.filter(({ opens, closes }) => opens === closes).length).toBeGreaterThanOrEqual(6)
  })

  it('have a picture of their kind', () => {
    for (const { store_type } of demoStores) expect(existsSync(join(publicFolder, storePicturePath(store_type)))).toBe(true)
  })

  it('have customers who live inside their delivery radius', () => {
    expect(repeated(demoPeople.map(({ phone }) => phone))).toEqual([])
    for (const store of demoStores) {
      const people = demoPeople.filter(({ near_store_id }) => near_store_id === store.store_id)
      expect(people.length, store.store_id).toBeGreaterThanOrEqual(2)
      for (const person of people) expect(distanceKm(store, person), person.name).toBeLessThan(store.delivery_radius_km)
    }
  })
})
