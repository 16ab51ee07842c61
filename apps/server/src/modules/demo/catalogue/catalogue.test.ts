import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_STORE_ID, STATES, STORE_TYPES } from '@jhola/contract/constants'
import { distanceKm } from '@jhola/contract/stores/distance'
import { describe, expect, it, test } from 'vitest'
import { storePicturePath } from '../../stores/index.ts'
import { demoPeople } from '../stores/demo-people.ts'
import { demoStores } from '../stores/demo-stores.ts'
import { ean13CheckDigit } from './barcode.ts'
import { categories } from './categories.ts'
import { computePriceRupees } from './shelf-price.ts'
import { productsForStoreType, starterProducts } from './starter-products.ts'

const publicFolder = join(import.meta.dirname, '../../../../../web/public')
const DEVANAGARI = /^[\u0900-\u097F\s()+.,;!/%-]+$/
const STATE_CODES: Record<string, string> = {
  ...{ Maharashtra: '27', Delhi: '07', Karnataka: '29', 'Tamil Nadu': '33' },
  ...{ Gujarat: '24', Rajasthan: '08', 'West Bengal': '19', 'Uttar Pradesh': '09' },
}

/** Written anew here, so that the shops' numbers are not checked by what made them. */
const gstinCheckDigit = (first14: string): string => {
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  const sum = [...first14].reduce((total, character, index) => {
    const product = digits.indexOf(character) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return digits.charAt((36 - (sum % 36)) % 36)
}

const repeated = (values: readonly string[]): string[] => values.filter((value, index) => values.indexOf(value) !== index)

describe('the starter catalogue', () => {
  it('has at least 420 products, each with its own key, and its own barcode when it has one', () => {
    expect(starterProducts.length).toBeGreaterThanOrEqual(420)
    expect(repeated(starterProducts.map(({ key }) => key))).toEqual([])
    expect(repeated(starterProducts.flatMap(({ barcode }) => barcode ?? []))).toEqual([])
  })

  it('has the shelves that the documents name', () => {
    const names = categories.map(({ name_en }) => name_en)
    expect(names).toEqual(
      expect.arrayContaining(['Grains', 'Pulses', 'Oil', 'Spices', 'Vegetables', 'Essentials', 'Dairy', 'Flour', 'Instant Food']),
    )
    for (const name of names)
      expect(starterProducts.filter(({ category }) => category === name).length, name).toBeGreaterThanOrEqual(10)
  })

  it('gives every packed thing a valid Indian EAN-13 and loose goods none', () => {
    for (const { key, barcode, mrp_rupees } of starterProducts) {
      expect(barcode === null, key).toBe(mrp_rupees === null)
      if (barcode === null) continue
      expect(barcode, key).toMatch(/^890\d{10}$/)
      expect(ean13CheckDigit(barcode.slice(0, 12)), key).toBe(barcode.at(-1))
    }
  })

  it('knows the check digit of a code from the world', () => {
    expect(ean13CheckDigit('400638133393')).toBe('1')
  })

  it('never asks more than the MRP, tax included, nor sells below cost', () => {
    for (const { key, price_rupees, cost_rupees, gst_rate, mrp_rupees } of starterProducts) {
      const pricePaise = Math.round(price_rupees * 100)
      expect(price_rupees * 100, key).toBeCloseTo(pricePaise, 6)
      expect(cost_rupees, key).toBeLessThan(price_rupees)
      if (mrp_rupees !== null)
        expect(pricePaise + Math.round((pricePaise * gst_rate) / 100), key).toBeLessThanOrEqual(mrp_rupees * 100)
    }
  })

  test.each([
    [105, 5, 100],
    [5, 5, 4.75],
    [28, 18, 23.5],
    [20, 0, 20],
    [45, 40, 32],
  ])('₹%d with %d%% tax stands on the shelf at ₹%d', (sells, gstRate, price) => {
    expect(computePriceRupees(sells, gstRate)).toBe(price)
  })

  it('is named and described in Devanagari too', () => {
    for (const { key, name_hi, description_hi, category_hi } of starterProducts) {
      for (const text of [name_hi, description_hi, category_hi]) expect(text, key).toMatch(DEVANAGARI)
    }
  })

  it('has romanised words for everything, and a fitting unit', () => {
    for (const { key, aliases, unit, loose, pack_size, hsn } of starterProducts) {
      expect(aliases.length, key).toBeGreaterThan(0)
      expect(loose, key).toBe(unit === 'kg' || unit === 'liter')
      if (loose) expect(pack_size === null || /^\d/.test(pack_size), key).toBe(true)
      expect(hsn, key).toMatch(/^\d{4,8}$/)
    }
  })

  it('has a picture of at most 6 KB for each, with nothing a strict policy would refuse', () => {
    for (const { picture } of starterProducts) {
      const path = join(publicFolder, `pictures/${picture}.svg`)
      expect(existsSync(path), picture).toBe(true)
      expect(statSync(path).size, picture).toBeLessThanOrEqual(6144)
      expect(readFileSync(path, 'utf8'), picture).not.toMatch(
        /<script|<style|<foreignObject|\sstyle=|\son\w+=|href="(?!#)|url\((?!#)/,
      )
    }
  })
})

describe('the shelf of a shop', () => {
  test.each(STORE_TYPES)('%s: 60 to 200 fitting products', (storeType) => {
    const products = productsForStoreType(storeType)
    const least = storeType === 'Kirana Store' || storeType === 'Supermarket' ? 120 : 60
    expect(products.length).toBeGreaterThanOrEqual(least)
    expect(products.length).toBeLessThanOrEqual(200)
    expect(products.every(({ store_types }) => store_types.includes(storeType))).toBe(true)
  })

  it('keeps every shelf of the catalogue that the customer has a tab for', () => {
    const shelves = new Set(productsForStoreType('Kirana Store').map(({ category }) => category))
    for (const name of ['Grains', 'Pulses', 'Oil', 'Spices', 'Vegetables', 'Essentials']) expect(shelves).toContain(name)
  })
})

describe('the shops of the demo', () => {
  it('are at least 24, in all eight states, of all seven kinds, with nothing used twice', () => {
    expect(demoStores.length).toBeGreaterThanOrEqual(24)
    expect(new Set(demoStores.map(({ state }) => state))).toEqual(new Set(STATES))
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
    for (const state of STATES) {
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
