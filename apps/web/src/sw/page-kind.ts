import { isCounterPath, isShopPath } from '../app/counter-paths.ts'

/**
 * How a page opens offline. `public`: its last copy, the same for everybody. `device`: the empty page of the customer's entry,
 * which reads its data from this device. `shop`: the same of the counter's entry. `online`: not at all.
 */
export type PageKind = 'public' | 'device' | 'shop' | 'online'

const KINDS: Readonly<Record<string, PageKind>> = {
  '': 'public',
  home: 'public',
  'nearby-stores': 'public',
  store: 'public',
  s: 'public',
  search: 'public',
  register: 'public',
  help: 'public',
  contact: 'public',
  privacy: 'public',
  'privacy-notice': 'public',
  grievance: 'public',
  terms: 'public',
  cart: 'device',
  checkout: 'device',
  order: 'device',
  'order-confirmation': 'device',
  account: 'device',
  orders: 'device',
  pay: 'device',
  profile: 'device',
}

/** A list of photos of this device, below the public page of its shop. */
const PHOTO_LIST = /^\/store\/[^/]+\/list\/[^/]+$/

/** The kind of a page by its address; `page-kind.test.ts` keeps it in step with the routes of the app. */
export const pageKind = (pathname: string): PageKind => {
  if (isShopPath(pathname)) return 'shop'
  if (PHOTO_LIST.test(pathname)) return 'device'
  return isCounterPath(pathname) ? 'online' : (KINDS[pathname.split('/')[1] ?? ''] ?? 'online')
}

/** Calls with the same response for everybody, which may be cached: shops (never the own one), products, and payment methods. */
export const isPublicCall = (pathname: string): boolean =>
  pathname === '/api/v1/inventory/products' ||
  pathname === '/api/v1/payments/methods' ||
  (/^\/api\/v1\/stores\/[^/]+$/.test(pathname) && !pathname.endsWith('/stores/me'))
