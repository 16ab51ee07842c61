import { DISCOVERY_DISTANCES_KM, FALLBACK_PLACE } from '@jhola/contract/constants'
import { useState } from 'react'
import { useChosenPlace } from '../../../../domain/place/chosen-place.ts'
import { useCityName } from '../../../../domain/place/cities.ts'
import { placeLabel } from '../../../../domain/place/place-label.ts'
import { useDebouncedValue } from '../../../../shared/hooks/use-debounced-value.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../../shared/lazy/lazy-part.tsx'
import { useLoadFailure } from '../../../../shared/lazy/use-load-failure.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../../shared/ui/link-button.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import type { DiscoveryChoice } from './discovery-filters.tsx'
import { NearbyList } from './nearby-list.tsx'

const FiltersPart = lazyPart(() => import('./discovery-filters.tsx').then((module) => module.DiscoveryFilters))

const SEARCH_AFTER_MS = 300
const SHOWN = 5
const ALL: DiscoveryChoice = { name: '', minRating: '', distanceKm: String(DISCOVERY_DISTANCES_KM[3]), maxMinutes: '' }

/** Shops near the chosen place, before that near the centre of Mumbai. Says which. */
export const Discovery = () => {
  const { t } = useT()
  const chosen = useChosenPlace()
  const city = useCityName()(FALLBACK_PLACE.city)
  const [choice, setChoice] = useState(ALL)
  const [isFiltering, setFiltering] = useState(false)
  const giveUp = useLoadFailure(() => setFiltering(false))
  const name = useDebouncedValue(choice.name.trim(), SEARCH_AFTER_MS)
  const place = chosen ?? FALLBACK_PLACE
  const filters = {
    ...(name ? { name } : {}),
    ...(choice.minRating ? { min_rating: choice.minRating } : {}),
    ...(choice.maxMinutes ? { max_delivery_minutes: choice.maxMinutes } : {}),
  }
  return (
    <section aria-labelledby="discover">
      <div className="mb-2 flex items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 id="discover" className="font-bold text-lg">
            {t('landing.discover.title')}
          </h2>
          <p className="text-ink-soft text-sm" role="status">
            {chosen
              ? t('stores.nearby.city', { city: placeLabel(chosen, t('stores.nearby.here')) })
              : t('landing.discover.fallback', { city })}
          </p>
        </div>
        <Button variant="ghost" size="sm" aria-expanded={isFiltering} onClick={() => setFiltering(!isFiltering)}>
          {t('landing.discover.filters')}
        </Button>
      </div>
      {isFiltering && (
        <FiltersPart
          part={{ choice, onChange: (next) => setChoice({ ...choice, ...next }), place, filters }}
          whileLoading={<Skeleton className="mb-4 h-48 rounded-lg" />}
          onFailed={giveUp}
        />
      )}
      <NearbyList
        place={place}
        radiusKm={Number(choice.distanceKm)}
        filters={filters}
        max={SHOWN}
        isRows
        empty={<EmptyState as="p" icon="store" title={t('landing.discover.none')} />}
      />
      <div className="mt-3 text-center">
        <LinkButton to="/nearby-stores" variant="secondary" iconEnd="arrow-end">
          {t('landing.discover.all')}
        </LinkButton>
      </div>
    </section>
  )
}
