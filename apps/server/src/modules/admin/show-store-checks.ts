import type { adminRoutes } from '@jhola/contract/admin/routes'
import { distanceKm } from '@jhola/contract/geo/distance'
import type { RouteReply } from '@jhola/contract/route'
import { neededLicences } from '@jhola/contract/stores/licences'
import { brandIn } from '@jhola/contract/stores/trust/known-brands'
import { AppError } from '../../platform/errors.ts'
import type { AdminDeps } from './deps.ts'
import { findChecked, listReports, listSimilar } from './store-checks.repo.ts'

const oneDecimal = (value: number): number => Math.round(value * 10) / 10

/** What to look at before a shop is approved, and what customers report about it. Throws `stores.not_found`. */
export const showStoreChecks = async (
  { db, findPincode }: Pick<AdminDeps, 'db' | 'findPincode'>,
  storeId: string,
): Promise<RouteReply<typeof adminRoutes.checks>> => {
  const store = await findChecked(db, storeId)
  if (!store) throw new AppError('stores.not_found')
  const { name, latitude, longitude } = store
  const [similar, reports] = await Promise.all([
    listSimilar(db, { store_id: storeId, name, latitude, longitude }),
    listReports(db, storeId),
  ])
  const centre = findPincode(store.pincode)
  return {
    success: true,
    checks: {
      brand: brandIn(name) ?? null,
      similar: similar.map((one) => ({
        store_id: one.store_id,
        name: one.name,
        city: one.city,
        status: one.status,
        distance_km: oneDecimal(distanceKm(store, one)),
      })),
      latitude,
      longitude,
      pin_distance_km: centre ? oneDecimal(distanceKm(store, centre)) : null,
      upi_vpa: store.upi_vpa,
      upi_payee_name: store.upi_payee_name,
      legal_name: store.legal_name,
      drug_licence: store.drug_licence,
      missing_licences: neededLicences(store.store_type).filter((licence) => store[licence] === null),
      same_number: store.same_number,
      same_device: store.same_device,
    },
    reports: reports.map(({ created_at, handled_at, ...report }) => ({
      ...report,
      at: created_at.toISOString(),
      handled_at: handled_at?.toISOString() ?? null,
    })),
  }
}
