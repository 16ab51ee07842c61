import { hash } from 'node:crypto'
import type { SharedCart, sharedCartRoutes } from '@jhola/contract/cart/shared/routes'
import { applyLineChange, SHARED_CART_CHANGES_MAX, SHARED_CART_KEPT_MS } from '@jhola/contract/cart/shared/rules'
import type { ParsedBody } from '@jhola/contract/route'
import type { Clock } from '../../../platform/clock.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import { type CartDeps, requireStore, requireWholeQuantities } from '../manage-carts.ts'
import {
  findOrderedAt,
  findSharedCart,
  insertChanges,
  insertSharedCart,
  lockSharedCart,
  type SharedCartRow,
  setLines,
  setOrdered,
  setStopped,
} from './shared-carts.repo.ts'

const hashOf = (cartId: string): Buffer => hash('sha256', cartId, 'buffer')
/** A cart that was last changed before this moment is no longer there, also before housekeeping deletes it. */
const deadline = (clock: Clock): Date => new Date(clock.now().getTime() - SHARED_CART_KEPT_MS)

const present = (row: SharedCartRow): SharedCart => ({
  store_id: row.store_id,
  state: row.ordered_at ? 'ordered' : row.stopped_at ? 'stopped' : 'open',
  items: row.items,
  change_no: row.change_no,
  changed_by: row.changed_by,
  changed_at: row.changed_at.toISOString(),
  ordered_at: row.ordered_at?.toISOString() ?? null,
  expires_at: new Date(row.changed_at.getTime() + SHARED_CART_KEPT_MS).toISOString(),
})

/** A shared cart. Throws `cart.shared_gone`. */
export const showSharedCart = async ({ clock }: CartDeps, sql: Sql, cartId: string): Promise<SharedCart> => {
  const row = await findSharedCart(sql, hashOf(cartId), deadline(clock))
  if (!row) throw new AppError('cart.shared_gone')
  return present(row)
}

/** Begins a shared cart, or gives it as it is. Throws `stores.not_found` and `cart.quantity`. */
export const beginSharedCart = async (
  deps: CartDeps,
  tx: Sql,
  cartId: string,
  { store_id, items, by }: ParsedBody<typeof sharedCartRoutes.begin>,
): Promise<SharedCart> => {
  await requireStore(deps, tx, store_id)
  await requireWholeQuantities(tx, store_id, items)
  const name = by || null
  const lines = items.reduce<SharedCart['items']>(
    (known, { product_id, quantity }) =>
      applyLineChange(known, { op_id: '', product_id, delta: quantity, born: null }, { no: 0, by: name }),
    [],
  )
  const key = { cart_hash: hashOf(cartId), store_id }
  await insertSharedCart(tx, key, { items: lines, changed_by: name, at: deps.clock.now() })
  return showSharedCart(deps, tx, cartId)
}

/**
 * Applies changes of one device, each once. Changes of a cart that was ordered or stopped are ignored: the reply says so. Throws
 * `cart.shared_gone`, `cart.shared_full`, and `cart.quantity` for a part of what is sold whole.
 */
export const changeSharedCart = async (
  deps: CartDeps,
  tx: Sql,
  cartId: string,
  { by, changes }: ParsedBody<typeof sharedCartRoutes.change>,
): Promise<SharedCart> => {
  const cartHash = hashOf(cartId)
  const cart = await lockSharedCart(tx, cartHash, deadline(deps.clock))
  if (!cart) throw new AppError('cart.shared_gone')
  if (cart.ordered_at || cart.stopped_at) return present(cart)
  const asked = changes.map(({ product_id, delta }) => ({ product_id, quantity: Math.abs(delta) }))
  await requireWholeQuantities(tx, cart.store_id, asked)
  const unknown = await insertChanges(
    tx,
    cartHash,
    changes.map(({ op_id }) => op_id),
  )
  /** Also of one change that stands twice in one request, the first counts. */
  const fresh = changes.filter(
    ({ op_id }, index) => unknown.has(op_id) && changes.findIndex((other) => other.op_id === op_id) === index,
  )
  if (fresh.length === 0) return present(cart)
  if (cart.change_no + fresh.length > SHARED_CART_CHANGES_MAX) throw new AppError('cart.shared_full')
  const name = by || null
  const items = fresh.reduce<SharedCart['items']>(
    (lines, change, index) => applyLineChange(lines, change, { no: cart.change_no + index + 1, by: name }),
    cart.items,
  )
  const next = { items, change_no: cart.change_no + fresh.length, changed_by: name }
  await setLines(tx, cartHash, { ...next, at: deps.clock.now() })
  return present({ ...cart, ...next, changed_at: deps.clock.now() })
}

/** Stops sharing. An ordered cart stays ordered. Throws `cart.shared_gone`. */
export const stopSharedCart = async (deps: CartDeps, tx: Sql, cartId: string): Promise<SharedCart> => {
  await setStopped(tx, hashOf(cartId), deps.clock.now())
  return showSharedCart(deps, tx, cartId)
}

type Claimed = { cartId: string; storeId: string }
const keyOf = ({ cartId, storeId }: Claimed) => ({ cart_hash: hashOf(cartId), store_id: storeId })

/** Whether a shared cart was ordered. */
export const isSharedCartOrdered = async (sql: Sql, cart: Claimed): Promise<boolean> =>
  (await findOrderedAt(sql, keyOf(cart))) !== undefined

/**
 * Takes a shared cart for the order that this transaction places: of two orders at once the second waits here and is refused. A cart
 * that is not there any more is an ordinary cart. Throws `cart.shared_ordered`.
 */
export const claimSharedCart = async (tx: Sql, cart: Claimed, at: Date): Promise<void> => {
  if ((await setOrdered(tx, keyOf(cart), at)) === 0 && (await isSharedCartOrdered(tx, cart)))
    throw new AppError('cart.shared_ordered')
}
