import { DEFAULT_STORE_ID } from '@jhola/contract/constants'
import type { StaffRole } from '@jhola/contract/staff/roles'

/** A person who works in a shop of the demo. */
export type DemoStaff = { name: string; phone: string; role: StaffRole; store_id: string }

const inFirstShop = (name: string, phone: string, role: StaffRole): DemoStaff => ({
  name,
  phone,
  role,
  store_id: DEFAULT_STORE_ID,
})

/** One person of each role in the first shop, so that each role can be tried. */
export const demoStaff: readonly DemoStaff[] = [
  inFirstShop('Asha Gupta', '+919200000101', 'manager'),
  inFirstShop('Salim Qureshi', '+919200000102', 'counter'),
  inFirstShop('Raju Yadav', '+919200000103', 'packer'),
  inFirstShop('Vinod Kamble', '+919200000104', 'rider'),
]
