/** The roles in a shop. `owner` is the role of the person who registered it; the others are given by the owner. */
export const SHOP_ROLES = ['owner', 'manager', 'counter', 'packer', 'rider'] as const
export type ShopRole = (typeof SHOP_ROLES)[number]

/** The roles that an owner may give. */
export const STAFF_ROLES = ['manager', 'counter', 'packer', 'rider'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** The role of staff from before there were roles, and of an invitation that names none. */
export const DEFAULT_STAFF_ROLE: StaffRole = 'counter'

/** The role of a membership. An owner's row has a staff role too, which means nothing. */
export const shopRoleOf = ({
  role,
  staff_role,
}: {
  role: 'store_owner' | 'store_staff'
  staff_role: StaffRole | null
}): ShopRole => (role === 'store_owner' ? 'owner' : (staff_role ?? DEFAULT_STAFF_ROLE))
