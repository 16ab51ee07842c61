/** Paths that the counter's entry serves, with all that lies below them. */
export const COUNTER_PATHS = [
  '/shopkeeper-signup',
  '/store-login',
  '/email-login',
  '/email-passcode',
  '/password-setup',
  '/store-dashboard',
  '/store/orders',
  '/store/settings',
  '/store-dashboard-enhanced',
  '/store-dashboard-basic',
  '/dashboard',
  '/inventory',
  '/analytics',
  '/store/help',
  '/create-order',
  '/admin/stores',
  '/admin/audit',
  '/admin/stories',
  '/admin/area-wishes',
  '/auth-test',
  '/test',
  '/dev/ui',
  '/dev/outbox',
] as const

/** `/store/orders` is the board and not the page of a store called "orders". */
export const isCounterPath = (pathname: string): boolean =>
  COUNTER_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`))
