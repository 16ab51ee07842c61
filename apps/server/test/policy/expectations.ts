import type { ClientEvents } from '@jhola/contract/realtime/events'
import { EVENT_POLICIES, type EventPolicy } from '@jhola/contract/realtime/policies'
import type { Policy, Route } from '@jhola/contract/route'

/** The callers. The order of every cell was placed at `owner`'s shop by `customer`; `other_owner` has another shop. */
export const CALLERS = ['nobody', 'customer', 'other_owner', 'staff', 'owner', 'admin'] as const
export type Caller = (typeof CALLERS)[number]

/**
 * The expected result for a caller. `sign_in`: 401. `forbidden`: 403. `hidden`: 404 as for something that does not exist.
 * `not_yours`: 403 of a call that only the order's customer may make. `allowed`: any result that does not depend on the caller.
 */
export type Verdict = 'sign_in' | 'forbidden' | 'hidden' | 'not_yours' | 'allowed'

const EVERYBODY: Record<Caller, Verdict> = {
  nobody: 'allowed',
  customer: 'allowed',
  other_owner: 'allowed',
  staff: 'allowed',
  owner: 'allowed',
  admin: 'allowed',
}

/** The policies of the contract as this test understands them. Another owner works in their own shop: there they are allowed. */
const BY_POLICY: Record<Policy, Record<Caller, Verdict>> = {
  anyone: EVERYBODY,
  development: EVERYBODY,
  session: { ...EVERYBODY, nobody: 'sign_in' },
  shop: { ...EVERYBODY, nobody: 'sign_in', customer: 'forbidden', admin: 'forbidden' },
  owner: { ...EVERYBODY, nobody: 'sign_in', customer: 'forbidden', staff: 'forbidden', admin: 'forbidden' },
  admin: {
    nobody: 'sign_in',
    customer: 'forbidden',
    other_owner: 'forbidden',
    staff: 'forbidden',
    owner: 'forbidden',
    admin: 'allowed',
  },
  order_party: { ...EVERYBODY, nobody: 'hidden', other_owner: 'hidden', admin: 'hidden' },
}

/** The owners of what an address names; for everyone else it does not exist. What is not listed is public. */
const WHOSE: Readonly<Record<string, readonly Caller[]>> = {
  id: ['customer', 'staff', 'owner'],
  import_id: ['staff', 'owner'],
  user_id: ['staff', 'owner'],
  session_id: ['owner'],
  address_id: ['owner'],
  product_id: ['staff', 'owner'],
  change_id: ['staff', 'owner'],
  payment_id: ['customer', 'staff', 'owner'],
}

/**
 * Calls that allow fewer callers than their policy: only the customer has problems and reviews, only the owner decides about
 * orders.
 */
const NARROWER: Readonly<Record<string, Partial<Record<Caller, Verdict>>>> = {
  'POST /orders/{id}/problem': { staff: 'forbidden', owner: 'forbidden' },
  'PUT /orders/{id}/review': { staff: 'not_yours', owner: 'not_yours' },
  'PUT /stores/me/preferences': { staff: 'forbidden' },
}

const namesIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')

/** The expected result of the contract's table for this caller. `namesStore`: the call names the store of `owner`. */
export const expectedOf = (route: Route, caller: Caller, namesStore: boolean): Verdict => {
  const byPolicy = BY_POLICY[route.policy][caller]
  if (byPolicy !== 'allowed') return byPolicy
  const isShopCall = route.policy === 'shop' || route.policy === 'owner'
  if (isShopCall && namesStore && caller === 'other_owner') return 'forbidden'
  const isForeign = namesIn(route.path).some((name) => WHOSE[name] !== undefined && !WHOSE[name].includes(caller))
  if (isForeign) return 'hidden'
  return NARROWER[`${route.method} ${route.path}`]?.[caller] ?? 'allowed'
}

/** The same for an event of the socket. */
export const expectedOfEvent = (event: keyof ClientEvents, caller: Caller): Verdict => {
  const { policy, store }: EventPolicy = EVENT_POLICIES[event]
  const byPolicy = BY_POLICY[policy][caller]
  return byPolicy === 'allowed' && store === 'of_order' && !WHOSE.id?.includes(caller) ? 'hidden' : byPolicy
}

/** Codes that depend on the caller: an allowed caller may not receive one of them. */
const ABOUT_WHO = new Set(['auth.required', 'auth.forbidden', 'request.cross_site', 'orders.not_found', 'reviews.only_customer'])
/** Codes of an invalid call, which prove nothing about the caller's permissions. */
const WRONG_CALL = new Set(['request.invalid', 'request.malformed', 'request.not_found', 'request.unsupported_media'])
const TOLD: Partial<Record<Verdict, string>> = {
  sign_in: '401 auth.required',
  forbidden: '403 auth.forbidden',
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
