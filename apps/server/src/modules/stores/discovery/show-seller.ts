import { storeSchema } from '@jhola/contract/stores/schema'
import type { Seller } from '@jhola/contract/stores/seller'
import { AppError } from '../../../platform/errors.ts'
import type { StoreDeps } from '../deps.ts'
import { findSeller, type SellerRow } from '../stores.read.ts'

/** The person who takes grievances; without one, the shop's own contacts. */
const grievanceOf = (row: SellerRow): Seller['grievance'] =>
  row.grievance_name || row.grievance_phone || row.grievance_email
    ? { name: row.grievance_name ?? '', phone: row.grievance_phone, email: row.grievance_email }
    : null

/** Who sells in a shop that customers can see. Throws `stores.not_found`. */
export const showSeller = async ({ db }: Pick<StoreDeps, 'db'>, idOrSlug: string): Promise<Seller> => {
  const row = await findSeller(db, idOrSlug)
  if (!row) throw new AppError('stores.not_found')
  return {
    store_id: row.store_id,
    name: row.name,
    store_type: storeSchema.shape.store_type.parse(row.store_type),
    phone: row.phone,
    gstin: row.gstin,
    fssai: row.fssai,
    legal_name: row.legal_name,
    address: row.legal_address ?? [row.street, row.locality, `${row.city} ${row.pincode}`, row.state].filter(Boolean).join(', '),
    email: row.email,
    drug_licence: row.drug_licence,
    grievance: grievanceOf(row),
  }
}
