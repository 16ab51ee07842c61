import type { AccountCart } from '@jhola/contract/cart/routes'
import type { QueryClient } from '@tanstack/react-query'
import { clearOtherAccounts } from '../../../domain/account/clear-other-accounts.ts'
import { agreedCartsOf, agreeOn } from '../../../domain/cart/agreed-carts.ts'
import { addItem, type Cart, type CartItem, cartsStore, changeCart } from '../../../domain/cart/cart.ts'
import { toCartItem } from '../../../domain/cart/to-cart-item.ts'
import { api } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { accountStore } from '../../../shared/device-store/account.ts'
import { decideStep } from './decide-step.ts'

const linesOf = (cart: Cart | undefined): AccountCart['items'] =>
  (cart?.items ?? []).map(({ id, quantity }) => ({ product_id: id, quantity }))

const isSame = (one: AccountCart['items'], other: AccountCart['items']): boolean =>
  one.length === other.length &&
  one.every(({ product_id, quantity }) => other.some((line) => line.product_id === product_id && line.quantity === quantity))

/** Lines of the account as this device stores them, with the shop's current product data; deleted products are left out. */
const readItems = async (storeId: string, lines: AccountCart['items']): Promise<CartItem[]> => {
  if (lines.length === 0) return []
  const ids = lines.map(({ product_id }) => product_id).join(',')
  const { products } = await api('GET /inventory/products', { query: { store_id: storeId, ids, page: 1, pageSize: 100 } })
  return lines.flatMap(({ product_id, quantity }) => {
    const product = products.find(({ id }) => id === product_id)
    return product ? addItem([], toCartItem(product, quantity)) : []
  })
}

type Sync = { client: QueryClient; userId: string; storeId: string }

const nameOf = async ({ client, storeId }: Sync, here: Cart | undefined): Promise<string> =>
  here?.store_name ?? (await client.fetchQuery(apiQuery('GET /stores/{store_id}', { params: { store_id: storeId } }))).store.name

/**
 * Stores lines on the device, unless the cart was changed in the meantime (the next sync handles both changes) or the person has
 * signed out. `atMs`: time of a change on another device; without it, this is a local change.
 */
const put = async (sync: Sync, here: Cart | undefined, items: CartItem[], atMs?: number): Promise<boolean> => {
  const { storeId, userId } = sync
  const store_name = items.length > 0 || here ? await nameOf(sync, here) : ''
  if (accountStore.read() !== userId || cartsStore.read()[storeId]?.updated_at !== here?.updated_at) return false
  changeCart({ store_id: storeId, store_name }, () => items, atMs)
  return true
}

const take = async (sync: Sync, here: Cart | undefined, there: AccountCart): Promise<void> => {
  const items = await readItems(sync.storeId, there.items)
  const atMs = Date.parse(there.changed_at)
  if (!(await put(sync, here, items, atMs))) return
  agreeOn(sync.userId, sync.storeId, { here: items.length > 0 ? atMs : 0, there: there.changed_at })
}

/** Sends the device's cart. Its time is later than `there`, the account's last change, also on a device whose clock is slow. */
const send = async (sync: Sync, here: Cart | undefined, there: AccountCart | undefined): Promise<void> => {
  const items = linesOf(here)
  const afterThereMs = there ? Date.parse(there.changed_at) + 1 : 0
  const changed_at = new Date(Math.max(here?.updated_at ?? Date.now(), afterThereMs)).toISOString()
  const { cart } = await api('PUT /cart/{store_id}', { params: { store_id: sync.storeId }, body: { items, changed_at } })
  if (!isSame(items, cart.items)) return take(sync, here, cart)
  agreeOn(sync.userId, sync.storeId, { here: here?.updated_at ?? 0, there: cart.changed_at })
}

/** Merges carts: lines of this device stay as they are; lines that only the account has are added. */
const join = async (sync: Sync, here: Cart, there: AccountCart): Promise<void> => {
  const missing = there.items.filter(({ product_id }) => !here.items.some(({ id }) => id === product_id))
  const items = [...here.items, ...(await readItems(sync.storeId, missing))]
  if (await put(sync, here, items)) await send(sync, cartsStore.read()[sync.storeId], there)
}

/**
 * Syncs the carts of this device and of the account, one shop at a time: a shop that fails does not block the others. Rejects
 * when the account cannot be read.
 */
export const syncCarts = async (client: QueryClient, userId: string): Promise<void> => {
  // The session of an earlier person may have ended without a sign-out: none of their carts may go into this account.
  await clearOtherAccounts(userId)
  const { carts } = await api('GET /cart')
  const agreed = agreedCartsOf(userId)
  const storeIds = new Set([...Object.keys(cartsStore.read()), ...carts.map(({ store_id }) => store_id), ...Object.keys(agreed)])
  for (const storeId of storeIds) {
    const sync = { client, userId, storeId }
    const here = cartsStore.read()[storeId]
    const there = carts.find(({ store_id }) => store_id === storeId)
    const step = decideStep(here, there, agreed[storeId])
    const work =
      step === 'send'
        ? send(sync, here, there)
        : step === 'take' && there
          ? take(sync, here, there)
          : step === 'join' && here && there
            ? join(sync, here, there)
            : undefined
    await work?.catch(() => undefined)
  }
}
