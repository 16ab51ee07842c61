import { NEEDED_FOR_STATUS } from '@jhola/contract/orders/status-permissions'
import { ORDER_STATUSES } from '@jhola/contract/orders/statuses'
import type { ClientEvents } from '@jhola/contract/realtime/events'
import { EVENT_POLICIES, type EventPolicy } from '@jhola/contract/realtime/policies'
import type { Policy, Route } from '@jhola/contract/route'
import { mayDo, type Needs, type Permission, permissionsOf } from '@jhola/contract/staff/permissions'
import { SHOP_ROLES, type ShopRole, STAFF_ROLES } from '@jhola/contract/staff/roles'

/**
 * The callers. `half_admin`: an admin who has yet to show the second factor. The order of every cell was placed at `owner`'s shop by
 * `customer`; `other_owner` has another shop.
 */
export const CALLERS = ['nobody', 'customer', 'other_owner', ...STAFF_ROLES, 'owner', 'admin', 'half_admin'] as const
export type Caller = (typeof CALLERS)[number]

/**
 * The expected result for a caller. `sign_in`: 401. `forbidden`: 403. `hidden`: 404 as for something that does not exist.
 * `second_factor`: 403 of an admin who has yet to show it. `not_permitted`: 403 for somebody of the shop whose role does not include it.
 * `not_yours`: 403 of a call that only the order's customer may make. `allowed`: any result that does not depend on the caller.
 */
export type Verdict = 'sign_in' | 'forbidden' | 'second_factor' | 'not_permitted' | 'hidden' | 'not_yours' | 'allowed'

const forEach = <Value>(callers: readonly Caller[], value: Value) =>
  // @NOTE the keys are the callers.
  Object.fromEntries(callers.map((caller) => [caller, value])) as Record<Caller, Value>

const EVERYBODY: Record<Caller, Verdict> = forEach<Verdict>(CALLERS, 'allowed')
const STAFF: Partial<Record<Caller, Verdict>> = forEach<Verdict>(STAFF_ROLES, 'forbidden')
/** The people of the shop by their role. */
export const roleOf = (caller: Caller): ShopRole | undefined => SHOP_ROLES.find((role) => role === caller)
const may = (role: ShopRole, needs: Needs): boolean => mayDo(permissionsOf({ role, overrides: {}, afterPin: false }), needs)

/** The policies of the contract as this test understands them. Another owner works in their own shop: there they are allowed. */
const BY_POLICY: Record<Policy, Record<Caller, Verdict>> = {
  anyone: EVERYBODY,
  development: EVERYBODY,
  first_factor: { ...EVERYBODY, nobody: 'sign_in' },
  session: { ...EVERYBODY, nobody: 'sign_in', half_admin: 'second_factor' },
  shop: { ...EVERYBODY, nobody: 'sign_in', customer: 'forbidden', admin: 'forbidden', half_admin: 'second_factor' },
  owner: { ...EVERYBODY, nobody: 'sign_in', customer: 'forbidden', ...STAFF, admin: 'forbidden', half_admin: 'second_factor' },
  admin: {
    ...EVERYBODY,
    ...STAFF,
    nobody: 'sign_in',
    customer: 'forbidden',
    other_owner: 'forbidden',
    owner: 'forbidden',
    admin: 'allowed',
    half_admin: 'second_factor',
  },
  order_party: { ...EVERYBODY, nobody: 'hidden', other_owner: 'hidden', admin: 'hidden', half_admin: 'hidden' },
}

/** The owners of what an address names; for everyone else it does not exist. What is not listed is public. */
const WHOSE: Readonly<Record<string, readonly Caller[]>> = {
  id: ['customer', ...SHOP_ROLES],
  list_id: ['customer', ...SHOP_ROLES],
  import_id: SHOP_ROLES,
  user_id: SHOP_ROLES,
  session_id: ['owner'],
  address_id: ['owner'],
  passkey_id: ['owner'],
  product_id: SHOP_ROLES,
  change_id: SHOP_ROLES,
  payment_id: ['customer', ...SHOP_ROLES],
  return_id: SHOP_ROLES,
  grievance_id: [...SHOP_ROLES, 'admin'],
}

/** Customers have no passkeys; authenticator apps and recovery codes are for admins. */
const NOT_CUSTOMERS = { customer: 'forbidden' } as const
const ADMINS_ONLY = forEach<Verdict>(['customer', 'other_owner', ...SHOP_ROLES], 'forbidden')

/**
 * Calls that allow fewer callers than their policy: only the customer has problems and reviews, only the owner decides about
 * orders.
 */
const SENDERS_ONLY = forEach<Verdict>(SHOP_ROLES, 'hidden')
const NARROWER: Readonly<Record<string, Partial<Record<Caller, Verdict>>>> = {
  'POST /auth/passkeys/options': NOT_CUSTOMERS,
  'POST /auth/passkeys': NOT_CUSTOMERS,
  'POST /auth/totp/start': ADMINS_ONLY,
  'POST /auth/totp': ADMINS_ONLY,
  'DELETE /auth/totp': ADMINS_ONLY,
  'POST /auth/recovery-codes': ADMINS_ONLY,
  'POST /auth/second-factor': ADMINS_ONLY,
  'GET /orders/{id}/elsewhere': forEach(SHOP_ROLES, 'forbidden'),
  'POST /orders/{id}/problem': forEach(SHOP_ROLES, 'forbidden'),
  'POST /orders/{id}/packing/answer': forEach(SHOP_ROLES, 'forbidden'),
  'POST /orders/{id}/change': forEach(SHOP_ROLES, 'forbidden'),
  'POST /orders/{id}/change/preview': forEach(SHOP_ROLES, 'forbidden'),
  'PUT /orders/{id}/review': forEach(SHOP_ROLES, 'not_yours'),
  'PUT /stores/{store_id}/photo-lists/{list_id}/photos/{photo_no}': SENDERS_ONLY,
  'GET /stores/{store_id}/photo-lists/{list_id}': SENDERS_ONLY,
  'POST /stores/{store_id}/photo-lists/{list_id}/confirm': SENDERS_ONLY,
  'POST /stores/{store_id}/photo-lists/{list_id}/cancel': SENDERS_ONLY,
  'PUT /stores/me/preferences': { counter: 'not_permitted' },
}
/** An order of the shop's own people, which some may not make. */
const AS_SHOP: Readonly<Record<string, Permission>> = { 'POST /orders': 'orders.create' }

const namesIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')

const statusIn = (body: unknown) => {
  const named: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'status') : undefined
  return ORDER_STATUSES.find((status) => status === named)
}

/** What the contract's table of rights says for a person of the shop; undefined where it says nothing. */
const byRights = (route: Route, role: ShopRole, body: unknown): Verdict | undefined => {
  if (route.policy === 'order_party') {
    // The order of the world is not on its way, so it is nobody's delivery.
    return may(role, route.needs) && may(role, 'orders.see') ? undefined : 'hidden'
  }
  if (route.needs && !may(role, route.needs)) return 'not_permitted'
  if (!(route.needs_also?.(body) ?? []).every((permission) => may(role, permission))) return 'not_permitted'
  const status = `${route.method} ${route.path}` === 'PUT /orders/{id}/status' ? statusIn(body) : undefined
  if (status === undefined) return undefined
  if (!may(role, NEEDED_FOR_STATUS[status])) return 'not_permitted'
  return may(role, 'orders.see') ? undefined : 'hidden'
}

/** The expected result of the contract's table for this caller. `namesStore`: the call names the store of `owner`. */
export const expectedOf = (
  route: Route,
  caller: Caller,
  { namesStore, body }: { namesStore: boolean; body?: unknown },
): Verdict => {
  const byPolicy = BY_POLICY[route.policy][caller]
  if (byPolicy !== 'allowed') return byPolicy
  const role = roleOf(caller)
  const refused = role && byRights(route, role, body)
  if (refused) return refused
  const asShop = AS_SHOP[`${route.method} ${route.path}`]
  if (role && namesStore && asShop && !may(role, asShop)) return 'not_permitted'
  const isShopCall = route.policy === 'shop' || route.policy === 'owner'
  if (isShopCall && namesStore && caller === 'other_owner') return 'forbidden'
  const isForeign = namesIn(route.path).some((name) => WHOSE[name] !== undefined && !WHOSE[name].includes(caller))
  if (isForeign) return 'hidden'
  return NARROWER[`${route.method} ${route.path}`]?.[caller] ?? 'allowed'
}

/** The same for an event of the socket. */
export const expectedOfEvent = (event: keyof ClientEvents, caller: Caller): Verdict => {
  const { policy, store, needs }: EventPolicy = EVENT_POLICIES[event]
  const byPolicy = BY_POLICY[policy][caller]
  const role = roleOf(caller)
  if (role && policy === 'order_party' && !may(role, 'orders.see')) return 'hidden'
  if (role && needs && !may(role, needs)) return 'not_permitted'
  // The message of the test confirms the order.
  if (role && event === 'update_status' && !may(role, NEEDED_FOR_STATUS.confirmed)) return 'not_permitted'
  return byPolicy === 'allowed' && store === 'of_order' && !WHOSE.id?.includes(caller) ? 'hidden' : byPolicy
}

/** Codes that depend on the caller: an allowed caller may not receive one of them. */
const ABOUT_WHO = new Set(['auth.required', 'auth.forbidden', 'request.cross_site', 'orders.not_found', 'reviews.only_customer'])
/** Codes of an invalid call, which prove nothing about the caller's permissions. */
const WRONG_CALL = new Set(['request.invalid', 'request.malformed', 'request.not_found', 'request.unsupported_media'])
const TOLD: Partial<Record<Verdict, string>> = {
  sign_in: '401 auth.required',
  forbidden: '403 auth.forbidden',
  not_permitted: '403 staff.not_permitted',
  second_factor: '403 auth.second_factor_required',
  not_yours: '403 reviews.only_customer',
}

/** A reply as a verdict of the matrix. */
export const verdictOf = (status: number, code: string | undefined): Verdict | string => {
  const reply = code === undefined ? String(status) : `${status} ${code}`
  const known = Object.entries(TOLD).find(([, text]) => text === reply)?.[0]
  if (known) return known
  if (code !== undefined && status === 404 && code.endsWith('not_found') && !WRONG_CALL.has(code)) return 'hidden'
  return status >= 500 || (code !== undefined && (ABOUT_WHO.has(code) || WRONG_CALL.has(code))) ? reply : 'allowed'
}
