import { type ReactNode, useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy-part.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useWideScreen } from '../../../shared/use-wide-screen.ts'
import type { Place } from '../hooks/use-device-place.ts'
import { useNearbyStores } from '../hooks/use-nearby-stores.ts'
import { NearbyList, NearbyWaiting } from './nearby-list.tsx'
import type { NearbyMapProps } from './nearby-map.tsx'

const NearbyMap = lazyPart<NearbyMapProps>(() => import('./nearby-map.tsx').then((module) => module.NearbyMap))

/** As high as the map will be. */
const MapWaiting = () => <Skeleton className="aspect-[20/23] rounded-lg" />

/** The map is extra: when it cannot be downloaded the list has everything. */
const MapPart = ({ place, radiusKm }: { place: Place; radiusKm: number }) => {
  const { t } = useT()
  const [hasFailed, setFailed] = useState(false)
  const stores = useNearbyStores(place, radiusKm).data?.stores ?? []
  if (hasFailed) return <p className="text-ink-soft">{t('common.offline')}</p>
  return <NearbyMap part={{ place, radiusKm, stores }} whileLoading={<MapWaiting />} onFailed={() => setFailed(true)} />
}

type NearbyResultsProps = { place: Place | undefined; radiusKm: number; isMap: boolean; empty: ReactNode }

/** List and map side by side where there is room, else the one that was chosen. */
export const NearbyResults = ({ place, radiusKm, isMap, empty }: NearbyResultsProps) => {
  const isWide = useWideScreen()
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[1fr_22rem]">
      <div className={isMap ? 'max-lg:hidden' : undefined}>
        {place ? <NearbyList place={place} radiusKm={radiusKm} isNarrow empty={empty} /> : <NearbyWaiting isNarrow />}
      </div>
      <div className={isMap ? 'lg:sticky lg:top-4 lg:self-start' : 'max-lg:hidden lg:sticky lg:top-4 lg:self-start'}>
        {place && (isWide || isMap) ? <MapPart place={place} radiusKm={radiusKm} /> : <MapWaiting />}
      </div>
    </div>
  )
}
