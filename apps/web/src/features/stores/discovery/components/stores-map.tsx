import type { Place } from '../../../../domain/place/use-device-location.ts'
import { type NearbyFilters, useNearbyStores } from '../hooks/use-nearby-stores.ts'
import { NearbyMap } from './nearby-map.tsx'

export type StoresMapProps = { place: Place; radiusKm: number; filters?: NearbyFilters }

/** The shops of a list as a map; both share one query, so they show the same. Loaded when it is first shown. */
export const StoresMap = ({ place, radiusKm, filters }: StoresMapProps) => {
  const stores = useNearbyStores(place, radiusKm, filters).data?.stores ?? []
  return <NearbyMap place={place} radiusKm={radiusKm} stores={stores} />
}
