import type { ServerModule } from '../../platform/server-module.ts'
import type { GeoDeps } from './deps.ts'
import { registerGeo } from './geo.routes.ts'

export type { GeoDeps } from './deps.ts'
export { createGeocoder, type Geocoder } from './geocoder.ts'
export { findPincode, type PincodePlace, placeByPincode } from './pincodes.ts'

export const geoModule = (deps: GeoDeps): ServerModule => ({ routes: (routes) => registerGeo(routes, deps) })
