import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isProductCode } from '@jhola/contract/catalogue/barcode'
import { STORE_TYPES } from '@jhola/contract/constants'
import { STARTER_BUNDLE } from '@jhola/contract/inventory/starter/routes'
import { describe, expect, it, test } from 'vitest'
import { categories } from './categories.ts'
import { STARTER_BUNDLES } from './starter-bundles.ts'
import { productsForStoreType, starterProducts } from './starter-products.ts'
import { computePriceRupees } from './usual-price.ts'

const publicFolder = join(import.meta.dirname, '../../../../../web/public')
const DEVANAGARI = /^[\u0900-\u097F\s()+.,;!/%-]+$/

const repeated = (values: readonly string[]): string[] => values.filter((value, index) => values.indexOf(value) !== index)

describe('the bundle of a new shop', () => {
  const products = new Map(starterProducts().map((product) => [product.key, product]))
  const MEDICINES = categories.find(({ slug }) => slug === 'medicines')?.name

  test.each(STORE_TYPES)('%s: sixty products of the catalogue for this kind of shop, none twice', (kind) => {
    const bundle = STARTER_BUNDLES[kind]
    expect(bundle.length).toBeLessThanOrEqual(STARTER_BUNDLE)
    expect(bundle.length).toBeGreaterThanOrEqual(STARTER_BUNDLE - 5)
    expect(repeated(bundle)).toEqual([])
    for (const key of bundle) expect(products.get(key)?.store_types, key).toContain(kind)
  })

  test('has every day’s goods of a kirana', () => {
    const bundle = STARTER_BUNDLES['Kirana Store'].map((key) => products.get(key))
    const words = bundle.map((one) => `${one?.brand} ${one?.name} ${one?.aliases.join(' ')}`.toLowerCase()).join('\n')
    for (const word of [
      'atta',
      'rice',
      'toor dal',
      'sugar',
      'salt',
      'mustard oil',
      'tea',
      'maggi',
      'parle-g',
      'surf',
      'haldi',
      'milk',
      'eggs',
    ])
      expect(words, word).toContain(word)
  })

  test('has medicines in a pharmacy only, and no other shop is offered any', () => {
    for (const kind of STORE_TYPES.filter((one) => one !== 'Pharmacy')) {
      for (const key of STARTER_BUNDLES[kind]) expect(products.get(key)?.category, key).not.toBe(MEDICINES)
      expect(starterProducts().filter((one) => one.category === MEDICINES && one.store_types.includes(kind))).toEqual([])
    }
    expect(STARTER_BUNDLES.Pharmacy.filter((key) => products.get(key)?.category === MEDICINES).length).toBeGreaterThan(20)
  })
})

describe('the starter catalogue', () => {
  it('has at least 420 products, each with its own key, and its own barcode when it has one', () => {
    expect(starterProducts().length).toBeGreaterThanOrEqual(420)
    expect(repeated(starterProducts().map(({ key }) => key))).toEqual([])
    expect(repeated(starterProducts().flatMap(({ barcode }) => barcode ?? []))).toEqual([])
  })

  it('has the shelves that the specification names', () => {
    const names = categories.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining(['Grains', 'Pulses', 'Oil', 'Spices', 'Vegetables', 'Essentials', 'Dairy', 'Flour', 'Instant Food']),
    )
    for (const name of names)
      expect(starterProducts().filter(({ category }) => category === name).length, name).toBeGreaterThanOrEqual(10)
  })

  it('gives every packed thing a valid Indian EAN-13 and loose goods none', () => {
    for (const { key, barcode, mrp_rupees } of starterProducts()) {
      expect(barcode === null, key).toBe(mrp_rupees === null)
      if (barcode === null) continue
      expect(barcode, key).toMatch(/^890\d{10}$/)
      expect(isProductCode(barcode), key).toBe(true)
    }
  })

  it('never asks more than the MRP, tax included, nor sells below cost', () => {
    for (const { key, price_rupees, cost_rupees, gst_rate, mrp_rupees } of starterProducts()) {
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
    for (const { key, name_hi, description_hi, category_hi } of starterProducts()) {
      for (const text of [name_hi, description_hi, category_hi]) expect(text, key).toMatch(DEVANAGARI)
    }
  })

  it('has romanised words for everything, and a fitting unit', () => {
    for (const { key, aliases, unit, loose, pack_size, hsn } of starterProducts()) {
      expect(aliases.length, key).toBeGreaterThan(0)
      expect(loose, key).toBe(unit === 'kg' || unit === 'liter')
      if (loose) expect(pack_size === null || /^\d/.test(pack_size), key).toBe(true)
      expect(hsn, key).toMatch(/^\d{4,8}$/)
    }
  })

  it('has a picture of at most 6 KB for each, with nothing a strict policy would refuse', () => {
    for (const { picture } of starterProducts()) {
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
    const min = storeType === 'Kirana Store' || storeType === 'Supermarket' ? 120 : 60
    expect(products.length).toBeGreaterThanOrEqual(min)
    expect(products.length).toBeLessThanOrEqual(200)
    expect(products.every(({ store_types }) => store_types.includes(storeType))).toBe(true)
  })

  it('keeps every shelf of the catalogue that the customer has a tab for', () => {
    const shelves = new Set(productsForStoreType('Kirana Store').map(({ category }) => category))
    for (const name of ['Grains', 'Pulses', 'Oil', 'Spices', 'Vegetables', 'Essentials']) expect(shelves).toContain(name)
  })
})
