import { SHOP_ROLES, type ShopRole, type StaffRole } from './roles.ts'

/** Everything that a person of a shop may see or do. Every route of a shop needs one of these. */
export const PERMISSIONS = [
  'shop.see',
  'shop.pause',
  'orders.see',
  'orders.accept',
  'orders.pack',
  'orders.deliver',
  'orders.cancel',
  'orders.create',
  'customers',
  'payments.take',
  'payments.see',
  'refunds',
  'products.see',
  'products.edit',
  'prices',
  'prices.cost',
  'stock',
  'deletes',
  'imports',
  'exports',
  'figures',
  'settings',
  'devices',
  'staff',
] as const
export type Permission = (typeof PERMISSIONS)[number]
export type Permissions = ReadonlySet<Permission>

/** Who has a permission unless the owner decides otherwise, and what the owner may decide. */
type Entry = {
  roles: readonly StaffRole[]
  /** The owner may give it to a person, or take it away. The others are fixed. */
  isGivable: boolean
  /** It also holds in a session that began with a PIN. */
  afterPin: boolean
  /** Without these it does not hold: who may not see orders cannot work on them. */
  with?: readonly Permission[]
}

const entry = (roles: readonly StaffRole[], more: Partial<Entry> = {}): Entry => ({
  roles,
  isGivable: true,
  afterPin: true,
  ...more,
})
const ALL: readonly StaffRole[] = ['manager', 'counter', 'packer', 'rider']
const AT_COUNTER: readonly StaffRole[] = ['manager', 'counter']
const INSIDE: readonly StaffRole[] = ['manager', 'counter', 'packer']
const MANAGER: readonly StaffRole[] = ['manager']
const ORDERS: readonly Permission[] = ['orders.see']
const PRODUCTS: readonly Permission[] = ['products.see']

/** The one table of rights. The owner has all of them. */
export const RIGHTS: Record<Permission, Entry> = {
  'shop.see': entry(ALL, { isGivable: false }),
  'shop.pause': entry(AT_COUNTER),
  'orders.see': entry(INSIDE),
  'orders.accept': entry(AT_COUNTER, { with: ORDERS }),
  'orders.pack': entry(INSIDE, { with: ORDERS }),
  // A rider works from the list of deliveries, without seeing the other orders.
  'orders.deliver': entry(['manager', 'counter', 'rider']),
  'orders.cancel': entry(AT_COUNTER, { with: ORDERS }),
  'orders.create': entry(AT_COUNTER, { with: ['orders.see', 'customers', 'products.see'] }),
  customers: entry(AT_COUNTER),
  'payments.take': entry(['manager', 'counter', 'rider']),
  'payments.see': entry(MANAGER, { with: ['orders.see', 'customers'] }),
  refunds: entry(MANAGER, { with: ORDERS }),
  'products.see': entry(INSIDE),
  'products.edit': entry(AT_COUNTER, { with: PRODUCTS }),
  prices: entry(AT_COUNTER, { with: PRODUCTS }),
  'prices.cost': entry(MANAGER, { with: PRODUCTS }),
  stock: entry(AT_COUNTER, { with: PRODUCTS }),
  deletes: entry(MANAGER, { with: PRODUCTS }),
  // A file of products changes prices, cost prices and stock.
  imports: entry(MANAGER, { with: ['products.see', 'products.edit', 'prices', 'prices.cost', 'stock'] }),
  exports: entry(MANAGER),
  figures: entry(MANAGER),
  // They contain the shop's contacts and the address to which customers pay.
  settings: entry(MANAGER, { afterPin: false }),
  devices: entry(MANAGER, { afterPin: false, isGivable: false }),
  // Never given: who manages people could give themselves everything.
  staff: entry([], { afterPin: false, isGivable: false }),
}

/** What the owner decided differently from the table for one person. */
export type Overrides = Partial<Record<Permission, boolean>>

export const isPermission = (text: unknown): text is Permission => PERMISSIONS.some((permission) => permission === text)

/** Whether a role has this permission by the table alone. */
export const hasByRole = (role: ShopRole, permission: Permission): boolean =>
  role === 'owner' || RIGHTS[permission].roles.includes(role)

/** What a person may do: the role's rights with the owner's changes; after a PIN only what is safe on a shared device. */
export const permissionsOf = (person: { role: ShopRole; overrides: Overrides; afterPin: boolean }): Permissions => {
  const { role, overrides, afterPin } = person
  const isChosen = (permission: Permission): boolean => {
    const own = role !== 'owner' && RIGHTS[permission].isGivable ? overrides[permission] : undefined
    return own ?? hasByRole(role, permission)
  }
  const isWhole = (permission: Permission): boolean => [permission, ...(RIGHTS[permission].with ?? [])].every(isChosen)
  return new Set(PERMISSIONS.filter((permission) => isWhole(permission) && (!afterPin || RIGHTS[permission].afterPin)))
}

/** Only what differs from the role's own rights and may be given. */
export const overridesFor = (role: StaffRole, wanted: Overrides): Overrides =>
  Object.fromEntries(
    PERMISSIONS.flatMap((permission) => {
      const value = wanted[permission]
      return value !== undefined && RIGHTS[permission].isGivable && value !== hasByRole(role, permission)
        ? [[permission, value]]
        : []
    }),
  )

/** What is needed: one permission, any one of several, or all of several. */
export type Needs = Permission | { any: readonly Permission[] } | { all: readonly Permission[] }

/** Whether somebody with these permissions has what is needed. */
export const mayDo = (permissions: Permissions, needs: Needs): boolean => {
  if (typeof needs === 'string') return permissions.has(needs)
  return 'any' in needs
    ? needs.any.some((permission) => permissions.has(permission))
    : needs.all.every((permission) => permissions.has(permission))
}

/** Whether a value from outside the compiler's sight names known permissions. */
export const isNeeds = (value: unknown): value is Needs => {
  if (isPermission(value)) return true
  if (typeof value !== 'object' || value === null) return false
  const list: unknown = Reflect.get(value, 'any') ?? Reflect.get(value, 'all')
  return Array.isArray(list) && list.length > 0 && list.every(isPermission)
}

/** The roles that have what is needed by the table, for a page that says who may open it. */
export const rolesWith = (needs: Needs): ShopRole[] =>
  SHOP_ROLES.filter((role) => mayDo(permissionsOf({ role, overrides: {}, afterPin: false }), needs))
