import type { Policy } from '@jhola/contract/route'
import { AppError } from '../../errors.ts'
import { type Actor, isShopPerson } from '../caller/actor.ts'

type Rule = 'open' | 'signed_in' | { allows(actor: Actor): boolean }

/** What a policy requires of the caller. `order_party` is open here: the module checks the order's token or session. */
const RULES: Record<Policy, Rule> = {
  anyone: 'open',
  order_party: 'open',
  development: 'open',
  session: 'signed_in',
  shop: { allows: isShopPerson },
  owner: { allows: (actor) => isShopPerson(actor) && actor.role === 'store_owner' },
  admin: { allows: (actor) => actor.role === 'admin' },
}

export const isPolicy = (text: unknown): text is Policy => typeof text === 'string' && Object.hasOwn(RULES, text)

/** Throws `auth.required` if nobody is signed in and `auth.forbidden` for the wrong person. */
export const enforcePolicy = (policy: Policy, actor: Actor | null): void => {
  const rule = RULES[policy]
  if (rule === 'open') return
  if (!actor) throw new AppError('auth.required')
  if (rule !== 'signed_in' && !rule.allows(actor)) throw new AppError('auth.forbidden')
}

const storeIdOf = (part: unknown): unknown =>
  typeof part === 'object' && part !== null ? Reflect.get(part, 'store_id') : undefined

/** A store named in a shop's request must be the caller's own. Throws `auth.forbidden`. */
export const enforceOwnStore = (policy: Policy, actor: Actor | null, parts: readonly unknown[]): void => {
  if (policy !== 'shop' && policy !== 'owner') return
  const isForeign = parts.map(storeIdOf).some((named) => named !== undefined && named !== actor?.store_id)
  if (isForeign) throw new AppError('auth.forbidden')
}
