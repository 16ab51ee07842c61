import type { ReactNode } from 'react'
import type { Place } from '../../../../domain/place/use-device-location.ts'
import { useWideScreen } from '../../../../shared/hooks/use-wide-screen.ts'
import { MapPart, MapSkeleton } from './map-part.tsx'
import { NearbyList, NearbySkeleton } from './nearby-list.tsx'

type NearbyResultsProps = { place: Place | undefined; radiusKm: number; isMap: boolean; empty: ReactNode }

/** List and map side by side on a wide screen, else the chosen one. */
export const NearbyResults = ({ place, radiusKm, isMap, empty }: NearbyResultsProps) => {
  const isWide = useWideScreen()
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[1fr_22rem]">
      <div className={isMap ? 'max-lg:hidden' : undefined}>
        {place ? <NearbyList place={place} radiusKm={radiusKm} isNarrow empty={empty} /> : <NearbySkeleton isNarrow />}
      </div>
      <div className={isMap ? 'lg:sticky lg:top-4 lg:self-start' : 'max-lg:hidden lg:sticky lg:top-4 lg:self-start'}>
        {place && (isWide || isMap) ? <MapPart place={place} radiusKm={radiusKm} /> : <MapSkeleton />}
      </div>
    </div>
  )
}
