import type { Order } from '@jhola/contract/orders/schema'
import { STAFF_ROLES, type StaffRole } from '@jhola/contract/staff/roles'
import type { TestApp } from '../build-test-app.ts'
import { anImport } from '../factories/import-files.ts'
import { aFailedRefund, holdPayment } from '../factories/money-cases.ts'
import { anOrderBody, aPhone } from '../factories/orders.ts'
import { aPhotoList } from '../factories/photo-lists.ts'
import { aPriceChange } from '../factories/price-changes.ts'
import { anOwner, aProduct, aStaff, aStore, aUser } from '../factories/shops.ts'
import type { Known } from '../fuzz/schema-values.ts'
import type { Caller } from './expectations.ts'

/** What the shop paid for its product: only people with the right read it. */
export const COST_RUPEES = 47_611

/** One shop with its people and an order, and the caller. No allowed call has changed it before. */
export type World = {
  /** The caller's session token; undefined for nobody. */
  token: string | undefined
  store_id: string
  order_id: string
  /** The order's tracking token, which gives access to the order. */
  orderToken: string
  /** The customer's number as typed: no one else may read it. */
  phone: string
  /** Ids that calls may use. */
  known: Known
}

const anAddress = async (app: TestApp, user_id: string): Promise<string> => {
  const address_id = app.ids.uuid()
  await app.db.execute(
    `INSERT INTO addresses (address_id, user_id, label, name, phone, line, landmark, city, pincode, is_usual, created_at)
     VALUES ($1, $2, 'Home', 'Asha', '+919800000000', '12 Pipe Road', '', 'Mumbai', '400070', true, $3)`,
    [address_id, user_id, app.clock.now()],
  )
  return address_id
}

const aSecondSession = async (app: TestApp, who: { user_id: string; store_id: string }): Promise<string> => {
  await app.signIn(who)
  const rows = await app.db.query<{ session_id: string }>('SELECT session_id FROM sessions WHERE user_id = $1', [who.user_id])
  return rows[0]?.session_id ?? ''
}

/** A payment at the simulator that the customer has begun. Returns the payment and the bank's reference. */
const aPayment = async (app: TestApp, { id, total_amount }: Order, orderToken: string) => {
  await app.call('POST /payments/create', {
    headers: { 'x-order-token': orderToken },
    body: { order_id: id, amount: total_amount, method: 'card' },
  })
  const rows = await app.db.query<{ payment_id: string; reference: string }>(
    'SELECT payment_id, reference FROM payments WHERE order_id = $1',
    [id],
  )
  return rows[0] ?? { payment_id: '', reference: '' }
}

const aPasskey = async (app: TestApp, user_id: string): Promise<string> => {
  const passkey_id = app.ids.uuid()
  await app.db.execute(
    `INSERT INTO passkeys (user_id, passkey_id, credential_id, public_key, sign_count, transports, is_synced, is_backed_up, name, created_at)
     VALUES ($1, $2, $3, '', 0, '{}', false, false, 'Phone', $4)`,
    [user_id, passkey_id, passkey_id, app.clock.now()],
  )
  return passkey_id
}

const aSharedDevice = async (app: TestApp, { user_id, store_id }: { user_id: string; store_id: string }): Promise<string> => {
  const device_id = app.ids.uuid()
  await app.db.execute(
    `INSERT INTO shared_devices (store_id, device_id, device_key, device, idle_minutes, shared_by, created_at)
     VALUES ($1, $2, sha256($3::text::bytea), 'tablet', 15, $4, $5)`,
    [store_id, device_id, device_id, user_id, app.clock.now()],
  )
  return device_id
}

/** A return that the shop has yet to make by hand. */
const aHandReturn = async (app: TestApp, store_id: string, order_id: string): Promise<string> => {
  const refund_id = app.ids.uuid()
  await app.db.execute(
    `INSERT INTO refunds (store_id, refund_id, order_id, destination, status, amount_paise, goods_paise, tax_paise, fees_paise, reason, borne_by, created_at, actor_label)
     VALUES ($1, $2, $3, 'source', 'pending', 100, 100, 0, 0, 'packed_less', 'store', $4, 'Test')`,
    [store_id, refund_id, order_id, app.clock.now()],
  )
  return refund_id
}

const aStory = async (app: TestApp): Promise<string> => {
  const story = { kind: 'customer', name: 'Asha', city: 'Mumbai', text: 'My milk comes before my tea.', may_be_shown: true }
  await app.call('POST /community/stories', { body: story })
  const rows = await app.db.query<{ story_id: string }>('SELECT story_id FROM stories LIMIT 1')
  return rows[0]?.story_id ?? ''
}

/** A grievance about a shop that the officer has asked it about. */
const aGrievance = async (app: TestApp, store_id: string, phone: string): Promise<{ grievance_id: string; ticket: string }> => {
  const body = { kind: 'shop', name: 'Asha', phone, store_id, text: 'Nobody answers.' }
  const { ticket } = (await app.call('POST /grievances', { body })).body
  const rows = await app.db.query<{ grievance_id: string; ticket: string }>(
    'UPDATE grievances SET asked_shop_at = received_at WHERE ticket = $1 RETURNING grievance_id, ticket',
    [ticket],
  )
  return rows[0] ?? { grievance_id: '', ticket: '' }
}

/** Creates the world of one cell, with the caller signed in. */
export const makeWorld = async (app: TestApp, caller: Caller): Promise<World> => {
  const store = await aStore(app, { opens: '00:00', closes: '00:00', min_order_paise: 0 })
  const product = await aProduct(app, store, { cost_paise: COST_RUPEES * 100 })
  const customer = await aUser(app)
  const roles = await Promise.all(STAFF_ROLES.map(async (role) => [role, await aStaff(app, store, { role })] as const))
  const staff = Object.fromEntries(roles) as Record<StaffRole, { user_id: string; store_id: string }>
  const phone = aPhone()
  const placed = await app.call('POST /orders', {
    token: await app.signIn(customer),
    body: anOrderBody(store, [product], { paymentMethod: 'upi', customer: { name: 'Asha Rao', phone } }),
  })
  // @NOTE the reply was serialised by the contract's schema.
  const { order, tracking_token: orderToken } = placed.body as { order: Order; tracking_token: string }
  const people: Record<Caller, () => Promise<{ user_id: string; store_id?: string; isHalf?: boolean } | undefined>> = {
    nobody: async () => undefined,
    customer: async () => customer,
    other_owner: async () => anOwner(await aStore(app)),
    manager: async () => staff.manager,
    counter: async () => staff.counter,
    packer: async () => staff.packer,
    rider: async () => staff.rider,
    owner: async () => anOwner(store),
    admin: () => aUser(app, { role: 'admin' }),
    half_admin: async () => ({ ...(await aUser(app, { role: 'admin' })), isHalf: true }),
  }
  const person = await people[caller]()
  const { payment_id, reference } = await aPayment(app, order, orderToken)
  await holdPayment(app, payment_id)
  const writerPhone = aPhone()
  const { grievance_id, ticket } = await aGrievance(app, store.store_id, writerPhone)
  return {
    token: person && (await app.signIn(person)),
    store_id: store.store_id,
    order_id: order.id,
    orderToken,
    phone,
    known: {
      id: [order.id],
      order_id: [order.id],
      orderIds: [order.id],
      store_id: [store.store_id],
      storeId: [store.store_id],
      product_id: [product.product_id],
      productId: [product.product_id],
      sold_id: [product.product_id],
      ids: [product.product_id],
      import_id: [await anImport(app, anOwner(store))],
      mapping: ['{}'],
      user_id: [staff.packer.user_id],
      session_id: [await aSecondSession(app, anOwner(store))],
      list_id: [(await aPhotoList(app, store, { session: await app.signIn(customer) })).list_id],
      photo_no: [1],
      address_id: [await anAddress(app, store.owner_user_id)],
      device_id: [await aSharedDevice(app, anOwner(store))],
      pin: ['4071'],
      passkey_id: [await aPasskey(app, store.owner_user_id)],
      change_id: [await aPriceChange(app, anOwner(store))],
      story_id: [await aStory(app)],
      grievance_id: [grievance_id],
      ticket: [ticket],
      payment_id: [payment_id],
      refund_id: [await aFailedRefund(app, payment_id)],
      return_id: [await aHandReturn(app, store.store_id, order.id)],
      reference: [reference],
      amount: [order.total_amount],
      phone: [writerPhone],
      customer_phone: [aPhone()],
      email: [`${aPhone()}@example.in`],
      endpoint: [`https://fcm.googleapis.com/fcm/send/${order.id}`],
      delivery_address: ['12 Pipe Road, Kurla West'],
      addressLine1: ['12 Pipe Road, Kurla West'],
      pincode: ['400070'],
      latitude: [19.076],
      longitude: [72.8777],
      quantity: [2],
      seen_quantity: [100],
      current_stock: [100],
      min_stock_level: [1],
      max_stock_level: [1000],
      price: [60],
      mrp: [1000],
      gst_rate: [5],
      hsn: ['1006'],
      barcode: ['8901234567890'],
      sku: ['POLICY-1'],
      unit: ['piece'],
      loose: [false],
      version: [1],
      delivery_date: ['2026-11-21'],
      date_from: ['2026-11-01'],
      date_to: ['2026-11-30'],
      paymentMethod: ['cod'],
      payment_method: ['cod'],
      t: [''],
      whatsapp: [''],
      upi_vpa: ['shop@upi'],
      gstin: [''],
      fssai: [''],
      street: ['12 Pipe Road'],
      city: ['Mumbai'],
      name: ['Asha'],
      owner_name: ['Asha'],
    },
  }
}

export type Worlds = {
  /** The world of a caller; makes it when there is none. */
  get(caller: Caller): Promise<World>
  /** A call may have changed it: the next cell of this caller gets another. */
  discard(caller: Caller): void
}

/** Worlds by caller. To make one costs far more than a call, and a refused call or a read leaves it as it was. */
export const keepWorlds = (app: TestApp): Worlds => {
  const kept = new Map<Caller, World>()
  return {
    get: async (caller) => {
      const world = kept.get(caller) ?? (await makeWorld(app, caller))
      kept.set(caller, world)
      return world
    },
    discard: (caller) => {
      kept.delete(caller)
    },
  }
}

/** Everything of the shop that a stranger could try to change, as one text. */
export const readShop = async (app: TestApp, { store_id, order_id }: World): Promise<string> => {
  const rows = await app.db.query<{ mark: string }>(
    `SELECT concat_ws('\n', (SELECT s::text FROM stores s WHERE store_id = $1), (SELECT o::text FROM orders o WHERE order_id = $2),
       (SELECT string_agg(p::text, ' ') FROM products p WHERE store_id = $1),
       (SELECT string_agg(m::text, ' ' ORDER BY user_id) FROM memberships m WHERE store_id = $1)) AS mark`,
    [store_id, order_id],
  )
  return rows[0]?.mark ?? ''
}
