import { useMemo } from 'react'
import {
  addItem,
  type Cart,
  type CartItem,
  cartsStore,
  changeCart,
  latestCart,
  NO_CARTS,
  setQuantity,
} from '../../../domain/cart/cart.ts'
import type { CartChange } from '../../../domain/cart/cart-changes.ts'
import { applyChanges } from '../../../domain/cart/cart-changes.ts'
import { useStoredValue } from '../../../shared/device-store/stored-value.ts'

/** Changes to a cart. */
export type CartActions = {
  /** In selling units; 0 removes the line. */
  setQuantity(productId: string, quantity: number): void
  /** Adds lines, or restores removed ones. */
  add(items: readonly CartItem[]): void
  clear(): void
  accept(changes: readonly CartChange[]): void
}

const actionsOf = (store: Pick<Cart, 'store_id' | 'store_name'>): CartActions => {
  const change = (next: (items: readonly CartItem[]) => CartItem[]) => changeCart(store, next)
  return {
    setQuantity: (productId, quantity) => change((items) => setQuantity(items, productId, quantity)),
    add: (added) => change((items) => added.reduce<CartItem[]>(addItem, [...items])),
    clear: () => change(() => []),
    accept: (changes) => change((items) => applyChanges(items, changes)),
  }
}

const NOTHING: CartActions = { setQuantity: () => {}, add: () => {}, clear: () => {}, accept: () => {} }

/** The carts of this device and the current one: of the requested store, else the one that was changed last. */
export const useChosenCart = (storeId: string | null) => {
  const carts = useStoredValue(cartsStore, NO_CARTS)
  const cart = (storeId === null ? undefined : carts[storeId]) ?? latestCart(carts)
  const { store_id, store_name } = cart ?? {}
  const actions = useMemo(
    () => (store_id !== undefined && store_name !== undefined ? actionsOf({ store_id, store_name }) : NOTHING),
    [store_id, store_name],
  )
  return { carts: Object.values(carts), cart, actions }
}
