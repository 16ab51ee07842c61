import type { IconName } from '../../shared/ui/icon.tsx'

/** The four pages that a customer goes to, in the order of the bar. */
export const NAV_PLACES = [
  { id: 'shops', to: '/', icon: 'store', at: /^\/(home|nearby-stores|(store|s)\/.+)?$/ },
  { id: 'search', to: '/search', icon: 'search', at: /^\/(products|search)$/ },
  { id: 'orders', to: '/orders', icon: 'receipt', at: /^\/(orders|order\/.+|order-confirmation\/.+)$/ },
  { id: 'account', to: '/account', icon: 'user', at: /^\/(account|profile)$/ },
] as const satisfies readonly { id: string; to: string; icon: IconName; at: RegExp }[]

export type NavPlace = (typeof NAV_PLACES)[number]['id']

/** Pages where one thing is to be finished: nothing leads away. */
const ALONE = /^\/(checkout|pay\/.*|login|quick-login|signup|forgot-password|undo-change|verify-email)$/

/** What stands at the bottom of a phone on a page: the bar and its marked place, and the cart over it where people choose goods. */
export const navAt = (pathname: string): { hasBar: boolean; current: NavPlace | undefined; hasCart: boolean } => {
  const current = NAV_PLACES.find(({ at }) => at.test(pathname))?.id
  return {
    hasBar: !ALONE.test(pathname),
    current,
    hasCart: current === 'shops' || current === 'search' || pathname === '/orders',
  }
}

const SHOP = /^\/(?:store|s)\/([^/]+)/

/** The shop of a page, as its address names it. */
export const shopAt = (pathname: string): string | undefined => {
  const [, shop] = SHOP.exec(pathname) ?? []
  return shop && decodeURIComponent(shop)
}
