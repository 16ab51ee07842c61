import { beforeEach, expect, test, vi } from 'vitest'
import { type CartItem, cartsStore } from '../../../shared/device-store/cart.ts'
import { customerInfoStore, NO_CUSTOMER } from '../../../shared/device-store/customer-info.ts'
import { type WaitingOrder, waitingOrders } from '../../../shared/device-store/waiting-orders.ts'
import { waitingActions } from './use-waiting-orders.ts'

// The device's database, in memory.
vi.mock('../../../shared/device-store/records.ts', () => ({
  openRecords: () => {
    const kept = new Map<string, unknown>()
    return {
      all: async () => [...kept.values()],
      put: async (key: string, value: unknown) => void kept.set(key, value),
      change: async (key: string, next: (value: unknown) => unknown) => {
        if (!kept.has(key)) return undefined
        const after = next(kept.get(key))
        if (after === 'remove') kept.delete(key)
        else kept.set(key, after)
        return after === 'remove' ? undefined : after
      },
    }
  },
}))

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
const waiting = (more: Partial<WaitingOrder> = {}): WaitingOrder => ({
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
const cart = () => cartsStore.read().S?.items.map(({ id }) => id) ?? []

beforeEach(async () => {
  cartsStore.write({})
  customerInfoStore.write(NO_CUSTOMER)
  await waitingOrders.change('k1', () => 'remove')
})

test('what never left the device is gone, and back in the cart', async () => {
  const order = waiting()
  await waitingOrders.put(order)
  expect(await waitingActions.callOff(order)).toBe('gone')
  expect([cart(), customerInfoStore.read().name, waitingOrders.read()]).toEqual([['atta'], 'Asha', []])
})

test('what may have arrived is called off at the shop, and not in the cart', async () => {
  const order = waiting({ was_sent: true })
  await waitingOrders.put(order)
  expect(await waitingActions.callOff(order)).toBe('calling_off')
  expect([cart(), waitingOrders.read().map(({ state }) => state)]).toEqual([[], ['calling_off']])
})

test('an order that was sent in that moment is not said to be gone, nor put into the cart a second time', async () => {
  expect(await waitingActions.callOff(waiting())).toBe('settled')
  expect([cart(), customerInfoStore.read()]).toEqual([[], NO_CUSTOMER])
})

test('what the shop refused is decided anew once, in one tab', async () => {
  const order = waiting({ state: 'refused' })
  await waitingOrders.put(order)
  expect(await waitingActions.decideAnew(order)).toBe(true)
  expect(cart()).toEqual(['atta'])
  cartsStore.write({})
  expect(await waitingActions.decideAnew(order)).toBe(false)
  expect(cart()).toEqual([])
})
