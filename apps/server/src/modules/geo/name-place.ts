import type { Place } from '@jhola/contract/geo/distance'
import { regionOf } from '@jhola/contract/geo/regions'
import type { geoRoutes } from '@jhola/contract/geo/routes'
import type { RouteReply } from '@jhola/contract/route'
import type { GeoDeps } from './deps.ts'
import { createRateLimitedQueue } from './rate-limited-queue.ts'

type Answer = RouteReply<typeof geoRoutes.reverse>

const EVERY_MS = 1000
/** Maximum queue length; a request that would wait longer than about three seconds gets the region at once. */
const MAX_WAITING = 3
const MAX_KEPT = 5000
const CACHED_MS = 24 * 3_600_000

/** Rounds to about a hundred metres: precise enough for a name, and no exact place is sent to the service. */
const roughly = (degrees: number): number => Math.round(degrees * 1000) / 1000

/** Names places with the configured geocoder, cached for a day; falls back to the region without a geocoder or on failure. */
export const createPlaceNames = ({ geocoder, clock, log }: GeoDeps): ((place: Place, language: string) => Promise<Answer>) => {
  const cached = new Map<string, { name: Promise<string | null>; untilMs: number }>()
  const inTurn = createRateLimitedQueue({ everyMs: EVERY_MS, maxWaiting: MAX_WAITING })

  const findName = (place: Place, language: string): Promise<string | null> | undefined => {
    if (!geocoder) return undefined
    const key = `${place.latitude} ${place.longitude} ${language}`
    const nowMs = clock.now().getTime()
    const known = cached.get(key)
    if (known && known.untilMs > nowMs) return known.name
    const name = inTurn(() => geocoder(place, language))
    if (!name) return undefined
    cached.delete(key)
    cached.set(key, { name, untilMs: nowMs + CACHED_MS })
    if (cached.size > MAX_KEPT) cached.delete(cached.keys().next().value ?? '')
    name.catch((error: unknown) => {
      cached.delete(key)
      log.warn({ err: error }, 'geocoder failed')
    })
    return name
  }

  return async (asked, language) => {
    const place = { latitude: roughly(asked.latitude), longitude: roughly(asked.longitude) }
    const name = await findName(place, language)?.catch(() => null)
    return { success: true, name: name ?? null, region: regionOf(asked), approximate: !name }
  }
}
