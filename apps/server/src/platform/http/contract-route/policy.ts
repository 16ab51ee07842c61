import { type Policy, type Route, SHOP_POLICIES, type ShopPolicy } from '@jhola/contract/route'
import { hideFields, seesEveryField } from '@jhola/contract/staff/hidden-fields'
import { isNeeds, mayDo, type Needs } from '@jhola/contract/staff/permissions'
import { AppError } from '../../errors.ts'
import { type Actor, isShopPerson } from '../caller/actor.ts'

type Rule = 'open' | 'signed_in' | { allows(actor: Actor): boolean }

/** What a policy requires of the caller. `order_party` is open here: the module checks the order's token or session. */
const RULES: Record<Policy, Rule> = {
  anyone: 'open',
  order_party: 'open',
  development: 'open',
  first_factor: 'signed_in',
  session: 'signed_in',
  shop: { allows: isShopPerson },
  owner: { allows: (actor) => isShopPerson(actor) && actor.role === 'store_owner' },
  admin: { allows: (actor) => actor.role === 'admin' },
}

/** Who may call: the policy, and the right that people of a shop need. */
export type AccessRule = { policy: Policy; needs?: Needs | undefined; after_pin?: true | undefined }

const isPolicy = (value: unknown): value is Policy => typeof value === 'string' && Object.hasOwn(RULES, value)

const isShopPolicy = (policy: Policy): policy is ShopPolicy => SHOP_POLICIES.some((known) => known === policy)

/** Throws when a route or an event says not who may call it, or not what people of a shop need. Called for each at the start. */
export const requireAccessRule = (what: string, rule: { policy?: unknown; needs?: unknown } | undefined): void => {
  const policy = rule?.policy
  if (!isPolicy(policy)) throw new Error(`${what} has no policy`)
  if (isShopPolicy(policy) !== isNeeds(rule?.needs))
    throw new Error(`${what} ${isShopPolicy(policy) ? 'does not say which right it needs' : 'needs a right that nobody has'}`)
}

/** Policies under which an admin's session is of use before the second factor. */
const BEFORE_SECOND_FACTOR: ReadonlySet<Policy> = new Set<Policy>(['anyone', 'order_party', 'development', 'first_factor'])

const refuseHalfAdmin = ({ policy }: AccessRule, actor: Actor): void => {
  const isHalf = actor.role === 'admin' && !actor.has_second_factor
  if (isHalf && !BEFORE_SECOND_FACTOR.has(policy)) throw new AppError('auth.second_factor_required')
}

/** A session begun with a PIN is for work in the shop: the account behind it is out of reach, and so is the admin area. */
const refuseAfterPin = ({ policy, after_pin }: AccessRule, actor: Actor): void => {
  if (actor.after_pin && !isShopPolicy(policy) && after_pin !== true) throw new AppError('auth.full_sign_in_required')
}

/**
 * The person as this route sees them. Throws `auth.required` if nobody is signed in, `auth.forbidden` for the wrong person,
 * `staff.not_permitted` for somebody of the shop without the right, `auth.full_sign_in_required` after a PIN, and
 * `auth.second_factor_required` for an admin who has yet to show it. For the
 * parties of an order a person without the right is not one of the shop's: the order is hidden, as from a stranger.
 */
export const enforceAccess = (rule: AccessRule, actor: Actor | null): Actor | null => {
  const { policy, needs } = rule
  const required = RULES[policy]
  if (policy === 'order_party') {
    if (!actor || !needs || !isShopPerson(actor) || mayDo(actor.permissions, needs)) return actor
    return { ...actor, role: 'customer', store_id: null, shop_role: null, permissions: new Set() }
  }
  if (required === 'open') return actor
  if (!actor) throw new AppError('auth.required')
  refuseHalfAdmin(rule, actor)
  if (required !== 'signed_in' && !required.allows(actor)) throw new AppError('auth.forbidden')
  refuseAfterPin(rule, actor)
  if (needs && !mayDo(actor.permissions, needs)) throw new AppError('staff.not_permitted')
  return actor
}

/** Rights that the body of a call needs. Throws `staff.not_permitted`. */
export const enforceBody = (route: Route, actor: Actor | null, body: unknown): void => {
  const needed = route.needs_also?.(body) ?? []
  if (!needed.every((permission) => actor?.permissions.has(permission))) throw new AppError('staff.not_permitted')
}

/** A shop's answer as this person may see it. In other calls people see their own data, whatever their role is. */
export const hideFromPerson = <T>({ policy }: AccessRule, actor: Actor | null, answer: T): T =>
  !isShopPolicy(policy) || !isShopPerson(actor) || seesEveryField(actor.permissions)
    ? answer
    : hideFields(answer, actor.permissions)

const storeIdOf = (part: unknown): unknown =>
  typeof part === 'object' && part !== null ? Reflect.get(part, 'store_id') : undefined

/** A store named in a shop's request must be the caller's own. Throws `auth.forbidden`. */
export const enforceOwnStore = (policy: Policy, actor: Actor | null, parts: readonly unknown[]): void => {
  if (policy !== 'shop' && policy !== 'owner') return
  const isForeign = parts.map(storeIdOf).some((named) => named !== undefined && named !== actor?.store_id)
  if (isForeign) throw new AppError('auth.forbidden')
}
