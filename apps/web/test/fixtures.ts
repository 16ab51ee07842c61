import type { User } from '@jhola/contract/auth/schema'
import type { Product } from '@jhola/contract/catalogue/schema'
import type { InventoryProduct } from '@jhola/contract/inventory/schema'
import type { Order, OrderItem } from '@jhola/contract/orders/schema'
import { DEFAULT_PREFERENCES } from '@jhola/contract/preferences/defaults'
import type { Preferences } from '@jhola/contract/preferences/schema'
import type { Profile } from '@jhola/contract/profile/schema'
import type { OwnerStore, Store } from '@jhola/contract/stores/schema'

/** A moment so many minutes from now, as the wire has it. */
export const minutesFromNow = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString()

export const STORE_ID = 'STORE-001'

export const OWNER: User = {
  id: '01a13e84-efda-78c8-ad0e-000000000001',
  name: 'Asha Rao',
  phone: '+919876543210',
  email: null,
  role: 'store_owner',
  store_id: STORE_ID,
  store_name: 'Asha Kirana',
  display_store_id: 'AK-001',
  createdAt: '2026-01-05T06:00:00.000Z',
  updatedAt: '2026-01-05T06:00:00.000Z',
}

export const aProfile = (over: Partial<Profile> = {}): Profile => ({
  user_id: OWNER.id,
  name: OWNER.name,
  phone: OWNER.phone,
  email: null,
  email_verified: false,
  has_password: false,
  language: 'en',
  theme: 'light',
  consents: [],
  addresses: [],
  owned_stores: [],
  ...over,
})

/** A shop that is open day and night, delivers and takes cash and UPI. */
export const aStore = (over: Partial<Store> = {}): Store => ({
  store_id: STORE_ID,
  slug: 'asha-kirana',
  name: 'Asha Kirana',
  name_hi: null,
  store_type: 'Kirana Store',
  picture: '/pictures/stores/grocery.webp',
  phone: '+919876543210',
  whatsapp: null,
  address: '12 Pipe Road, Kurla West',
  city: 'Mumbai',
  state: 'Maharashtra',
  pincode: '400070',
  latitude: 19.07,
  longitude: 72.88,
  rating: 4.5,
  rating_count: 12,
  hours: { opens: '00:00', closes: '23:59', second: null, working_days: [0, 1, 2, 3, 4, 5, 6], holidays: [] },
  is_open: true,
  closed_for_now: false,
  paused_until: null,
  busy_until: null,
  photo: null,
  languages: ['en', 'hi'],
  offered_slots: { morning: true, afternoon: true, evening: true, express: true },
  opens_at: null,
  delivery_radius_km: 5,
  min_order_amount: 100,
  delivery_fee: 25,
  free_delivery_from: 500,
  express_fee: 50,
  offers_delivery: true,
  offers_pickup: true,
  tax_mode: 'inclusive',
  collects_tax: true,
  payment_methods: ['cod', 'upi'],
  fssai: null,
  gstin: null,
  prep_minutes: 30,
  ...over,
})

export const anOwnStore = (over: Partial<OwnerStore> = {}): OwnerStore => ({
  ...aStore(),
  owner_name: 'Asha Rao',
  display_store_id: 'AK-001',
  upi_vpa: 'asha@upi',
  accept_within_minutes: 5,
  status: 'active',
  suspension_reason: null,
  pause_reason: null,
  version: 3,
  ...over,
})

export const PREFERENCES = {
  ...DEFAULT_PREFERENCES,
  businessHours: { enabled: true, openTime: '00:00', closeTime: '23:59', workingDays: [0, 1, 2, 3, 4, 5, 6] },
  // Machines of tests have neither a voice nor a bell.
  notifications: { ...DEFAULT_PREFERENCES.notifications, voiceAnnouncements: false, soundAlert: false },
} satisfies Preferences

export const aProduct = (over: Partial<Product> = {}): Product => ({
  id: '01a13e84-efda-78c8-ad0e-0000000000a1',
  store_id: STORE_ID,
  name: 'Basmati Rice',
  name_hi: null,
  description: '',
  description_hi: null,
  brand: '',
  category: 'Grains & Pulses',
  image: '/pictures/products/rice.webp',
  price: 60,
  mrp: null,
  discount: 0,
  unit: 'packet',
  pack_size: '1 kg',
  loose: false,
  gst_rate: 0,
  current_stock: 40,
  min_stock_level: 5,
  stock_status: 'in_stock',
  ...over,
})

/** The same as its shop sees it. */
export const aShelfProduct = (over: Partial<InventoryProduct> = {}): InventoryProduct => ({
  ...aProduct(),
  category_hi: null,
  sku: null,
  barcode: null,
  reserved: 0,
  available: 40,
  max_stock_level: 100,
  costPrice: null,
  price_with_gst: 60,
  hsn: null,
  has_photo: false,
  status: 'active',
  is_low_stock: false,
  is_out_of_stock: false,
  is_expired: false,
  supplier: '',
  tags: [],
  aliases: '',
  expiryDate: null,
  family_id: null,
  version: 1,
  created_at: '2026-01-05T06:00:00.000Z',
  lastUpdated: '2026-01-05T06:00:00.000Z',
  deleted_at: null,
  ...over,
})

/** The shop's whole list of products. */
export const onShelf = (products: readonly InventoryProduct[]) => ({
  success: true as const,
  products: [...products],
  summary: {
    total_products: products.length,
    active_products: products.length,
    out_of_stock: 0,
    low_stock: 0,
    total_stock_value: 0,
    categories: 1,
    expiring: 0,
    expiring_days: 30,
    expired: 0,
  },
  categories: [],
  tax_mode: 'inclusive' as const,
  page: 1,
  pageSize: 10,
  total: products.length,
  totalPages: 1,
})

/** The same to a customer, or to whoever picks from it. */
export const toChooseFrom = (products: readonly Product[]) => ({
  success: true as const,
  store_id: STORE_ID,
  products: [...products],
  categories: [{ category: 'Grains & Pulses', category_hi: null, count: products.length }],
  savings: { count: 0, most_percent: 0 },
  page: 1,
  pageSize: 60,
  total: products.length,
  totalPages: 1,
})

/** What a quote and the order after it say of these lines: nothing is in the way, nothing is taxed on top. */
export const aQuote = (lines: readonly { product: Product; quantity: number }[], { delivery_fee = 25 } = {}) => {
  const subtotal = lines.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0)
  return {
    success: true as const,
    lines: lines.map(({ product, quantity }) => ({
      product_id: product.id,
      product_name: product.name,
      unit_price: product.price,
      quantity,
      total_price: product.price * quantity,
      available: product.current_stock,
    })),
    subtotal,
    discount: 0,
    tax: 0,
    tax_mode: 'inclusive' as const,
    delivery_fee,
    express_fee: 0,
    total_amount: subtotal + delivery_fee,
    free_delivery_gap: 0,
    slots: [],
    problems: [] as { code: string; message: string; details?: unknown }[],
  }
}

export const anItem = (over: Partial<OrderItem> = {}): OrderItem => ({
  id: '01a13e84-efda-78c8-ad0e-0000000000b1:1',
  product_id: aProduct().id,
  product_name: 'Basmati Rice',
  product_name_hi: null,
  image: '/pictures/products/rice.webp',
  unit: 'packet',
  pack_size: '1 kg',
  quantity: 4,
  unit_price: 60,
  total_price: 240,
  gst_rate: 0,
  tax: 0,
  loose: false,
  ...over,
})

/** An order that just came and that nobody has seen: cash on delivery. */
export const anOrder = (over: Partial<Order> = {}): Order => {
  const id = over.id ?? '01a13e84-efda-78c8-ad0e-0000000000b1'
  return {
    id,
    order_id: id,
    order_number: '001-0042',
    store_id: STORE_ID,
    store_name: 'Asha Kirana',
    store_phone: '+919876543210',
    created_at: minutesFromNow(-1),
    updated_at: minutesFromNow(-1),
    customer_name: 'Kavita Shah',
    customer_phone: '+919100000137',
    customer_email: null,
    delivery_type: 'delivery',
    delivery_address: '14 Pipe Road, Kurla West',
    landmark: null,
    pincode: '400070',
    notes: null,
    items: [anItem()],
    subtotal: 240,
    discount: 0,
    tax: 0,
    tax_mode: 'inclusive',
    delivery_fee: 25,
    express_fee: 0,
    total_amount: 265,
    total: 265,
    refunded_amount: 0,
    status: 'pending',
    payment_status: 'pending',
    payment_method: 'cod',
    payment_claimed_at: null,
    payment_missed_at: null,
    delivery_slot: 'asap',
    delivery_date: null,
    estimated_delivery: minutesFromNow(45),
    accept_by: minutesFromNow(4),
    acknowledged_at: null,
    cancellation_reason: null,
    cancelled_by: null,
    problem: null,
    delivery_partner: null,
    status_history: [{ status: 'pending', message: '', timestamp: minutesFromNow(-1), by: 'customer' }],
    channel: 'web',
    language: 'en',
    urgent: false,
    practice: false,
    version: 1,
    ...over,
  }
}

/** An order as whoever may see it reads it. */
export const anOrderReading = (order: Order) => ({
  success: true as const,
  order,
  view_only: false,
  seq: 0,
  upi: null,
  transaction_id: null,
})
