import { isCounterPath, isShopPath } from '../app/counter-paths.ts'

/**
 * How a page can be opened without a network. `public`: its last copy, the same for everybody. `device`: the empty page of the
 * customer's entry, which fills itself from this device. `shop`: the same of the counter's. `online`: not at all.
 */
export type PageKind = 'public' | 'device' | 'shop' | 'online'

const KINDS: Readonly<Record<string, PageKind>> = {
  '': 'public',
  home: 'public',
  'nearby-stores': 'public',
  store: 'public',
  s: 'public',
  products: 'public',
  register: 'public',
  help: 'public',
  contact: 'public',
  privacy: 'public',
  terms: 'public',
  cart: 'device',
  checkout: 'device',
  order: 'device',
  'order-confirmation': 'device',
  orders: 'device',
  pay: 'device',
  profile: 'device',
}

/** The kind of a page by its address; `page-kind.test.ts` holds this to the routes of the app. */
export const pageKind = (pathname: string): PageKind => {
  if (isShopPath(pathname)) return 'shop'
  return isCounterPath(pathname) ? 'online' : (KINDS[pathname.split('/')[1] ?? ''] ?? 'online')
}

/** Calls whose answer is the same for everybody, so that it may be kept: shops (never the own one), shelves, and ways of paying. */
export const isPublicFact = (pathname: string): boolean =>
  pathname === '/api/v1/inventory/products' ||
  pathname === '/api/v1/payments/methods' ||
  (/^\/api\/v1\/stores\/[^/]+$/.test(pathname) && !pathname.endsWith('/stores/me'))
