import { changeProductBodySchema, type InventoryProduct, newProductBodySchema } from '@jhola/contract/inventory/schema'
import { expect, test } from 'vitest'
import {
  emptyDraft,
  findDraftProblems,
  type ProductDraft,
  priceDetails,
  stockDecimals,
  toBody,
  toChanges,
  toDraft,
} from './product-draft.ts'

const TERMS = { tax_mode: 'exclusive', today: '2026-11-22' } as const
const SALT: InventoryProduct = {
  id: '01a13e84-efda-78c8-ad0e-c2d10bfed8aa',
  store_id: 'STORE-001',
  name: 'Tata Salt',
  name_hi: 'टाटा नमक',
  description: '',
  description_hi: null,
  category: 'Essentials',
  category_hi: 'रोज़ की ज़रूरत',
  brand: 'Tata',
  sku: null,
  barcode: '8901234567890',
  current_stock: 12,
  reserved: 2,
  available: 10,
  min_stock_level: 10,
  max_stock_level: 1000,
  unit: 'packet',
  pack_size: '1 kg',
  loose: false,
  costPrice: null,
  price: 20,
  price_with_gst: 21,
  mrp: 28,
  discount: 28,
  gst_rate: 5,
  hsn: '2501',
  image: '/products/salt.svg',
  has_photo: false,
  status: 'active',
  stock_status: 'in_stock',
  stock_mode: 'counted',
  confidence: 'high',
  back_at: null,
  own_mode: null,
  is_off_shelf: false,
  off_until: null,
  is_low_stock: false,
  is_out_of_stock: false,
  is_expired: false,
  country_of_origin: 'IN',
  shelf_place: '',
  importer: '',
  supplier: '',
  tags: ['iodised', 'salt'],
  aliases: 'namak',
  expiryDate: null,
  unit_price: null,
  maker: '',
  consumer_care: '',
  veg_mark: null,
  family_id: null,
  version: 3,
  created_at: '2026-11-01T00:00:00.000Z',
  lastUpdated: '2026-11-01T00:00:00.000Z',
  deleted_at: null,
}
const good = (of: Partial<ProductDraft> = {}): ProductDraft => ({
  ...emptyDraft(),
  name: 'Atta',
  category: 'Flour',
  price: 50,
  ...of,
})
const problems = (of: Partial<ProductDraft>) => findDraftProblems(good(of), TERMS).map(({ field, code }) => [field, code])

test('a new product starts with the specified defaults, and with the scanned code', () => {
  expect(emptyDraft('8901234567890')).toMatchObject({
    barcode: '8901234567890',
    unit: 'piece',
    current_stock: 0,
    min_stock_level: 10,
    max_stock_level: 1000,
    gst_rate: 5,
  })
})

test('the form sends a valid request body', () => {
  const typed = good({ category: 'rice & grains', tags: 'daily, , wheat,daily', mrp: 60, expiry_date: '2027-01-31', unit: 'kg' })
  const body = toBody(typed)
  expect(body).toMatchObject({
    category: 'Grains',
    tags: ['daily', 'wheat'],
    mrp: 60,
    cost_price: null,
    expiry_date: '2027-01-31',
  })
  expect(newProductBodySchema.safeParse(body).success).toBe(true)
})

test.each([
  [{ name: ' ' }, [['name', 'name_missing']]],
  [{ category: '' }, [['category', 'category_missing']]],
  [{ price: Number.NaN }, [['price', 'price_missing']]],
  [{ price: Number.NaN, status: 'inactive' as const }, []],
  [{ price: 50, mrp: 52 }, [['price', 'above_mrp']]],
  [{ barcode: '8901234567894' }, [['barcode', 'barcode_check_digit']]],
  [{ barcode: 'a b' }, [['barcode', 'barcode_letters']]],
  [{ hsn: '123' }, [['hsn', 'hsn']]],
  [{ current_stock: 1.5 }, [['current_stock', 'whole_units']]],
  [{ current_stock: 1.5, unit: 'kg' as const, loose: true }, []],
  [{ current_stock: 1.5, unit: 'kg' as const, loose: false }, [['current_stock', 'whole_units']]],
  [{ min_stock_level: Number.NaN }, [['min_stock_level', 'number_missing']]],
  [{ min_stock_level: 50, max_stock_level: 40 }, [['max_stock_level', 'max_below_min']]],
])('%j is marked %j', (of, marked) => {
  expect(problems(of)).toEqual(marked)
})

test('an edit sends only the changed fields, and a stock count with the stock that was seen', () => {
  const draft = toDraft(SALT)
  expect(toChanges(draft, SALT)).toEqual({})
  expect(toChanges({ ...draft, price: 22, tags: 'salt' }, SALT)).toEqual({ price: 22, tags: ['salt'] })
  const counted = toChanges({ ...draft, current_stock: 15, mrp: Number.NaN }, SALT)
  expect(counted).toEqual({ current_stock: 15, seen_quantity: 12, mrp: null })
  expect(changeProductBodySchema.safeParse({ ...counted, version: 3 }).success).toBe(true)
})

test('the customer price and the maximum price follow the GST rate and the MRP', () => {
  expect(priceDetails(good({ price: 100, mrp: 105 }), TERMS)).toEqual({ paid: 105, highest: 100 })
  expect(priceDetails(good({ price: 100, mrp: 105 }), { ...TERMS, tax_mode: 'inclusive' })).toEqual({ paid: 100, highest: 105 })
  expect(priceDetails(good({ price: Number.NaN }), TERMS)).toEqual({ paid: null, highest: null })
})

test('only weighed or measured products are counted in fractions', () => {
  const of = (unit: string, loose: boolean) => stockDecimals({ unit, loose })
  expect([of('kg', true), of('liter', true), of('kg', false), of('packet', false)]).toEqual([3, 3, 0, 0])
})
