import type { ShopRole } from '@jhola/contract/staff/roles'
import { demoPeople } from './stores/demo-people.ts'
import { demoStaff } from './stores/demo-staff.ts'
import { demoStores } from './stores/demo-stores.ts'

/** A user of the demo who can sign in by OTP. */
export type DemoSignIn = {
  name: string
  phone: string
  role: 'store_owner' | 'store_staff' | 'customer'
  /** What they do in the shop; `null` for customers. */
  shop_role: ShopRole | null
  store_id: string | null
  store_name: string | null
}

/** The owners of the demo's shops, `STORE-001` first. */
export const demoOwners: readonly DemoSignIn[] = demoStores.map(({ owner_name, phone, store_id, name }) => ({
  name: owner_name,
  phone,
  role: 'store_owner',
  shop_role: 'owner',
  store_id,
  store_name: name,
}))

const shopNames = new Map(demoStores.map(({ store_id, name }) => [store_id, name]))

/** The people of the first shop, one of each role. They sign in at the shop's door, as owners do. */
export const demoHelpers: readonly DemoSignIn[] = demoStaff.map(({ name, phone, role, store_id }) => ({
  name,
  phone,
  role: 'store_staff',
  shop_role: role,
  store_id,
  store_name: shopNames.get(store_id) ?? null,
}))

/** The customers of the demo with an account. */
export const demoCustomers: readonly DemoSignIn[] = demoPeople.map(({ name, phone }) => ({
  name,
  phone,
  role: 'customer',
  shop_role: null,
  store_id: null,
  store_name: null,
}))
