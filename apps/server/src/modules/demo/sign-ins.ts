import { demoPeople } from './stores/demo-people.ts'
import { demoStores } from './stores/demo-stores.ts'

/** A user of the demo who can sign in by OTP. */
export type DemoSignIn = {
  name: string
  phone: string
  role: 'store_owner' | 'customer'
  store_id: string | null
  store_name: string | null
}

/** The owners of the demo's shops, `STORE-001` first. */
export const demoOwners: readonly DemoSignIn[] = demoStores.map(({ owner_name, phone, store_id, name }) => ({
  name: owner_name,
  phone,
  role: 'store_owner',
  store_id,
  store_name: name,
}))

/** The customers of the demo with an account. */
export const demoCustomers: readonly DemoSignIn[] = demoPeople.map(({ name, phone }) => ({
  name,
  phone,
  role: 'customer',
  store_id: null,
  store_name: null,
}))
