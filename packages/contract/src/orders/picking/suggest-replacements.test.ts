import { expect, test } from 'vitest'
import { aPackingProduct as product } from './packing-product.fixture.ts'
import { nearestQuantity, needsLook, sizeOfPack, suggestReplacements } from './suggest-replacements.ts'

const DAY = { taxMode: 'inclusive', today: '2026-11-20' } as const
const AMUL = product('amul', {
  name: 'Amul Butter',
  brand: 'Amul',
  pack_size: '100 g',
  price: 60,
  category: 'Dairy',
  available: 0,
})
const NANDINI = product('nandini', { name: 'Nandini Butter', brand: 'Nandini', pack_size: '100 g', price: 62, category: 'Dairy' })
const BIG = product('big', { name: 'Nandini Butter', brand: 'Nandini', pack_size: '500 g', price: 290, category: 'Dairy' })
const CURD = product('curd', { name: 'Amul Curd', brand: 'Amul', pack_size: '100 g', price: 60, category: 'Dairy' })
const namesFor = (products: Parameters<typeof suggestReplacements>[1]) =>
  suggestReplacements(AMUL, products, DAY).map(({ product_id }) => product_id)

test('the same thing of another brand first, the nearest size before a larger one, then the rest of the category', () => {
  expect(namesFor([CURD, BIG, NANDINI, AMUL])).toEqual(['nandini', 'big', 'curd'])
})

test.each([
  ['nothing in stock', { available: 0 }],
  ['not for sale', { active: false }],
  ['over its date', { expires_on: '2026-11-19' }],
  ['dearer than its MRP', { mrp: 61 }],
  ['sold loose', { loose: true, unit: 'kg', unit_size: 1000 }],
  ['of another category', { category: 'Sweets' }],
])('never what is %s', (_why, over) => expect(namesFor([{ ...NANDINI, ...over }])).toEqual([]))

test('what is surely there before what the shop must look for, and of equals the surer one', () => {
  const unsure = { ...NANDINI, stock_mode: 'available', confidence: 'confirm' } as const
  expect(namesFor([unsure, BIG, CURD])).toEqual(['big', 'curd', 'nandini'])
  const likely = { ...NANDINI, product_id: 'a-likely', stock_mode: 'available', confidence: 'likely' } as const
  expect(namesFor([likely, NANDINI])).toEqual(['nandini', 'a-likely'])
})

test('another pack of the same family comes before a stranger with a near price', () => {
  const family = { family_id: 'f1' }
  const own = product('own', { name: 'Makkhan', pack_size: '200 g', price: 115, category: 'Other', ...family })
  expect(suggestReplacements({ ...AMUL, ...family }, [CURD, own], DAY).map(({ product_id }) => product_id)).toEqual([
    'own',
    'curd',
  ])
})

test.each([
  ['500 g', 500],
  ['1 kg', 1000],
  ['1.5 L', 1500],
  ['200ml', 200],
  ['pack of 6', null],
  [null, null],
])('the size of %s is %s', (pack_size, size) => expect(sizeOfPack(product('p', { pack_size }))).toBe(size))

test('what somebody has to look for is marked; a kept shelf of an earlier version says nothing of it', () => {
  const sureness = ['high', 'likely', 'confirm'] as const
  expect([...sureness.map((confidence) => needsLook({ confidence })), needsLook({})]).toEqual([false, false, true, false])
})

test.each([
  ['the same pack', '100 g', 3, '100 g', 3],
  ['half packs', '1 kg', 1, '500 g', 2],
  ['a double pack', '500 g', 2, '1 kg', 1],
  ['the nearest number of packs', '400 g', 2, '500 g', 2],
  ['at least one', '50 g', 1, '1 kg', 1],
  ['packs without a size', null, 3, '500 g', 3],
  ['pieces for grams', '6 pieces', 2, '500 g', 2],
  ['no more than there is', '100 g', 9, '100 g', 5],
])('%s: the amount comes nearest to what is missing', (_what, mine, quantity, theirs, expected) => {
  const wanted = product('wanted', { pack_size: mine })
  expect(nearestQuantity({ wanted, quantity }, product('other', { pack_size: theirs }))).toBe(expected)
})

test('loose goods are replaced by the same weight, as far as there is so much', () => {
  const loose = { loose: true, unit: 'kg', unit_size: 1000 }
  const wanted = product('wanted', loose)
  expect(nearestQuantity({ wanted, quantity: 0.75 }, product('other', { ...loose, available: 4000 }))).toBe(0.75)
  expect(nearestQuantity({ wanted, quantity: 0.75 }, product('other', { ...loose, available: 250 }))).toBe(0.25)
})
