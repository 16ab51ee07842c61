import { allRoutes } from '@jhola/contract/api'
import type { Route } from '@jhola/contract/route'
import fc from 'fast-check'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { anImport } from '../factories/import-files.ts'
import { aHeldPayment, failReturn } from '../factories/money-cases.ts'
import { anOrder } from '../factories/orders.ts'
import { decide } from '../factories/payments.ts'
import { aPriceChange } from '../factories/price-changes.ts'
import { anOwner, aProduct, aStaff, aStore, aUser } from '../factories/shops.ts'
import {
  aShopsGrievance,
  askedOrders,
  dueReturns,
  factorsToUse,
  sentBackOwners,
  sessionsOf,
  sharedBrowsers,
  sharedCarts,
  storesForAdmins,
  waitingDevices,
  waitingLists,
} from './cases.ts'
import { createFingerprint, diffMarks, judgeReply, outcomeOf } from './judge.ts'
import { anyRequest, type FuzzRequest, type FuzzWorld } from './requests.ts'
import { send } from './send.ts'

/** Requests per fresh world, so that reading the whole database stays quick. */
const PER_WORLD = 500
/**
 * Requests to each route that was never served before, in worlds for those alone: most need few, and only the rest gets many more.
 */
const PER_EXTRA = [60, 120, 240, 480]
/** Sessions of each owner. */
const DEVICES = 12
/** Uploads that are ready to apply; the next upload replaces them. */
const IMPORTS = 8
/** The bank declined a payment: that is an event, and the database records it. */
const BANK_REFUSED = 402
/** The first shop's owner. */
const OWNER_EMAIL = 'asha@example.in'
const PUSH_ENDPOINT = 'https://fcm.googleapis.com/fcm/send/fuzz'
/** A browser of an owner. Nothing is sent to it, because the jobs are off. */
const SUBSCRIPTION = {
  endpoint: `${PUSH_ENDPOINT}-owner`,
  keys: { p256dh: 'B'.padEnd(87, 'A'), auth: 'A'.repeat(22) },
}

export type FuzzResult = {
  requests: number
  writes: number
  refusedWrites: number
  /** How often each outcome occurred, by route. */
  outcomes: Map<string, Map<string, number>>
  /** Violations, with the request that caused them. */
  problems: string[]
}

type Ordered = { id: string; token: string; total: number }
type PaymentSetup = Ordered & { paymentId: string; reference: string }

/** Delivers orders and reports a problem for each. */
const handOver = async (app: TestApp, orders: readonly Ordered[], owner: string): Promise<void> => {
  for (const { id, token } of orders) {
    for (const status of ['confirmed', 'preparing', 'out_for_delivery', 'delivered'])
      await app.call(`PUT /orders/${id}/status`, { token: owner, body: { status, delivery_partner: { name: 'Raju' } } })
    await app.call(`POST /orders/${id}/problem`, { headers: { 'x-order-token': token }, body: { kind: 'missing_item' } })
  }
}

/** An order with a simulator payment in progress. */
const aPaying = async (
  app: TestApp,
  ...[store, storeProducts]: [Parameters<typeof anOrder>[1], Parameters<typeof anOrder>[2]]
): Promise<PaymentSetup> => {
  const { order, token } = await anOrder(app, store, storeProducts, { paymentMethod: 'card' })
  const { body } = await app.call('POST /payments/create', {
    headers: { 'x-order-token': token },
    body: { order_id: order.id, amount: order.total_amount },
  })
  const { payment_id: paymentId, pay_path } = body.payment as { payment_id: string; pay_path: string }
  return { id: order.id, token, total: order.total_amount, paymentId, reference: pay_path.split('/').at(-1) ?? '' }
}

/** Payments of the first shop's first orders that need attention. */
const makeMoney = async (app: TestApp, { store_id }: { store_id: string }, orders: readonly Ordered[]) => {
  const held: string[] = []
  const failed: string[] = []
  for (const { id: order_id } of orders.slice(0, IMPORTS)) {
    held.push(await aHeldPayment(app, { store_id, order_id }))
    const paymentId = await aHeldPayment(app, { store_id, order_id })
    await failReturn(app, paymentId)
    failed.push(paymentId)
  }
  return { held, failed }
}

/** Sessions of the first shop's owner, which most calls use. */
const listSessionIds = async (app: TestApp): Promise<string[]> => {
  const rows = await app.db.query<{ session_id: string }>(
    `SELECT s.session_id FROM sessions s JOIN memberships m USING (store_id, user_id) WHERE m.role = 'store_owner' ORDER BY s.created_at, s.session_id LIMIT $1`,
    [DEVICES],
  )
  return rows.map(({ session_id }) => session_id)
}

/** A story that waits for an admin's decision. Returns its id. */
const aStory = async (app: TestApp, admin: string): Promise<unknown> => {
  const story = { kind: 'customer', name: 'Asha', city: 'Mumbai', text: 'My milk comes before my tea.', may_be_shown: true }
  await app.call('POST /community/stories', { body: story })
  const { body } = await app.call('GET /admin/stories', { token: admin })
  return (body.stories as { story_id: string }[])[0]?.story_id
}

/** Saves addresses. Returns their ids. */
const keepAddresses = async (app: TestApp, token: string | undefined): Promise<string[]> => {
  const ids: string[] = []
  for (const label of ['Home', 'Work', 'Shop', 'Mother']) {
    const body = { label, name: 'Asha', phone: '9876500001', line: '12 Pipe Road, Kurla West', pincode: '400070' }
    const answer = await app.call('POST /profile/addresses', { ...(token === undefined ? {} : { token }), body })
    ids.push((answer.body.address as { address_id: string }).address_id)
  }
  return ids
}

/** Creates two shops with products, their people, a customer, an admin, and orders in several states. */
const makeWorld = async (app: TestApp): Promise<FuzzWorld> => {
  // Admins suspend a third shop. Otherwise all orders in the rest of this world would be rejected.
  const spare = await aStore(app)
  const stores = [await aStore(app, { opens: '00:00', closes: '00:00', min_order_paise: 0 }), await aStore(app)]
  await app.db.execute('UPDATE users SET email = $2 WHERE user_id = $1', [stores[0]?.owner_user_id, OWNER_EMAIL])
  const products: string[] = []
  const orders: Ordered[] = []
  const paying: PaymentSetup[] = []
  const admin = await app.signIn(await aUser(app, { role: 'admin' }))
  const [firstAdmin, secondAdmin] = [await aUser(app, { role: 'admin' }), await aUser(app, { role: 'admin' })]
  // Some calls are for whoever is signed in, and let only admins, or the owner of a shop that was sent back, go on.
  const sessions = [
    await app.signIn(await aUser(app)),
    await app.signIn(firstAdmin),
    ...(await sessionsOf(app, secondAdmin)),
    ...(await sentBackOwners(app)),
  ]
  const others = sessions.length
  for (const store of stores) {
    const storeProducts = [
      await aProduct(app, store, { stock: 5000 }),
      await aProduct(app, store, { stock: 900_000, loose: true, unit: 'kg', unit_size: 1000 }),
      await aProduct(app, store, { stock: 2 }),
    ]
    products.push(...storeProducts.map(({ product_id }) => product_id))
    const owner = await app.signIn(anOwner(store))
    await app.call('POST /notifications/subscribe', {
      token: owner,
      body: { subscription: { ...SUBSCRIPTION, endpoint: `${SUBSCRIPTION.endpoint}-${store.slug}` } },
    })
    // Several, because signing out is one of the calls.
    for (let device = 0; device < DEVICES; device += 1) sessions.push(await app.signIn(anOwner(store)))
    sessions.push(await app.signIn(await aStaff(app, store)))
    // The first two wait. The next three are delivered and paid; two are paid according to their customers.
    for (const paymentMethod of ['cod', 'cod', 'cod', 'cod', 'cod', 'upi', 'upi', 'cod', 'upi'])
      orders.push(
        await anOrder(app, store, storeProducts.slice(0, 1), { paymentMethod }).then(({ order, token }) => ({
          id: order.id,
          token,
          total: order.total_amount,
        })),
      )
    await handOver(app, orders.slice(-7, -4), owner)
    // A new shop is paid by UPI only after it has accepted.
    for (const { id } of orders.slice(-4)) await app.call(`POST /orders/${id}/accept`, { token: owner })
    for (const { id, token } of orders.slice(-4, -2))
      await app.call(`POST /orders/${id}/payment/claim`, { headers: { 'x-order-token': token } })
    orders.push(...(await askedOrders(app, store, owner)))
    // Two payments are in progress; the bank has approved one already.
    const approved = await aPaying(app, store, storeProducts.slice(0, 1))
    await decide(app, approved.reference, 'approve', 'late')
    paying.push(await aPaying(app, store, storeProducts.slice(0, 1)), approved)
  }
  // Mostly about the first shop. Otherwise half of all carts would mix two shops' products.
  const [ours, theirs] = stores.map(({ store_id }) => store_id)
  const storeIds = [ours, ours, ours, ours, ours, theirs]
  const ourDevices = sessions.slice(others, others + DEVICES)
  const storeProducts = [...products.slice(0, 3), ...products.slice(0, 3)]
  // Staff who may be removed; those who are signed in stay.
  const [first] = stores
  const helpers = first ? [await aStaff(app, first), await aStaff(app, first), await aStaff(app, first)] : []
  const all = [...orders, ...paying]
  const lists = await waitingLists(app, stores[0] ?? spare, ourDevices[0] ?? '', products.slice(0, 3))
  const orderIds = all.map(({ id }) => id)
  const tokenOf = new Map([
    ...all.map(({ id, token }): [string, string] => [id, token]),
    ...lists.map(({ list_id, token }): [string, string] => [list_id, token]),
    ...paying.map(({ paymentId, token }): [string, string] => [paymentId, token]),
  ])
  const phones = [
    ...Array.from({ length: 40 }, (_, index) => String(9_876_500_001 + index)),
    '+91 98765 00002',
    '09876500003',
    stores[0]?.phone,
  ]
  const money = await makeMoney(app, stores[0] ?? spare, orders)
  const known = {
    store_id: storeIds,
    storeId: storeIds,
    product_id: storeProducts,
    // Mostly lists with a bill: only few confirmations name a line and a total of it.
    list_id: lists.flatMap(({ list_id, isBilled }) => Array<string>(isBilled ? 8 : 1).fill(list_id)),
    photo_no: [1],
    // Gone, so an ordinary cart: an open one can be ordered once only.
    shared_cart: ['fuzz-gone-shared-cart0'],
    cart_id: await sharedCarts(app, stores[0] ?? spare, products.slice(0, 3)),
    import_id: await Promise.all(Array.from({ length: IMPORTS }, () => anImport(app, anOwner(stores[0] ?? spare)))),
    change_id: await Promise.all(Array.from({ length: IMPORTS }, () => aPriceChange(app, anOwner(stores[0] ?? spare)))),
    mapping: ['{}', '{"name":0,"price":1,"category":2}'],
    productId: storeProducts,
    ids: [products.slice(0, 2).join(','), products[0]],
    id: orderIds,
    orderIds,
    order_id: orderIds,
    item_id: orderIds.map((id) => `${id}:1`),
    expected_amount: [209],
    destination: ['source', 'cash'],
    amount: all.map(({ total }) => total),
    return_id: await dueReturns(app, stores[0] ?? spare),
    payment_id: [...paying.map(({ paymentId }) => paymentId), ...money.held, ...money.failed],
    date: ['2026-11-18', '2026-11-19', '2026-11-20'],
    from: ['2026-11-18'],
    to: ['2026-11-20'],
    expected: [0],
    opening: [0],
    taken_out: [0],
    counted: [0],
    reference: paying.map(({ reference }) => reference),
    t: [...tokenOf.values()],
    session: [...sessions, ...ourDevices, ...ourDevices],
    admin_session: [admin],
    // The first has no app yet; the second has one and may remove it.
    app_session: [...(await sessionsOf(app, firstAdmin)), ...(await sessionsOf(app, secondAdmin))],
    admin_store_id: [spare.store_id, ...(await storesForAdmins(app))],
    session_id: await listSessionIds(app),
    user_id: helpers.map(({ user_id }) => user_id),
    story_id: [await aStory(app, admin)],
    ...(await aShopsGrievance(app, { admin, store_id: ours ?? '', phone: phones[0] ?? '' })),
    ...(await sharedBrowsers(
      app,
      anOwner(stores[0] ?? spare),
      helpers.map(({ user_id }) => user_id),
    )),
    ...(await waitingDevices(app, (stores[0] ?? spare).phone)),
    passkey_id: (await factorsToUse(app, anOwner(stores[0] ?? spare).user_id, secondAdmin.user_id)).passkeyIds,
    sold_id: storeProducts,
    address_id: await keepAddresses(app, ourDevices[0]),
    line: ['12 Pipe Road, Kurla West'],
    phone: phones,
    customer_phone: phones,
    customer_name: ['Asha', 'Ravi Kumar'],
    name: ['Asha', 'Test'],
    addressLine1: ['12 Pipe Road, Kurla West'],
    pincode: ['400070'],
    latitude: [19.076, 19.07, 19.08],
    longitude: [72.8777, 72.87, 72.88],
    price: [60, 60, 60, 61],
    unit_price: [60, 60, 60, 61],
    quantity: [1, 2, 3],
    // Product values that fit together. Otherwise hardly any product would be saved.
    ...{ gst_rate: [5, 5, 12, 18], hsn: ['1006'], unit: ['piece'], loose: [false], mrp: [100, 1000], seen_quantity: [2] },
    ...{ min_stock_level: [1], max_stock_level: [1000], current_stock: [2, 7] },
    page: ['1', '2'],
    pageSize: ['5', '10', '20', '50'],
    since: ['0', '1', '5'],
    version: [1, 1, 2, 6],
    delivery_date: ['2026-11-20', '2026-11-21', '2026-11-27'],
    date_from: ['2026-11-01', '2026-11-20'],
    date_to: ['2026-11-20', '2026-12-01'],
    radius_km: ['5', '10', 15],
    otp: ['1234', '123456'],
    status: ['confirmed', 'preparing', 'cancelled', 'preparing', 'delivered'],
    answer: ['We bring it today.', 'accept', 'decline'],
    search: ['Product', 'atta', 'आटा', '%', '_'],
    customer_email: ['', 'asha@example.in'],
    email: ['', OWNER_EMAIL, OWNER_EMAIL],
    owner_name: ['Ramesh Sharma'],
    gst_number: [''],
    payment_method: ['cod', 'upi'],
    paymentMethod: ['cod', 'upi', 'cash'],
    delivery_slot: ['asap', 'asap', 'asap', 'express', 'evening'],
    expected_total: [63, 83],
    endpoint: [PUSH_ENDPOINT, PUSH_ENDPOINT, 'https://evil.example/1'],
    openTime: ['09:00'],
    closeTime: ['21:00'],
    // Only settings that leave the shop open and near. Otherwise all orders in the rest of this world would be rejected.
    opens: ['09:00'],
    closes: ['21:00'],
    working_days: [5],
    holidays: ['2026-12-25'],
    offers_delivery: [true],
    offers_pickup: [true],
    delivery_radius_km: [5],
    min_order_amount: [0],
    takes_cod: [true],
    upi_vpa: ['shop@upi'],
    gstin: ['', '27AAPFU0939F1ZV'],
    state: ['Maharashtra'],
    // A second opening would be the first again.
    second: [null],
    fssai: ['', '11223344556677'],
    // A new number needs a code.
    whatsapp: [''],
    drug_licence: [''],
    grievance_phone: [''],
    grievance_email: [''],
    store_type: ['Kirana Store'],
  }
  return { known, tokenOf }
}

const describe = (request: FuzzRequest): string => {
  const { route: _, ...rest } = request
  return JSON.stringify({ ...rest, body: rest.body?.toString().slice(0, 2000) })
}

const count = (result: FuzzResult, request: FuzzRequest, outcome: string): void => {
  const name = request.route ? `${request.route.method} ${request.route.path}` : 'no such address'
  const outcomes = result.outcomes.get(name) ?? new Map<string, number>()
  result.outcomes.set(name, outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1))
}

type Sample = { seed: number; requests: number; routes?: readonly Route[] }

const fuzzWorld = async (app: TestApp, { seed, requests, routes }: Sample, result: FuzzResult): Promise<void> => {
  const world = await makeWorld(app)
  const port = Number(new URL(await app.listen()).port)
  const readMark = await createFingerprint(app.db)
  let mark = await readMark()
  for (const request of fc.sample(anyRequest(world, routes), { seed, numRuns: requests })) {
    const addProblem = (problem: string) => result.problems.push(`seed ${seed}: ${problem} after ${describe(request)}`)
    result.requests += 1
    try {
      const reply = await send(app, port, request)
      count(result, request, outcomeOf(reply))
      // Background work of an upload must end, or the next call is blamed for it.
      await app.app.modules.imports.background.idle()
      const problem = judgeReply(request, reply)
      if (problem) addProblem(`${problem}, ${reply.text.slice(0, 300)},`)
      const isWrite = request.method !== 'GET'
      if (isWrite) result.writes += 1
      if (isWrite && reply.status >= 400) result.refusedWrites += 1
      const after = await readMark()
      if (after !== mark && (!isWrite || (reply.status >= 400 && reply.status !== BANK_REFUSED)))
        addProblem(`${reply.status}, but something changed (${diffMarks(mark, after)}),`)
      mark = after
    } catch (error) {
      addProblem(error instanceof Error ? error.message : String(error))
    }
  }
}

const inOwnWorld = async (sample: Sample, result: FuzzResult): Promise<void> => {
  const app = await buildTestApp()
  try {
    await fuzzWorld(app, sample, result)
  } finally {
    await app.close()
  }
}

const isServed = ({ outcomes }: FuzzResult, { method, path }: Route): boolean =>
  (outcomes.get(`${method} ${path}`)?.get('ok') ?? 0) > 0

/**
 * Sends this many requests, in worlds of five hundred. The same seed sends the same requests to an equal world. Which request
 * meets which state changes with every new route, so routes that were never served get extra worlds at the end. `notServed`:
 * routes that cannot be served.
 */
export const runFuzz = async (options: {
  requests: number
  seed: number
  notServed?: (route: string) => boolean
}): Promise<FuzzResult> => {
  const { requests, seed, notServed = () => true } = options
  const result: FuzzResult = { requests: 0, writes: 0, refusedWrites: 0, outcomes: new Map(), problems: [] }
  let world = 0
  for (; world * PER_WORLD < requests; world += 1)
    await inOwnWorld({ seed: seed + world, requests: Math.min(PER_WORLD, requests - world * PER_WORLD) }, result)
  for (const perRoute of PER_EXTRA) {
    const routes = allRoutes.filter((route) => !isServed(result, route) && !notServed(`${route.method} ${route.path}`))
    if (routes.length === 0) break
    await inOwnWorld({ seed: seed + world, requests: perRoute * routes.length, routes }, result)
    world += 1
  }
  return result
}
