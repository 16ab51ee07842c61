import type { Order } from '@jhola/contract/orders/schema'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBrowserInMemory } from '../../shared/device-store/browser-in-memory.ts'
import type { CartItem } from '../cart/cart.ts'

const forgets = vi.hoisted(() => ({ orders: vi.fn(), counter: vi.fn() }))
vi.mock('../orders/cached-orders.ts', () => ({ clearCachedOrders: forgets.orders }))
vi.mock('./cached-counter.ts', () => ({ cachedCounter: { forget: forgets.counter } }))

const NOON = Date.UTC(2026, 10, 22, 6, 30)
// @NOTE the test reads only these fields of a cached order.
const order = (id: string) => ({ id, store_name: 'Shop', created_at: new Date(NOON).toISOString() }) as Order
const cart = (store_id: string) => ({ store_id, store_name: 'Shop', items: [{ id: 'atta' } as CartItem], updated_at: NOON })
const body = { storeId: 'S', items: [{ productId: 'atta', quantity: 2 }], customer: { name: 'Asha', phone: '+919876543210' } }
beforeEach(() => {
  vi.resetAllMocks()
  openBrowserInMemory()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** A device with a signed-in person. */
const aDevice = async () => {
  const parts = {
    ...(await import('../../shared/device-store/account.ts')),
    ...(await import('../cart/agreed-carts.ts')),
    ...(await import('../cart/cart.ts')),
    ...(await import('./customer-info.ts')),
    ...(await import('./clear-user-data.ts')),
    ...(await import('../orders/own-orders.ts')),
    ...(await import('../orders/offline-orders.ts')),
  }
  parts.accountStore.write('u1')
  return parts
}
test("the account, a customer's orders and a shop's counter are cleared", async () => {
  const { accountStore, clearUserData } = await aDevice()
  await clearUserData()
  expect(accountStore.read()).toBeNull()
  expect(forgets.orders).toHaveBeenCalledOnce()
  expect(forgets.counter).toHaveBeenCalledOnce()
})

test('data that cannot be cleared blocks neither the rest nor the sign-out', async () => {
  const { clearUserData } = await aDevice()
  forgets.orders.mockImplementation(() => {
    throw new Error('no storage')
  })
  forgets.counter.mockRejectedValue(new Error('no database'))
  await expect(clearUserData()).resolves.toBeUndefined()
  expect(forgets.counter).toHaveBeenCalledOnce()
})

test('orders placed while signed in are cleared; those of a guest stay', async () => {
  const { accountStore, clearUserData, ownOrdersStore, saveOwnOrder } = await aDevice()
  saveOwnOrder(order('mine'), 'token')
  accountStore.write(null)
  saveOwnOrder(order("a guest's"), 'token')
  accountStore.write('u1')
  await clearUserData()
  expect(ownOrdersStore.read().map(({ order_id }) => order_id)).toEqual(["a guest's"])
})

test("the account's carts and their sync state are cleared", async () => {
  const { agreedCartsOf, agreeOn, cartsStore, clearUserData } = await aDevice()
  cartsStore.write({ S: cart('S'), T: cart('T') })
  agreeOn('u1', 'S', { here: NOON, there: new Date(NOON).toISOString() })
  await clearUserData()
  expect([Object.keys(cartsStore.read()), agreedCartsOf('u1')]).toEqual([['T'], {}])
})

test("the checkout's customer details are cleared", async () => {
  const { customerInfoStore, NO_CUSTOMER, clearUserData } = await aDevice()
  customerInfoStore.write({ ...NO_CUSTOMER, name: 'Asha', phone: '9876543210' })
  await clearUserData()
  expect(customerInfoStore.read()).toEqual(NO_CUSTOMER)
})

test("offline orders: those sent automatically are still sent, hidden; those that wait for the person's decision are deleted", async () => {
  const { accountStore, clearUserData, queueOfflineOrder, offlineOrders } = await aDevice()
  const put = (key: string) => queueOfflineOrder({ key, body, started_at: NOON }, cart('S'), false)
  const refuse = (key: string) => offlineOrders.change(key, (kept) => ({ ...kept, state: 'refused' }))
  await put('goes')
  await put('refused')
  await refuse('refused')
  await put('too old')
  await offlineOrders.change('too old', (kept) => ({ ...kept, agreed_at: Date.now() - 24 * 3_600_000 }))
  accountStore.write(null)
  await put("a guest's")
  await refuse("a guest's")
  accountStore.write('u1')
  await clearUserData()
  const left = offlineOrders.read().map(({ key, is_left }) => [key, is_left === true])
  expect(new Map(left as [string, boolean][])).toEqual(
    new Map([
      ['goes', true],
      ["a guest's", false],
    ]),
  )
})
