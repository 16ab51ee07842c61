import type { PackingProduct } from './product-schema.ts'

/** A packet for ₹60 of which five are there, for tests. */
export const aPackingProduct = (product_id: string, over: Partial<PackingProduct> = {}): PackingProduct => ({
  product_id,
  name: product_id,
  name_hi: null,
  brand: '',
  image: '',
  category: 'Other',
  category_hi: null,
  unit: 'packet',
  unit_size: 1,
  pack_size: null,
  loose: false,
  price: 60,
  mrp: null,
  gst_rate: 0,
  available: 5,
  stock_mode: 'counted',
  confidence: 'high',
  active: true,
  barcode: null,
  shelf_place: '',
  family_id: null,
  expires_on: null,
  ...over,
})
