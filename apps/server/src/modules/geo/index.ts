export type { GeoDeps } from './deps.ts'
export { registerGeo } from './geo.routes.ts'
export { createGeocoder, type Geocoder } from './geocoder.ts'
export { findPincode, type PincodePlace } from './pincodes.ts'
