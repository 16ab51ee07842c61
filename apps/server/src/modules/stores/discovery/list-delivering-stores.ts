import { DELIVERY_RADIUS_KM } from '@jhola/contract/constants'
import type { Place } from '@jhola/contract/geo/distance'
import { gridCellsWithin } from '@jhola/contract/geo/grid'
import type { NearbyStore } from '@jhola/contract/stores/schema'
import { RIDE } from '@jhola/contract/stores/terms/promise'
import type { StoreDeps } from '../deps.ts'
import { listDelivering } from '../stores.read.ts'
import { presentNearbyStore } from './present-store.ts'

/** In a dense city the nearest are in the first ring; the whole circle is read only where shops are few. */
const RINGS_KM = [1.5, 5, DELIVERY_RADIUS_KM.max] as const

/** Lists the shops that deliver to a place, nearest first, at most `limit`. */
export const createDeliveringStores =
  ({ db, clock }: Pick<StoreDeps, 'db' | 'clock'>) =>
  async (centre: Place, limit: number): Promise<NearbyStore[]> => {
    const nowMs = clock.now().getTime()
    for (const radiusKm of RINGS_KM) {
      const circle = { ...centre, radiusKm, cells: gridCellsWithin(centre, radiusKm) }
      const rows = await listDelivering(db, circle, RIDE, limit)
      if (rows.length >= limit || radiusKm === DELIVERY_RADIUS_KM.max) return rows.map((row) => presentNearbyStore(row, nowMs))
    }
    return []
  }
