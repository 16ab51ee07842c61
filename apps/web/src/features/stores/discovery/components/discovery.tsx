import { DISCOVERY_DISTANCES_KM, FALLBACK_PLACE } from '@jhola/contract/constants'
import { useState } from 'react'
import { useDebouncedValue } from '../../../../shared/hooks/use-debounced-value.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../../shared/ui/link-button.tsx'
import { SearchField } from '../../../../shared/ui/search-field.tsx'
import { Select } from '../../../../shared/ui/select.tsx'
import { useCityName } from '../cities.ts'
import { useDeviceLocation } from '../hooks/use-device-location.ts'
import { MapPart } from './map-part.tsx'
import { NearbyList } from './nearby-list.tsx'

const SEARCH_AFTER_MS = 300
const SHOWN = 6
const WIDEST_KM = DISCOVERY_DISTANCES_KM[3]
const RATINGS = ['3', '4', '4.5'] as const
const MINUTES = ['30', '45', '60'] as const

/** Shops near the device once its location is known, before that near the centre of Mumbai. Says which. */
export const Discovery = () => {
  const { t } = useT()
  const [isRequested, setRequested] = useState(false)
  const { state, locate } = useDeviceLocation(isRequested)
  const [name, setName] = useState('')
  const [minRating, setMinRating] = useState('')
  const [distanceKm, setDistanceKm] = useState(String(WIDEST_KM))
  const [maxMinutes, setMaxMinutes] = useState('')
  const [isMap, setMap] = useState(false)
  const settledName = useDebouncedValue(name.trim(), SEARCH_AFTER_MS)
  const place = isRequested && state.kind === 'found' ? state.place : FALLBACK_PLACE
  const city = useCityName()(FALLBACK_PLACE.city)
  const filters = {
    ...(settledName ? { name: settledName } : {}),
    ...(minRating ? { min_rating: minRating } : {}),
    ...(maxMinutes ? { max_delivery_minutes: maxMinutes } : {}),
  }
  return (
    <section aria-labelledby="discover">
      <h2 id="discover" className="font-bold text-2xl">
        {t('landing.discover.title')}
      </h2>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="text-ink-soft" role="status">
          {place === FALLBACK_PLACE ? t('landing.discover.fallback', { city }) : t('stores.nearby.here')}
          {isRequested && state.kind === 'failed' && ` · ${t(state.text)}`}
        </p>
        {place === FALLBACK_PLACE && (
          <Button
            variant="ghost"
            size="sm"
            icon="locate"
            loading={isRequested && state.kind === 'locating'}
            onClick={isRequested ? locate : () => setRequested(true)}
          >
            {t('stores.nearby.useMine')}
          </Button>
        )}
      </div>
      <div className="mb-4 grid grid-cols-2 items-end gap-3 lg:grid-cols-4">
        <SearchField
          className="col-span-2 lg:col-span-1"
          label={t('landing.discover.name')}
          placeholder={t('landing.discover.name')}
          value={name}
          onChange={setName}
        />
        <Select
          label={t('landing.discover.rating')}
          value={minRating}
          onChange={(event) => setMinRating(event.target.value)}
          options={[
            { value: '', label: t('landing.discover.any') },
            ...RATINGS.map((value) => ({ value, label: t('landing.discover.ratingFrom', { rating: value }) })),
          ]}
        />
        <Select
          label={t('landing.discover.distance')}
          value={distanceKm}
          onChange={(event) => setDistanceKm(event.target.value)}
          options={DISCOVERY_DISTANCES_KM.map((km) => ({ value: String(km), label: t('landing.discover.within', { km }) }))}
        />
        <Select
          className="max-lg:col-span-2"
          label={t('landing.discover.time')}
          value={maxMinutes}
          onChange={(event) => setMaxMinutes(event.target.value)}
          options={[
            { value: '', label: t('landing.discover.any') },
            ...MINUTES.map((value) => ({ value, label: t('landing.discover.upTo', { count: Number(value) }) })),
          ]}
        />
      </div>
      <Button
        variant={isMap ? 'brand' : 'secondary'}
        size="sm"
        icon="pin"
        aria-pressed={isMap}
        className="mb-4"
        onClick={() => setMap(!isMap)}
      >
        {t('stores.map.show')}
      </Button>
      {isMap && (
        <div className="mx-auto mb-4 max-w-md">
          <MapPart place={place} radiusKm={Number(distanceKm)} filters={filters} />
        </div>
      )}
      <NearbyList
        place={place}
        radiusKm={Number(distanceKm)}
        filters={filters}
        max={SHOWN}
        empty={<EmptyState as="p" icon="store" title={t('landing.discover.none')} />}
      />
      <div className="mt-4 text-center">
        <LinkButton to="/nearby-stores" variant="secondary" iconEnd="arrow-end">
          {t('landing.discover.all')}
        </LinkButton>
      </div>
    </section>
  )
}
