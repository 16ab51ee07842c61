import { expect, test } from 'vitest'
import { type Groupable, groupKeyOf, sortSizes } from './groups.ts'

const key = (name: string, over: Partial<Groupable> = {}) =>
  groupKeyOf({ name, brand: '', category: 'Snacks', pack_size: '100 g', loose: false, ...over })

test.each([
  ['Butter', 'Butter 500 g'],
  ['Butter', 'Butter (500g)'],
  ['Butter', 'BUTTER  0.5 Kg'],
  ['Mango Drink', 'Mango Drink 6 x 200 ml'],
  ['Mango Drink', 'Mango Drink, 1.2 L'],
  ['Mango Drink', 'Mango Drink 1 ltr.'],
  ['Chips', 'Chips Rs 10'],
  ['Chips', 'Chips ₹20'],
  ['Chips', 'Chips 10/-'],
  ['Soap', 'Soap (pack of 4)'],
  ['Soap', 'Soap 4 pcs'],
  ['अरहर दाल', 'अरहर दाल 500 ग्राम'],
])('%j and %j are one product', (one, other) => expect(key(other)).toBe(key(one)))

test('the brand counts once, in its field or in the name', () => {
  expect(key('Amul Butter 100 g', { brand: 'Amul' })).toBe('snacks|amul|butter')
  expect(key('Butter', { brand: 'AMUL' })).toBe('snacks|amul|butter')
  expect(key('Amul', { brand: 'Amul' })).toBe('snacks|amul|amul')
})

test.each([
  ['Butter', 'Butter Milk'],
  ['7 Up', 'Up'],
  ['5 Star', 'Star'],
  ['Cream 100% 50 g', 'Cream 50 g'],
  ['Atta', 'Atta 1 kg + 200 g free'],
  ['Toor Dal', 'Moong Dal'],
  ['Sunscreen SPF 30', 'Sunscreen SPF 50'],
])('%j and %j are two', (one, other) => expect(key(other)).not.toBe(key(one)))

test('another brand or another shelf is another product', () => {
  expect(key('Butter', { brand: 'Amul' })).not.toBe(key('Butter', { brand: 'Nandini' }))
  expect(key('Rose', { category: 'Pooja' })).not.toBe(key('Rose', { category: 'Beverages' }))
})

test('without a size a product is on its own; loose goods are a size', () => {
  expect(key('Broom', { pack_size: null })).toBeNull()
  expect(key('500 g', { pack_size: null })).toBeNull()
  expect(key('Broom 1 pc', { pack_size: ' ' })).toBe('snacks||broom')
  expect(key('Toor Dal', { pack_size: null, loose: true })).toBe(key('Toor Dal 1 kg', { pack_size: '1 kg' }))
})

test('sizes are offered loose first, then from small to large', () => {
  const sizes = [
    { pack_size: '1 kg', loose: false, price: 110 },
    { pack_size: 'family pack', loose: false, price: 90 },
    { pack_size: '500 g', loose: false, price: 60 },
    { pack_size: null, loose: true, price: 100 },
    { pack_size: '500 g', loose: false, price: 55 },
  ]
  expect(sortSizes(sizes).map(({ price }) => price)).toEqual([100, 55, 60, 110, 90])
})
