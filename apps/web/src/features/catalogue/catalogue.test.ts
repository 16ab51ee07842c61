import { describe, expect, test } from 'vitest'
import { type Product, toCartItem } from '../../domain/cart/to-cart-item.ts'
import { loadTexts } from '../../shared/i18n/load-texts.ts'
import { catalogueQuery, WHOLE_CATALOGUE } from './api/catalogue-api.ts'
import { groupByCategory } from './group-by-category.ts'
import { createMatcher } from './match-products.ts'

const product = (id: string, more: Partial<Product> = {}): Product => ({
  id,
  store_id: 'STORE-001',
  name: 'Chakki Atta',
  name_hi: 'चक्की आटा',
  description: '',
  description_hi: null,
  brand: 'Aashirvaad',
  category: 'Flour',
  image: '/pictures/a.svg',
  price: 245,
  mrp: 260,
  discount: 5,
  unit: 'packet',
  pack_size: '5 kg',
  loose: false,
  gst_rate: 5,
  current_stock: 12,
  min_stock_level: 10,
  stock_status: 'in_stock',
  stock_mode: 'counted',
  confidence: 'high',
  back_at: null,
  unit_price: null,
  ...more,
})

describe('pages of a catalogue', () => {
  const query = (page: number) => catalogueQuery('STORE-001', WHOLE_CATALOGUE, page).queryKey[1]?.query

  test('the first is small, the second is large and starts at the first product, the third continues', () => {
    expect(query(1)).toEqual({ store_id: 'STORE-001', page: 1, pageSize: 8 })
    expect(query(2)).toEqual({ store_id: 'STORE-001', page: 1, pageSize: 48 })
    expect(query(3)).toEqual({ store_id: 'STORE-001', page: 2, pageSize: 48 })
  })

  test('products below their MRP have their own parameter', () => {
    expect(catalogueQuery('STORE-001', { ...WHOLE_CATALOGUE, belowMrp: true }, 1).queryKey[1]?.query).toMatchObject({
      below_mrp: 'true',
    })
  })

  test('unset filters are not sent', () => {
    expect(
      catalogueQuery(undefined, { search: 'dal', category: '', belowMrp: false, brief: false }, 1).queryKey[1]?.query,
    ).toEqual({
      search: 'dal',
      page: 1,
      pageSize: 8,
    })
  })
})

const matchProducts = createMatcher('en', [])

describe('matches known on the device', () => {
  const shelf = [
    product('atta'),
    product('besan', { name: 'Besan', name_hi: 'बेसन', brand: 'Rajdhani', pack_size: '500 g' }),
    product('salt', { name: 'Salt', name_hi: null, brand: 'Tata', category: 'Essentials', pack_size: '1 kg' }),
  ]

  test.each([
    ['ATTA', '', ['atta']],
    ['आटा', '', ['atta']],
    ['aata', '', ['atta']],
    ['gram flour', '', ['besan']],
    ['namak', '', ['salt']],
    ['bessan', '', ['besan']],
    ['tata', '', ['salt']],
    ['besan 500', '', ['besan']],
    ['500 besan', 'Essentials', []],
    ['kg', 'Flour', ['atta']],
    ['nothing', '', []],
  ])('%s in %s', (typed, category, ids) => {
    expect(matchProducts(shelf, typed, { category, belowMrp: false }).map(({ id }) => id)).toEqual(ids)
  })
})

/** By the displayed name, in each language that has names of its own. */
describe.each(['ta', 'te', 'bn', 'mr', 'gu', 'kn', 'ml', 'pa', 'or', 'as', 'ur'] as const)(
  'goods by their name in %s',
  async (language) => {
    const names = (await loadTexts(language, ['names'])).map(([key, name]) => [key.slice('names.'.length), name] as const)
    const of = new Map(names)
    const found = createMatcher(language, names)
    const shelf = ['Toned Milk', 'Brown Rice', 'Onion', 'Iodised Salt', 'Sandal Soap', 'Milk Chocolate'].map((name) =>
      product(name, { name: `Maker ${name}`, name_hi: null, brand: 'Maker', category: 'Other', pack_size: null }),
    )

    test.each(['Toned Milk', 'Brown Rice', 'Onion', 'Iodised Salt', 'Sandal Soap'])('%s', (name) => {
      const [first] = found(shelf, of.get(name) ?? '', { category: '', belowMrp: false })
      expect(first?.id).toBe(name)
    })
  },
)

test('products below the MRP on the device are in stock and really below it', () => {
  const shelf = [
    product('cheap', { discount: 5 }),
    product('usual', { discount: 0 }),
    product('gone', { discount: 9, current_stock: 0 }),
  ]
  expect(matchProducts(shelf, 'atta', { category: '', belowMrp: true }).map(({ id }) => id)).toEqual(['cheap'])
})

test('category groups keep their order and their index', () => {
  const shelf = [product('a'), product('b'), product('c', { category: 'Oil' }), product('d')]
  expect(groupByCategory(shelf).map(({ category, from, products }) => [category, from, products.map(({ id }) => id)])).toEqual([
    ['Flour', 0, ['a', 'b']],
    ['Oil', 2, ['c']],
    ['Flour', 3, ['d']],
  ])
  expect(groupByCategory([])).toEqual([])
})

test('a line of the cart stores the stock as its maximum', () => {
  expect(toCartItem(product('a', { current_stock: 7 }), 2)).toMatchObject({ id: 'a', quantity: 2, maxQuantity: 7, price: 245 })
})
