import { gridCell } from '@jhola/contract/geo/grid'
import type { StaffRole } from '@jhola/contract/staff/roles'
import { insertUsers, type NewUser } from '../../src/modules/auth/index.ts'
import { insertProducts, type NewProduct } from '../../src/modules/catalogue/index.ts'
import { insertStore, type NewStore } from '../../src/modules/stores/index.ts'
import type { Clock } from '../../src/platform/clock.ts'
import type { TestApp } from '../build-test-app.ts'

/** The target of the factories: a test application, or any database with a clock and ids. */
type World = Pick<TestApp, 'db' | 'ids'> & { clock: Clock }

let count = 0
const next = (): number => {
  count += 1
  return count
}
const phoneOf = (number: number): string => `+9198${String(number).padStart(8, '0')}`

/** A person; by default a customer with a new phone number. Their contacts are proven unless `isProven` is false. */
export const aUser = async (
  { db, clock, ids }: World,
  { isProven = true, ...overrides }: Partial<NewUser> & { isProven?: boolean } = {},
): Promise<NewUser> => {
  const number = next()
  const user: NewUser = {
    user_id: ids.uuid(),
    name: `Person ${number}`,
    phone: phoneOf(number),
    email: null,
    role: 'customer',
    created_at: clock.now().toISOString(),
    ...overrides,
  }
  await insertUsers(db, [user], { isProven })
  return user
}

/**
 * A shop with its owner: in Mumbai, open every day 09:00-21:00, delivering within 5 km, minimum 100 rupees, delivery fee 20,
 * free from 500.
 */
export const aStore = async (world: World, overrides: Partial<NewStore> = {}): Promise<NewStore> => {
  const number = next()
  const owner =
    overrides.owner_user_id === undefined
      ? await aUser(world, { role: 'store_owner', name: `Owner ${number}`, isProven: overrides.status !== 'new' })
      : undefined
  const place = { latitude: overrides.latitude ?? 19.076, longitude: overrides.longitude ?? 72.8777 }
  const store: NewStore = {
    store_id: `TEST-${number}`,
    slug: `test-shop-${number}`,
    name: `Test Shop ${number}`,
    name_hi: null,
    owner_user_id: owner?.user_id ?? '',
    owner_name: owner?.name ?? `Owner ${number}`,
    store_type: 'Kirana Store',
    picture: '/pictures/kirana.svg',
    phone: owner?.phone ?? phoneOf(number),
    whatsapp: null,
    email: null,
    street: '1 Station Road',
    locality: 'Kurla',
    city: 'Mumbai',
    state: 'Maharashtra',
    pincode: '400070',
    ...place,
    cell: gridCell(place),
    opens: '09:00',
    closes: '21:00',
    second_opens: null,
    second_closes: null,
    working_days: [0, 1, 2, 3, 4, 5, 6],
    holidays: [],
    delivery_radius_km: 5,
    offers_delivery: true,
    offers_pickup: true,
    min_order_paise: 100_00,
    delivery_fee_paise: 20_00,
    free_delivery_from_paise: 500_00,
    express_fee_paise: 50_00,
    tax_mode: 'exclusive',
    takes_cod: true,
    upi_vpa: 'shop@upi',
    upi_after_acceptance: false,
    gstin: null,
    fssai: null,
    prep_minutes: 20,
    accept_within_minutes: 10,
    offers_morning: true,
    offers_afternoon: true,
    offers_evening: true,
    offers_express: true,
    languages: [],
    status: 'active',
    rating_sum: 0,
    rating_count: 0,
    registered_at: world.clock.now().toISOString(),
    ...overrides,
  }
  await insertStore(world.db, store)
  return store
}

/** The owner of a shop, to be signed in: `await app.signIn(anOwner(store))`. */
export const anOwner = (store: NewStore): { user_id: string; store_id: string } => ({
  user_id: store.owner_user_id,
  store_id: store.store_id,
})

/** A staff member of the shop, by default at the counter; with `hasJoined` false somebody who was only invited. */
export const aStaff = async (
  world: World,
  store: NewStore,
  { hasJoined = true, role = 'counter' }: { hasJoined?: boolean; role?: StaffRole } = {},
): Promise<{ user_id: string; store_id: string }> => {
  const user = await aUser(world, { name: `Staff ${next()}` })
  await world.db.execute(
    `INSERT INTO memberships (store_id, user_id, role, staff_role, created_at, joined_at) VALUES ($1, $2, 'store_staff', $3, $4, $5)`,
    [store.store_id, user.user_id, role, world.clock.now(), hasJoined ? world.clock.now() : null],
  )
  return { user_id: user.user_id, store_id: store.store_id }
}

/** A product of a shop: 100 pieces at 60 rupees, 5% GST. `stock` is in base units and is added through the ledger. */
export const aProduct = async (
  world: World,
  store: Pick<NewStore, 'store_id'>,
  { stock = 100, ...overrides }: Partial<NewProduct> & { stock?: number } = {},
): Promise<NewProduct & { stock: number }> => {
  const number = next()
  const product: NewProduct = {
    store_id: store.store_id,
    product_id: world.ids.uuid(),
    name: `Product ${number}`,
    name_hi: null,
    description: '',
    description_hi: null,
    brand: '',
    category: 'Essentials',
    category_hi: null,
    sku: null,
    barcode: null,
    hsn: null,
    tags: [],
    aliases: '',
    image: '/pictures/product.svg',
    unit: 'piece',
    pack_size: null,
    loose: false,
    unit_size: 1,
    price_paise: 60_00,
    mrp_paise: null,
    cost_paise: null,
    gst_rate_percent: 5,
    min_stock: 10,
    max_stock: 1000,
    created_at: world.clock.now().toISOString(),
    ...overrides,
  }
  await insertProducts(world.db, [product])
  if (stock > 0) await fillShelf(world, product, stock)
  return { ...product, stock }
}

/** Adds stock, also in the ledger. `quantity` in base units. */
const fillShelf = async ({ db, clock, ids }: World, product: NewProduct, quantity: number): Promise<void> => {
  await db.execute(
    `WITH filled AS (
       UPDATE products SET on_hand = on_hand + $3 WHERE store_id = $1 AND product_id = $2
       RETURNING store_id, product_id, on_hand, reserved
     )
     INSERT INTO stock_movements (store_id, movement_id, product_id, kind, quantity, delta_on_hand, delta_reserved, on_hand_after,
       reserved_after, actor_kind, at)
     SELECT store_id, $4, product_id, 'in', $3, $3, 0, on_hand, reserved, 'system', $5 FROM filled`,
    [product.store_id, product.product_id, quantity, ids.uuid(), clock.now()],
  )
}

const established = new Map<string, number>()

/** Counts orders as delivered that do not exist, so that customers are not told that the shop is new. */
export const establish = async (world: Pick<World, 'db'>, { store_id }: Pick<NewStore, 'store_id'>, delivered = 10) => {
  await world.db.execute('UPDATE store_counters SET delivered = $2 WHERE store_id = $1', [store_id, delivered])
  established.set(store_id, delivered)
}

/** Takes away what `establish` made up, before a test compares all counters with the orders. */
export const forgetEstablished = async (world: Pick<World, 'db'>): Promise<void> => {
  for (const [storeId, delivered] of established)
    await world.db.execute('UPDATE store_counters SET delivered = delivered - $2 WHERE store_id = $1', [storeId, delivered])
  established.clear()
}
