import { useCallback, useMemo } from 'react'
import { addItem, type Cart, cartsStore, changeCart, NO_CARTS, setQuantity } from '../../../domain/cart/cart.ts'
import { type Product, toCartItem } from '../../../domain/cart/to-cart-item.ts'
import { useStoredValue } from '../../../shared/device-store/stored-value.ts'

type Shop = Pick<Cart, 'store_id' | 'store_name'>

/** This device's cart at one shop: its lines, and adding to it. Quantities in selling units. */
export const useStoreCart = (shop: Shop | undefined) => {
  const carts = useStoredValue(cartsStore, NO_CARTS)
  const cart = shop ? carts[shop.store_id] : undefined
  const quantities = useMemo(() => new Map(cart?.items.map((item) => [item.id, item.quantity])), [cart])
  const set = useCallback(
    (product: Product, quantity: number) => {
      if (!shop) return
      changeCart(shop, (items) =>
        items.some((item) => item.id === product.id)
          ? setQuantity(items, product.id, quantity)
          : addItem(items, toCartItem(product, quantity)),
      )
    },
    [shop],
  )
  const add = useCallback(
    (product: Product, quantity: number) => {
      if (shop) changeCart(shop, (items) => addItem(items, toCartItem(product, quantity)))
    },
    [shop],
  )
  return {
    quantityOf: (productId: string) => quantities.get(productId) ?? 0,
    set,
    add,
  }
}
