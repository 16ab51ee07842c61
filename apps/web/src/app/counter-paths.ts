/** Path prefixes of the shop's own screens. They open offline once somebody of the shop has signed in on this device. */
export const SHOP_PATHS = [
  '/store-dashboard',
  '/store/orders',
  '/store/picking',
  '/store/deliveries',
  '/store/payments',
  '/store/settings',
  '/store/set-up',
  '/store-dashboard-enhanced',
  '/store-dashboard-basic',
  '/dashboard',
  '/inventory',
  '/analytics',
  '/store/help',
  '/create-order',
] as const

/** Path prefixes that the counter's entry serves. */
export const COUNTER_PATHS = [
  ...SHOP_PATHS,
  '/shopkeeper-signup',
  '/store-login',
  '/store/switch',
  '/email-login',
  '/email-passcode',
  '/password-setup',
  '/admin',
  '/auth-test',
  '/test',
  '/dev/ui',
  '/dev/outbox',
] as const

const liesIn = (paths: readonly string[], pathname: string): boolean =>
  paths.some((path) => pathname === path || pathname.startsWith(`${path}/`))

/** `/store/orders` is the order board, not the page of a store called "orders". */
export const isCounterPath = (pathname: string): boolean => liesIn(COUNTER_PATHS, pathname)
export const isShopPath = (pathname: string): boolean => liesIn(SHOP_PATHS, pathname)
