import { expect, test } from 'vitest'
import { aPackingProduct as product } from './packing-product.fixture.ts'
import { sizeOfPack, suggestReplacements } from './suggest-replacements.ts'

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
