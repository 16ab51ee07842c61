import type { AccountCart } from '@jhola/contract/cart/routes'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropAgreedCarts } from '../../../domain/cart/agreed-carts.ts'
import { type CartItem, cartsStore, changeCart } from '../../../domain/cart/cart.ts'
import { accountStore } from '../../../shared/device-store/account.ts'
import { syncCarts } from './sync-carts.ts'

const NOON = Date.UTC(2026, 10, 22, 6, 30)
const MINUTE_MS = 60_000
const SHOP = { store_id: 'S', store_name: 'Shop' }

const line = (id: string, quantity: number): CartItem => ({
  id,
  name: id,
  name_hi: null,
  price: 10,
  quantity,
  unit: 'piece',
  pack_size: null,
  brand: '',
  category: '',
  image: '',
  loose: false,
  gst_rate: 0,
  maxQuantity: 50,
})

/** The account's carts as the server keeps them: the later of two changes wins, and a time in the future counts as now. */
const anAccount = () => {
  let serverMs = NOON
  const kept = new Map<string, AccountCart>()
  const keep = (store_id: string, items: AccountCart['items'], changedMs: number): AccountCart => {
    const changed_at = new Date(Math.min(changedMs, serverMs)).toISOString()
    const known = kept.get(store_id)
    const cart = known && known.changed_at > changed_at ? known : { store_id, items, changed_at }
    kept.set(store_id, cart)
    return cart
  }
  const answer = (address: string, init: RequestInit): unknown => {
    const { pathname, searchParams } = new URL(address, 'https://jhola.test')
    if (pathname === '/api/v1/cart') return { carts: [...kept.values()] }
    if (pathname === '/api/v1/stores/S') return { store: { name: SHOP.store_name } }
    if (pathname === '/api/v1/inventory/products') {
      const ids = searchParams.get('ids')?.split(',') ?? []
      return { products: ids.map((id) => ({ ...line(id, 1), current_stock: 50 })) }
    }
    const { items, changed_at } = JSON.parse(String(init.body))
    return { cart: keep(pathname.split('/').at(-1) ?? '', items, Date.parse(changed_at)) }
  }
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => Response.json(answer(address, init)))
  return {
    /** Sets the server's clock. */
    at: (ms: number) => {
      serverMs = ms
    },
    /** Another device, whose clock is right, has changed the cart. */
    change: (items: AccountCart['items']) => keep('S', items, serverMs),
    items: () => kept.get('S')?.items,
    stores: () => [...kept.keys()],
  }
}

/** How far the clock of this device is behind. */
const SLOW_MS = 7 * MINUTE_MS
let userId: string
let account: ReturnType<typeof anAccount>
let client: QueryClient
const at = (minutes: number) => {
  account.at(NOON + minutes * MINUTE_MS)
  vi.setSystemTime(NOON + minutes * MINUTE_MS - SLOW_MS)
}
const quantities = () => Object.fromEntries((cartsStore.read().S?.items ?? []).map(({ id, quantity }) => [id, quantity]))
const sync = () => syncCarts(client, userId)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  userId = 'asha'
  account = anAccount()
  client = new QueryClient({
    defaultOptions: { queries: { queryFn: () => Promise.resolve({ store: { name: SHOP.store_name } }) } },
  })
  accountStore.write(userId)
  cartsStore.write({})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  client.clear()
  dropAgreedCarts(null)
  cartsStore.write({})
  accountStore.write(null)
})

/** The other device filled the cart, and this one has synced it. */
const takeOver = async () => {
  at(0)
  account.change([{ product_id: 'atta', quantity: 2 }])
  await sync()
  expect(quantities()).toEqual({ atta: 2 })
}

test('a change on a device whose clock is slow is kept, here and in the account', async () => {
  await takeOver()
  at(1)
  changeCart(SHOP, () => [line('atta', 5)])
  await sync()
  expect([quantities(), account.items()]).toEqual([{ atta: 5 }, [{ product_id: 'atta', quantity: 5 }]])
})

test('a cart that was emptied on a device whose clock is slow stays empty', async () => {
  await takeOver()
  at(1)
  changeCart(SHOP, () => [])
  await sync()
  await sync()
  expect([quantities(), account.items()]).toEqual([{}, []])
})

test("a guest's cart is not replaced by a later emptied cart of the account", async () => {
  at(0)
  changeCart(SHOP, () => [line('dal', 1)])
  at(3)
  account.change([])
  at(4)
  await sync()
  expect([quantities(), account.items()]).toEqual([{ dal: 1 }, [{ product_id: 'dal', quantity: 1 }]])
})

test("the next account does not get the cart of the previous one, but gets a guest's cart", async () => {
  await takeOver()
  account = anAccount()
  at(1)
  userId = 'ravi'
  accountStore.write(userId)
  changeCart({ store_id: 'G', store_name: 'Other shop' }, () => [line('dal', 1)])
  await sync()
  expect(Object.keys(cartsStore.read())).toEqual(['G'])
  expect(account.stores()).toEqual(['G'])
})

test('a response after the sign-out stores nothing on the device', async () => {
  at(0)
  account.change([{ product_id: 'atta', quantity: 2 }])
  const syncing = sync()
  accountStore.write(null)
  await syncing
  expect(cartsStore.read()).toEqual({})
})

test("a guest's cart and the account's are merged, whatever the clock says", async () => {
  at(0)
  account.change([{ product_id: 'atta', quantity: 2 }])
  changeCart(SHOP, () => [line('dal', 1)])
  await sync()
  await sync()
  expect(quantities()).toEqual({ dal: 1, atta: 2 })
  expect(account.items()).toHaveLength(2)
})
