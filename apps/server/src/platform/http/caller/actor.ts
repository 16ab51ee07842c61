import type { Role } from '@jhola/contract/auth/schema'

/** A signed-in person. `device` is a few words for other people's screens ('Android phone'). */
export type Actor = {
  user_id: string
  role: Role
  store_id: string | null
  session_id: string
  name: string
  device: string
}

/** Somebody who works in a shop: whatever they do happens in that shop and nowhere else. */
export type ShopPerson = Actor & { store_id: string; role: 'store_owner' | 'store_staff' }

/** Is this a signed-in person with a shop? */
export const isShopPerson = (actor: Actor | null): actor is ShopPerson =>
  actor !== null && actor.store_id !== null && (actor.role === 'store_owner' || actor.role === 'store_staff')
