import { geoRoutes } from '@jhola/contract/geo/routes'
import type { Routes } from '../../platform/http/register.ts'
import type { GeoDeps } from './deps.ts'
import { createPlaceNames } from './name-place.ts'

/** What a place is called. */
export const registerGeo = (routes: Routes, deps: GeoDeps): void => {
  const namePlace = createPlaceNames(deps)
  routes.read(geoRoutes.reverse, ({ query, language }) => namePlace(query, language))
}
