import type { Role } from '@jhola/contract/auth/schema'

/** A signed-in person. `device` is a short description for other people's screens ('Android phone'). */
export type Actor = {
  user_id: string
  role: Role
  store_id: string | null
  session_id: string
  name: string
  device: string
}

/** A person who works in a shop. All their actions are limited to that shop. */
export type ShopPerson = Actor & { store_id: string; role: 'store_owner' | 'store_staff' }

/** Whether this is a signed-in person with a shop. */
export const isShopPerson = (actor: Actor | null): actor is ShopPerson =>
  actor !== null && actor.store_id !== null && (actor.role === 'store_owner' || actor.role === 'store_staff')
