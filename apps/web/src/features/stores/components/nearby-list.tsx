import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ApiInput } from '../../../shared/api-client.ts'
import { apiQuery } from '../../../shared/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import type { Place } from '../hooks/use-device-place.ts'
import { StoreCard } from './store-card.tsx'

type Query = NonNullable<ApiInput<'GET /stores/nearby'>['query']>
type NearbyListProps = {
  place: Place
  radiusKm: number
  filters?: Omit<Query, 'latitude' | 'longitude' | 'radius_km'>
  most?: number
  /** Shown when there is no shop. */
  empty: ReactNode
}

const GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3'
const CARD_PLACES = ['a', 'b', 'c'] as const

/** About a hundred metres: enough to find shops by, and no more than the server needs to know. */
const roundPlace = (degrees: number): number => Math.round(degrees * 1000) / 1000

/** Where the cards are about to be. */
export const NearbyWaiting = () => {
  const { t } = useT()
  return (
    <div role="status" aria-busy="true" className={GRID}>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {CARD_PLACES.map((place) => (
        <Skeleton key={place} className="h-96 rounded-lg" />
      ))}
    </div>
  )
}

/** Shops around a place, nearest first, in all states. */
export const NearbyList = ({ place, radiusKm, filters, most, empty }: NearbyListProps) => {
  const { t, tError } = useT()
  const query = {
    latitude: roundPlace(place.latitude),
    longitude: roundPlace(place.longitude),
    radius_km: radiusKm,
    ...filters,
  }
  const nearby = useQuery(apiQuery('GET /stores/nearby', { query }))
  if (nearby.isPending) return <NearbyWaiting />
  if (!nearby.data)
    return (
      <LoadFailed
        message={t('stores.nearby.failed')}
        hint={tError(nearby.error.code)}
        onRetry={() => void nearby.refetch()}
        retrying={nearby.isFetching}
      />
    )
  const { stores } = nearby.data
  if (stores.length === 0) return empty
  return (
    <>
      <p className="mb-3 text-ink-soft" role="status">
        {t('stores.nearby.found', { count: stores.length })}
      </p>
      <ul className={GRID}>
        {stores.slice(0, most).map((store) => (
          <StoreCard key={store.store_id} store={store} />
        ))}
      </ul>
    </>
  )
}
