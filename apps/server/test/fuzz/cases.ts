import { createPasswords, hashDeviceToken } from '../../src/modules/auth/index.ts'
import type { NewStore } from '../../src/modules/stores/index.ts'
import type { TestApp } from '../build-test-app.ts'
import { aBrowser } from '../factories/browser.ts'
import { anOrder } from '../factories/orders.ts'
import { anEmptyList, aPhotoList, type SentList } from '../factories/photo-lists.ts'
import { anOwner, aProduct, aStore } from '../factories/shops.ts'

/** How many of a case a world has: the first call that is served uses one up. */
const EACH = 4

/** Grievances about a shop: the officer may ask it about the first, and has asked it about the others. Their ids and tickets. */
export const aShopsGrievance = async (
  app: TestApp,
  { admin, store_id, phone }: { admin: string; store_id: string; phone: string },
): Promise<{ grievance_id: string[]; ticket: string[] }> => {
  const body = { kind: 'product', name: 'Asha', phone, store_id, text: 'The bread was stale.' }
  for (let made = 0; made < EACH; made += 1) await app.call('POST /grievances', { body })
  const answer = await app.call('GET /admin/grievances', { token: admin })
  const grievances = answer.body.grievances as { grievance_id: string; ticket: string }[]
  for (const { grievance_id } of grievances.slice(1))
    await app.call(`POST /admin/grievances/${grievance_id}/ask-shop`, { token: admin })
  return {
    grievance_id: grievances.map(({ grievance_id }) => grievance_id),
    ticket: grievances.map(({ ticket }) => ticket),
  }
}

/** Orders of a shop whose customers are asked whether a much dearer product may come instead. */
export const askedOrders = async (app: TestApp, store: NewStore, owner: string) => {
  const usual = await aProduct(app, store, { stock: 5000 })
  const dear = await aProduct(app, store, { stock: 5000, price_paise: 95_00 })
  const changes = [{ kind: 'replaced', line_no: 1, product_id: dear.product_id, quantity: 3 }]
  return Promise.all(
    Array.from({ length: EACH }, async () => {
      const { order, token } = await anOrder(app, store, [usual])
      await app.call(`POST /orders/${order.id}/accept`, { token: owner })
      await app.call(`POST /orders/${order.id}/packing`, { token: owner, body: { changes } })
      return { id: order.id, token, total: order.total_amount }
    }),
  )
}

/** Lists of photos at a shop in every state that waits: for a photo, for its bill, for the customer. */
export const waitingLists = async (app: TestApp, store: NewStore, owner: string, productIds: readonly string[]) => {
  const lists: (SentList & { isBilled?: boolean })[] = []
  for (let made = 0; made < EACH; made += 1) {
    const billed = await aPhotoList(app, store)
    const lines = productIds.map((product_id) => ({ product_id, quantity: 2 }))
    await app.call(`POST /photo-lists/${billed.list_id}/bill`, { token: owner, body: { lines } })
    lists.push({ ...billed, isBilled: true }, await aPhotoList(app, store), await anEmptyList(app, store))
  }
  return lists
}

/** Carts that are shared: their ids, which are their keys. */
export const sharedCarts = async (app: TestApp, { store_id }: NewStore, productIds: readonly string[]): Promise<string[]> => {
  const ids = Array.from({ length: EACH }, (_, no) => `fuzz-shared-cart-000${no}AA`.slice(0, 22))
  const items = productIds.map((product_id) => ({ product_id, quantity: 1 }))
  for (const id of ids) {
    const { status, body } = await app.call(`PUT /shared-carts/${id}`, { body: { store_id, items } })
    if (status !== 200) throw new Error(`the cart was not shared: ${JSON.stringify(body)}`)
  }
  return ids
}

const setStatus = (app: TestApp, storeId: string, status: string) =>
  app.db.execute('UPDATE stores SET status = $2 WHERE store_id = $1', [storeId, status])

/** Shops that wait for an admin's look, and a suspended one. */
export const storesForAdmins = async (app: TestApp): Promise<string[]> => {
  const ids: string[] = []
  for (let made = 0; made < EACH; made += 1) {
    const { store_id } = await aStore(app)
    await setStatus(app, store_id, made === 0 ? 'suspended' : 'in_review')
    ids.push(store_id)
  }
  return ids
}

/** Sessions of owners whose shops an admin sent back. */
export const sentBackOwners = async (app: TestApp): Promise<string[]> => {
  const sessions: string[] = []
  for (let made = 0; made < EACH; made += 1) {
    const store = await aStore(app)
    await setStatus(app, store.store_id, 'sent_back')
    sessions.push(await app.signIn(anOwner(store)))
  }
  return sessions
}

/** Sessions of one person, because signing out is one of the calls. */
export const sessionsOf = async (app: TestApp, user: Parameters<TestApp['signIn']>[0]): Promise<string[]> => {
  const sessions: string[] = []
  for (let made = 0; made < EACH; made += 1) sessions.push(await app.signIn(user))
  return sessions
}

/**
 * Passkeys of an owner, whose ids this returns, and the two factors of an admin, who may remove one. Nobody can sign in with them: the
 * keys are no keys.
 */
export const factorsToUse = async (app: TestApp, ownerId: string, adminId: string): Promise<{ passkeyIds: string[] }> => {
  const rows = await app.db.query<{ passkey_id: string }>(
    `INSERT INTO passkeys (user_id, passkey_id, credential_id, public_key, sign_count, transports, is_synced, is_backed_up, name, created_at)
     SELECT CASE n WHEN 0 THEN $4::uuid ELSE $1::uuid END, gen_random_uuid(), 'AAAAAAAAAAAAAAAAAAA' || n, '\\x00', 0, '{}', false, false,
       'Phone', $2 FROM generate_series(0, $3::int) n
     RETURNING passkey_id`,
    [ownerId, app.clock.now(), EACH, adminId],
  )
  // A secret that can be read: a code is compared with it.
  await app.call('POST /auth/totp/start', { token: await app.signIn({ user_id: adminId }) })
  await app.db.execute('UPDATE authenticator_apps SET confirmed_at = created_at WHERE user_id = $1', [adminId])
  return { passkeyIds: rows.map(({ passkey_id }) => passkey_id) }
}

const PIN = '4071'
const hashedPin = createPasswords({ cost: { memory: 64, passes: 1, parallelism: 1 } }).hash(PIN)

/** Browsers that the people of a shop share, each with this PIN: the values of their cookies, and their ids. */
export const sharedBrowsers = async (app: TestApp, owner: { user_id: string; store_id: string }, helpers: readonly string[]) => {
  const { user_id, store_id } = owner
  const browsers = Array.from({ length: EACH }, () => ({ id: app.ids.uuid(), token: app.ids.secret(32) }))
  for (const { id, token } of browsers)
    await app.db.execute(
      `INSERT INTO shared_devices (store_id, device_id, device_key, device, idle_minutes, shared_by, created_at)
       VALUES ($1, $2, $3, 'tablet', 15, $4, $5)`,
      [store_id, id, hashDeviceToken(token), user_id, app.clock.now()],
    )
  for (const person of [user_id, ...helpers])
    await app.db.execute('INSERT INTO staff_pins (store_id, user_id, pin_hash, set_at) VALUES ($1, $2, $3, $4)', [
      store_id,
      person,
      await hashedPin,
      app.clock.now(),
    ])
  return { device_cookie: browsers.map(({ token }) => token), device_id: browsers.map(({ id }) => id), pin: [PIN] }
}

/** Devices that wait to be let in to an account: what each shows, and the secret with which it asks for the answer. */
export const waitingDevices = async (app: TestApp, phone: string): Promise<{ number: number[]; token: string[] }> => {
  const shown: { number: number; token: string }[] = []
  for (let made = 0; made < EACH; made += 1) {
    const { body } = await aBrowser(app, `198.18.${made}.1`).call('POST /auth/approvals', { phone, role: 'store_owner' })
    shown.push(body as (typeof shown)[number])
  }
  return { number: shown.map(({ number }) => number), token: shown.map(({ token }) => token) }
}

/** Returns that a shop still owes: an order was paid by UPI, packed with less and handed over. */
export const dueReturns = async (app: TestApp, store: NewStore): Promise<string[]> => {
  const owner = await app.signIn(anOwner(store))
  const product = await aProduct(app, store)
  const { order } = await anOrder(app, store, [product], { paymentMethod: 'upi' })
  const post = (path: string, body: object) => app.call(`POST /orders/${order.id}/${path}`, { token: owner, body })
  await post('accept', {})
  await post('payment/confirm', { payment_status: 'completed' })
  await post('packing', { changes: [{ kind: 'fewer', line_no: 1, quantity: 1 }], by_phone: true })
  for (const status of ['preparing', 'out_for_delivery', 'delivered'])
    await app.call(`PUT /orders/${order.id}/status`, { token: owner, body: { status, delivery_partner: { name: 'Raju' } } })
  const { body } = await app.call('GET /payments/stuck', { token: owner })
  return (body.backs as { refund_id: string | null }[]).flatMap(({ refund_id }) => refund_id ?? [])
}
