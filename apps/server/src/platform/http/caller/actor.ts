import type { Role } from '@jhola/contract/auth/schema'
import type { Permissions } from '@jhola/contract/staff/permissions'
import type { ShopRole } from '@jhola/contract/staff/roles'

/** A signed-in person. `device` is a short description for other people's screens ('Android phone'). */
export type Actor = {
  user_id: string
  role: Role
  store_id: string | null
  session_id: string
  name: string
  device: string
  /** The role in the session's shop; null outside of one. */
  shop_role: ShopRole | null
  /** What the person may do in the session's shop. */
  permissions: Permissions
  /** The session began with a PIN on a shared device: it is only for work in the shop. */
  after_pin: boolean
  /** An admin showed the second factor in this session. False for everybody else. */
  has_second_factor: boolean
}

/** A person who works in a shop. All their actions are limited to that shop. */
export type ShopPerson = Actor & { store_id: string; role: 'store_owner' | 'store_staff'; shop_role: ShopRole }

/** Whether this is a signed-in person with a shop. */
export const isShopPerson = (actor: Actor | null): actor is ShopPerson =>
  actor !== null && actor.store_id !== null && (actor.role === 'store_owner' || actor.role === 'store_staff')
