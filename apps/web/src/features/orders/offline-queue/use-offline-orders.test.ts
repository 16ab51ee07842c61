import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CartItem } from '../../../domain/cart/cart.ts'
import type { OfflineOrder } from '../../../domain/orders/offline-orders.ts'
import { openBrowserInMemory } from '../../../shared/device-store/browser-in-memory.ts'

const ATTA: CartItem = {
  id: 'atta',
  name: 'Atta',
  name_hi: null,
  price: 50,
  quantity: 2,
  unit: 'pack',
  brand: '',
  category: '',
  image: '',
  loose: false,
  gst_rate: 0,
  maxQuantity: 10,
}
const waiting = (more: Partial<OfflineOrder> = {}): OfflineOrder => ({
  key: 'k1',
  body: { storeId: 'S', items: [{ productId: 'atta', quantity: 2 }], customer: { name: 'Asha', phone: '+919876543210' } },
  store_name: 'Shop',
  items: [ATTA],
  total: 100,
  placed_at: 0,
  agreed_at: 0,
  state: 'waiting',
  was_sent: false,
  refusal: null,
  ...more,
})
beforeEach(openBrowserInMemory)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** A device with empty storage. */
const aDevice = async () => {
  const { cartsStore } = await import('../../../domain/cart/cart.ts')
  const { customerInfoStore } = await import('../../../domain/account/customer-info.ts')
  const { offlineOrders } = await import('../../../domain/orders/offline-orders.ts')
  const { offlineQueueActions } = await import('./use-offline-orders.ts')
  return {
    offlineOrders,
    offlineQueueActions,
    cart: () => cartsStore.read().S?.items.map(({ id }) => id) ?? [],
    emptyCart: () => cartsStore.write({}),
    name: () => customerInfoStore.read().name,
  }
}

test('an order that was never sent is removed, and its lines are back in the cart', async () => {
  const { offlineOrders, offlineQueueActions, cart, name } = await aDevice()
  const order = waiting()
  await offlineOrders.put(order)
  expect(await offlineQueueActions.cancelOrder(order)).toBe('gone')
  expect([cart(), name(), offlineOrders.read()]).toEqual([['atta'], 'Asha', []])
})

test('an order that may have arrived is cancelled at the shop, and not put into the cart', async () => {
  const { offlineOrders, offlineQueueActions, cart } = await aDevice()
  const order = waiting({ was_sent: true })
  await offlineOrders.put(order)
  expect(await offlineQueueActions.cancelOrder(order)).toBe('calling_off')
  expect([cart(), offlineOrders.read().map(({ state }) => state)]).toEqual([[], ['calling_off']])
})

test('an order that is sent at that moment is not reported as removed, nor put into the cart again', async () => {
  const { offlineQueueActions, cart, name } = await aDevice()
  expect(await offlineQueueActions.cancelOrder(waiting())).toBe('settled')
  expect([cart(), name()]).toEqual([[], ''])
})

test('a refused order is decided once, in one tab', async () => {
  const { offlineOrders, offlineQueueActions, cart, emptyCart } = await aDevice()
  const order = waiting({ state: 'refused' })
  await offlineOrders.put(order)
  expect(await offlineQueueActions.decideAnew(order)).toBe(true)
  expect(cart()).toEqual(['atta'])
  emptyCart()
  expect(await offlineQueueActions.decideAnew(order)).toBe(false)
  expect(cart()).toEqual([])
})
