import { NEARBY_LIMIT } from '@jhola/contract/constants'
import { gridCellsWithin } from '@jhola/contract/geo/grid'
import type { ParsedQuery } from '@jhola/contract/route'
import type { storeRoutes } from '@jhola/contract/stores/routes'
import type { NearbyStore } from '@jhola/contract/stores/schema'
import { RIDE } from '@jhola/contract/stores/terms/promise'
import { toLikePattern } from '../../../platform/db/like-pattern.ts'
import type { StoreDeps } from '../deps.ts'
import { listStoresInCircle, type NearbyFilters } from '../stores.read.ts'
import { presentNearbyStore } from './present-store.ts'

/** In a dense city the nearest twenty are in the first ring; the whole circle is read only where shops are few. */
const RINGS_KM = [0.5, 1.5, 4, 10] as const

/** At most 20 shops within the radius, nearest first. */
export const listNearbyStores = async (
  deps: Pick<StoreDeps, 'db' | 'clock'>,
  query: ParsedQuery<typeof storeRoutes.nearby>,
): Promise<NearbyStore[]> => {
  const filters: NearbyFilters = {
    namePattern: toLikePattern(query.name),
    minRating: query.min_rating ?? null,
    maxDeliveryMinutes: query.max_delivery_minutes ?? null,
  }
  const centre = { latitude: query.latitude, longitude: query.longitude }
  const nowMs = deps.clock.now().getTime()
  for (const radiusKm of [...RINGS_KM.filter((ring) => ring < query.radius_km), query.radius_km]) {
    const circle = { ...centre, radiusKm, cells: gridCellsWithin(centre, radiusKm) }
    const rows = await listStoresInCircle(deps.db, circle, filters, RIDE, NEARBY_LIMIT)
    if (rows.length >= NEARBY_LIMIT || radiusKm === query.radius_km) {
      // A busy shop takes longer than the index knows.
      const max = query.max_delivery_minutes ?? Number.POSITIVE_INFINITY
      return rows.map((row) => presentNearbyStore(row, nowMs)).filter((store) => store.delivery_minutes <= max)
    }
  }
  return []
}
