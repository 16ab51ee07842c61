import { boughtAgain } from '@jhola/contract/catalogue/bought-again'
import { rememberStore } from '../../domain/account/remember.ts'
import { favouritesStore } from '../../domain/catalogue/favourites.ts'
import { cachedOrdersFor, cachedOrdersStore } from '../../domain/orders/cached-orders.ts'
import { accountStore } from '../../shared/device-store/account.ts'
import { type OwnShelves, SHELF_MAX } from './own-shelves.ts'

const COOKIE = 'shelves'
const HALF_A_YEAR_SECONDS = 180 * 24 * 3600

/** Of this device, whose orders and favourites follow the account. What is on the first shelf is not repeated on the second. */
export const readOwnShelves = (storeId: string): OwnShelves => {
  const orders = cachedOrdersFor(cachedOrdersStore.read(), accountStore.read()).map(({ order }) => order)
  const again = boughtAgain(orders, storeId, SHELF_MAX)
  const kept = Object.keys(favouritesStore.read()[storeId]?.items ?? {}).toReversed()
  return { again, favourites: kept.filter((id) => !again.includes(id)).slice(0, SHELF_MAX) }
}

/** For the server, which renders the shelves of the next visit: then nothing moves when the app starts. Only this shop's page sends it. */
export const recordShelves = (storeId: string, { again, favourites }: OwnShelves): void => {
  const isKept = rememberStore.read() && again.length + favourites.length > 0
  const value = isKept ? `${again.join('.')}/${favourites.join('.')}` : ''
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const age = isKept ? HALF_A_YEAR_SECONDS : 0
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in Firefox 128, which we support.
  document.cookie = `${COOKIE}=${value}; Path=/store/${storeId}; Max-Age=${age}; SameSite=Lax${secure}`
}
