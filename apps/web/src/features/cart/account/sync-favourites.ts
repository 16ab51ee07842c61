import type { AccountFavourites } from '@jhola/contract/cart/routes'
import { type Favourites, favouritesStore } from '../../../domain/catalogue/favourites.ts'
import { api } from '../../../shared/api/api-client.ts'
import { accountStore } from '../../../shared/device-store/account.ts'
import { decideFavouritesStep } from './favourites-step.ts'

type Sync = { userId: string; storeId: string }

/** Stores a list on the device, unless the person has signed out or changed it in the meantime. */
const put = ({ userId, storeId }: Sync, before: Favourites | undefined, list: AccountFavourites): void => {
  if (accountStore.read() !== userId || favouritesStore.read()[storeId]?.changed_at !== before?.changed_at) return
  const items = Object.fromEntries(list.items.map(({ product_id, quantity }) => [product_id, quantity]))
  const taken = { items, changed_at: Date.parse(list.changed_at), user_id: userId }
  favouritesStore.write((all) => ({ ...all, [storeId]: taken }))
}

const send = async (sync: Sync, here: Favourites, items: Favourites['items'], afterMs: number): Promise<void> => {
  const changed_at = new Date(Math.max(here.changed_at, afterMs)).toISOString()
  const lines = Object.entries(items).map(([product_id, quantity]) => ({ product_id, quantity }))
  const { favourites } = await api('PUT /favourites/{store_id}', {
    params: { store_id: sync.storeId },
    body: { items: lines, changed_at },
  })
  put(sync, here, favourites)
}

/** Syncs what is usually bought between this device and the account, one shop at a time: one that fails does not block the others. */
export const syncFavourites = async (userId: string): Promise<void> => {
  const lists = (await api('GET /favourites')).favourites
  const storeIds = new Set([...Object.keys(favouritesStore.read()), ...lists.map(({ store_id }) => store_id)])
  for (const storeId of storeIds) {
    const sync = { userId, storeId }
    const here = favouritesStore.read()[storeId]
    const there = lists.find(({ store_id }) => store_id === storeId)
    const thereMs = there ? Date.parse(there.changed_at) : 0
    const step = decideFavouritesStep(here, there && { changed_at: thereMs }, userId)
    if (step === 'take' && there) put(sync, here, there)
    if (step === 'drop') favouritesStore.write(({ [storeId]: _, ...others }) => others)
    if (!here || (step !== 'send' && step !== 'join')) continue
    const known = Object.fromEntries(there?.items.map(({ product_id, quantity }) => [product_id, quantity]) ?? [])
    await send(sync, here, step === 'join' ? { ...known, ...here.items } : here.items, thereMs + 1).catch(() => undefined)
  }
}
