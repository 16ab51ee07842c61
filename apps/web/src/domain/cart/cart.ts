import { CART_LINES_MAX, LOOSE_GRAIN_BASE, LOOSE_STEP_BASE, QUANTITY_MAX } from '@jhola/contract/constants'
import { rupeesToPaise } from '@jhola/contract/shared/money'
import { baseForAmount, baseUnitsPerUnit, toUnits } from '@jhola/contract/shared/weight'
import { createStoredValue } from '../../shared/device-store/stored-value.ts'

/** A line of a cart on this device. `price` is what the customer saw; `quantity` in selling units. */
export type CartItem = {
  id: string
  name: string
  name_hi: string | null
  price: number
  quantity: number
  unit: string
  /** Content of one unit: `300 g`. Missing in carts from before this field existed. */
  pack_size?: string | null
  brand: string
  category: string
  image: string
  loose: boolean
  gst_rate: number
  maxQuantity: number
}

/** One cart per store. */
export type Cart = { store_id: string; store_name: string; items: CartItem[]; updated_at: number }
export type Carts = Record<string, Cart>

/** Step of a line: a paav (0.25 kg) for loose products, else one. */
export const quantityStep = (item: Pick<CartItem, 'loose' | 'unit'>): number =>
  item.loose ? LOOSE_STEP_BASE / baseUnitsPerUnit(item.unit) : 1

type Sold = Pick<CartItem, 'loose' | 'unit'>

/** The quantity allowed in the cart: whole packets, or what a scale can show; up to 99 and up to the stock. */
export const capQuantity = (item: Sold & Pick<CartItem, 'maxQuantity'>, quantity: number): number => {
  const size = item.loose ? baseUnitsPerUnit(item.unit) : 1
  const grain = item.loose && size > 1 ? LOOSE_GRAIN_BASE : 1
  const max = Math.floor((Math.min(QUANTITY_MAX, item.maxQuantity) * size) / grain + 1e-6)
  return Math.max(0, toUnits(Math.min(Math.round((quantity * size) / grain), max) * grain, size))
}

/** Quantity of a loose product that an amount in rupees buys, in selling units; 0 when it buys nothing. */
export const quantityForAmount = (item: Sold & Pick<CartItem, 'price' | 'maxQuantity'>, rupees: number): number => {
  const size = baseUnitsPerUnit(item.unit)
  return capQuantity(item, toUnits(baseForAmount(rupeesToPaise(rupees), rupeesToPaise(item.price), size, LOOSE_GRAIN_BASE), size))
}

/** Sets a line's quantity, capped; zero or less removes it. */
export const setQuantity = (items: readonly CartItem[], id: string, quantity: number): CartItem[] =>
  items.flatMap((item) => {
    if (item.id !== id) return [item]
    const capped = capQuantity(item, quantity)
    return capped > 0 ? [{ ...item, quantity: capped }] : []
  })

/** Adds to the cart: old plus new, capped at the stock. A new product becomes the last line. */
export const addItem = (items: readonly CartItem[], added: CartItem): CartItem[] => {
  const known = items.find((item) => item.id === added.id)
  if (known)
    return items.map((item) =>
      item.id === added.id ? { ...added, quantity: capQuantity(added, item.quantity + added.quantity) } : item,
    )
  const quantity = capQuantity(added, added.quantity)
  return quantity > 0 && items.length < CART_LINES_MAX ? [...items, { ...added, quantity }] : [...items]
}

const isItem = (found: unknown): found is CartItem => {
  // @NOTE checked field by field here.
  const item = found as CartItem | null
  return (
    typeof item === 'object' &&
    item !== null &&
    typeof item.id === 'string' &&
    typeof item.name === 'string' &&
    typeof item.unit === 'string' &&
    typeof item.image === 'string' &&
    [item.price, item.quantity, item.maxQuantity].every(Number.isFinite) &&
    item.quantity > 0
  )
}

const parseCarts = (found: unknown): Carts | undefined => {
  if (typeof found !== 'object' || found === null) return undefined
  const carts = Object.entries(found as Record<string, Partial<Cart>>).flatMap(([id, cart]): [string, Cart][] => {
    const items = Array.isArray(cart.items) ? cart.items.filter(isItem) : []
    return items.length > 0 && typeof cart.store_name === 'string'
      ? [[id, { store_id: id, store_name: cart.store_name, items, updated_at: Number(cart.updated_at) || 0 }]]
      : []
  })
  return Object.fromEntries(carts)
}

export const NO_CARTS: Carts = {}

/** The carts of this device. */
export const cartsStore = createStoredValue<Carts>('carts', NO_CARTS, parseCarts)

/** The cart that was changed last: the one that /cart opens with. */
export const latestCart = (carts: Carts): Cart | undefined =>
  Object.values(carts).toSorted((a, b) => b.updated_at - a.updated_at)[0]

/**
 * Changes one store's cart; an empty cart is removed. `atMs`: time of a change made on another device. A change made here gets a
 * time later than every known one, whatever this device's clock says: carts of the account have the server's time.
 */
export const changeCart = (
  { store_id, store_name }: Pick<Cart, 'store_id' | 'store_name'>,
  change: (items: readonly CartItem[]) => CartItem[],
  atMs?: number,
): void =>
  cartsStore.write((carts) => {
    const { [store_id]: known, ...others } = carts
    const items = change(known?.items ?? [])
    const updated_at = atMs ?? Math.max(Date.now(), (latestCart(carts)?.updated_at ?? 0) + 1)
    return items.length > 0 ? { ...others, [store_id]: { store_id, store_name, items, updated_at } } : others
  })
