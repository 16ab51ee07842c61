import { useQuery } from '@tanstack/react-query'
import { CartScreen } from '../../../features/cart/components/cart-screen.tsx'
import { USUAL_CHOICES, useCartBill } from '../../../features/cart/hooks/use-cart-bill.ts'
import { useChosenCart } from '../../../features/cart/hooks/use-chosen-cart.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useSearchParams } from '../../../shared/navigation/navigation.tsx'

/** `/cart?store=`: the carts of this device, one at a time. */
export const CartPage = () => {
  const [search, setSearch] = useSearchParams()
  const { carts, cart, actions } = useChosenCart(search.get('store'))
  // A signed-in customer has carts in the account too; for guests nothing changes.
  useQuery(apiQuery('GET /auth/me', {}))
  const cartBill = useCartBill(cart, USUAL_CHOICES)
  const chooseStore = (storeId: string) => setSearch({ store: storeId }, { replace: true })
  return <CartScreen carts={carts} cart={cart} actions={actions} cartBill={cartBill} onChooseStore={chooseStore} />
}
