import { useState } from 'react'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../../shared/lazy/lazy-part.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import type { StoresMapProps } from './stores-map.tsx'

const StoresMap = lazyPart<StoresMapProps>(() => import('./stores-map.tsx').then((module) => module.StoresMap))

/** As high as the map will be. */
export const MapSkeleton = () => <Skeleton className="aspect-[20/23] rounded-lg" />

/** The map is optional: when it fails to load, the list has the same shops. */
export const MapPart = (part: StoresMapProps) => {
  const { t } = useT()
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) return <p className="text-ink-soft">{t('common.offline')}</p>
  return <StoresMap part={part} whileLoading={<MapSkeleton />} onFailed={() => setFailed(true)} />
}
