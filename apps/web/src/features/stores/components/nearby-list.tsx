import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../shared/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { SkeletonCards } from '../../../shared/ui/skeleton.tsx'
import type { Place } from '../hooks/use-device-place.ts'
import { StoreCard } from './store-card.tsx'

type NearbyListProps = { place: Place; radiusKm: number; most?: number; onWiden?: (() => void) | undefined }

/** About a hundred metres: enough to find shops by, and no more than the server needs to know. */
const roundPlace = (degrees: number): number => Math.round(degrees * 1000) / 1000

/** Shops around a place, nearest first, in all states. */
export const NearbyList = ({ place, radiusKm, most, onWiden }: NearbyListProps) => {
  const { t, tError } = useT()
  const query = { latitude: roundPlace(place.latitude), longitude: roundPlace(place.longitude), radius_km: radiusKm }
  const nearby = useQuery(apiQuery('GET /stores/nearby', { query }))
  if (nearby.isPending)
    return (
      <div aria-busy="true">
        <SkeletonCards count={3} />
      </div>
    )
  if (!nearby.data)
    return (
      <LoadFailed
        message={t('stores.nearby.failed')}
        hint={tError(nearby.error.code)}
        onRetry={() => void nearby.refetch()}
        retrying={nearby.isFetching}
      />
    )
  const stores = nearby.data.stores.slice(0, most)
  if (stores.length === 0)
    return (
      <EmptyState
        icon="store"
        title={t('stores.nearby.none')}
        hint={t('stores.nearby.noneHint')}
        action={onWiden && <Button onClick={onWiden}>{t('stores.nearby.wider')}</Button>}
      />
    )
  return (
    <>
      <p className="mb-3 text-ink-soft" role="status">
        {t('stores.nearby.found', { count: stores.length })}
      </p>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {stores.map((store) => (
          <StoreCard key={store.store_id} store={store} />
        ))}
      </ul>
    </>
  )
}
