import { type ReactNode, useDeferredValue } from 'react'
import type { Place } from '../../../../domain/place/use-device-location.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden.tsx'
import { type NearbyFilters, useNearbyStores } from '../hooks/use-nearby-stores.ts'
import { StoreCard } from './store-card.tsx'
import { StoreRow } from './store-row.tsx'

type NearbyListProps = {
  place: Place
  radiusKm: number
  filters?: NearbyFilters
  max?: number
  /** In short rows, without pictures that fill the page and without how many there are. */
  isRows?: boolean
  /** True when something is beside the list: fewer cards in a row. */
  isNarrow?: boolean
  /** Shown when there is no shop. */
  empty: ReactNode
}

const GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2'
const gridOf = (isNarrow: boolean): string => (isNarrow ? GRID : `${GRID} lg:grid-cols-3`)
/** Two rows side by side from a tablet on. */
const ROWS = 'overflow-hidden rounded-lg border border-line bg-surface'
const ROW_PLACES = ['a', 'b', 'c', 'd', 'e', 'f'] as const
const CARD_PLACES = ['a', 'b', 'c'] as const

/** Skeleton of the cards. */
export const NearbySkeleton = ({ isNarrow = false }: { isNarrow?: boolean }) => {
  const { t } = useT()
  return (
    <div role="status" aria-busy="true" className={gridOf(isNarrow)}>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {CARD_PLACES.map((place) => (
        <Skeleton key={place} className="h-96 rounded-lg" />
      ))}
    </div>
  )
}

/** As high as the rows will be. */
const RowsSkeleton = ({ count = 1 }: { count?: number | undefined }) => {
  const { t } = useT()
  return (
    <div role="status" aria-busy="true" className={ROWS}>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {ROW_PLACES.slice(0, count).map((place) => (
        <Skeleton key={place} className="min-h-24" />
      ))}
    </div>
  )
}

/** Shops near a place, nearest first, in all states of loading. */
export const NearbyList = ({ place, radiusKm, filters, max, isRows = false, isNarrow = false, empty }: NearbyListProps) => {
  const { t, tError } = useT()
  // Cards are rendered in slices, so that taps are handled in between.
  const nearby = useDeferredValue(useNearbyStores(place, radiusKm, filters))
  if (nearby.isPending) return isRows ? <RowsSkeleton count={max} /> : <NearbySkeleton isNarrow={isNarrow} />
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
  if (isRows)
    return (
      <ul className={ROWS}>
        {stores.slice(0, max).map((store) => (
          <StoreRow key={store.store_id} store={store} />
        ))}
      </ul>
    )
  return (
    <>
      <p className="mb-3 text-ink-soft" role="status">
        {t('stores.nearby.found', { count: stores.length })}{' '}
        <a className="inline-flex min-h-11 items-center text-brand underline" href="/help#ranking">
          {t('stores.nearby.ranking')}
        </a>
      </p>
      <ul className={gridOf(isNarrow)}>
        {stores.slice(0, max).map((store) => (
          <StoreCard key={store.store_id} store={store} />
        ))}
      </ul>
    </>
  )
}
