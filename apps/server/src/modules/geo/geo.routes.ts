import { geoRoutes } from '@jhola/contract/geo/routes'
import { AppError } from '../../platform/errors.ts'
import type { Routes } from '../../platform/http/contract-route/routes.ts'
import type { GeoDeps } from './deps.ts'
import { createPlaceNames } from './name-place.ts'
import { findPincode } from './pincodes.ts'
import { searchPlaces } from './search-places.ts'

/** Routes for the name of a place and the location of a PIN code. */
export const registerGeo = (routes: Routes, deps: GeoDeps): void => {
  const namePlace = createPlaceNames(deps)
  routes.query(geoRoutes.reverse, ({ query, language }) => namePlace(query, language))
  routes.query(geoRoutes.pincode, async ({ params }) => {
    const place = findPincode(params.pincode)
    if (!place) throw new AppError('geo.pincode_unknown')
    return { success: true as const, ...place }
  })
  routes.query(geoRoutes.places, async ({ query }) => ({ success: true, places: searchPlaces(query.search) }))
}
