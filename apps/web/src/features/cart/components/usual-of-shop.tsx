import { useQuery } from '@tanstack/react-query'
import { selectedStoreStore } from '../../../domain/account/customer-info.ts'
import { addItem, type CartItem, changeCart } from '../../../domain/cart/cart.ts'
import { favouritesStore, NO_FAVOURITES } from '../../../domain/catalogue/favourites.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useStoredValue } from '../../../shared/device-store/stored-value.ts'
import { UsualList } from './usual-list.tsx'

const NONE: readonly CartItem[] = []

/** The usual list of the shop that was visited last, else of one that has a list; a cart begins with it. */
export const UsualOfShop = () => {
  const lists = useStoredValue(favouritesStore, NO_FAVOURITES)
  const visited = useStoredValue(selectedStoreStore, null)
  const filled = Object.keys(lists).filter((id) => Object.keys(lists[id]?.items ?? {}).length > 0)
  const storeId = visited !== null && filled.includes(visited) ? visited : filled[0]
  const query = useQuery({
    ...apiQuery('GET /stores/{store_id}', { params: { store_id: storeId ?? '' } }),
    enabled: storeId !== undefined,
  })
  const store = query.data?.store
  if (!store) return null
  const add = (items: readonly CartItem[]) =>
    changeCart({ store_id: store.store_id, store_name: store.name }, (known) => items.reduce<CartItem[]>(addItem, [...known]))
  return (
    <div className="mx-auto w-full max-w-3xl px-4 pb-4">
      <UsualList storeId={store.store_id} inCart={NONE} onAdd={add} />
    </div>
  )
}
