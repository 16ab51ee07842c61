import { DISCOVERY_DISTANCES_KM } from '@jhola/contract/constants'
import { useState } from 'react'
import type { Place } from '../../../../domain/place/use-device-location.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { SearchField } from '../../../../shared/ui/search-field.tsx'
import { Select } from '../../../../shared/ui/select.tsx'
import type { NearbyFilters } from '../hooks/use-nearby-stores.ts'
import { MapPart } from './map-part.tsx'

const RATINGS = ['3', '4', '4.5'] as const
const MINUTES = ['30', '45', '60'] as const

/** What was chosen, as text; empty for any. */
export type DiscoveryChoice = { name: string; minRating: string; distanceKm: string; maxMinutes: string }

type DiscoveryFiltersProps = {
  choice: DiscoveryChoice
  onChange(next: Partial<DiscoveryChoice>): void
  place: Place
  filters: NearbyFilters
}

/** Name, rating, distance and time of the shops shown, and their map. */
export const DiscoveryFilters = ({ choice, onChange, place, filters }: DiscoveryFiltersProps) => {
  const { t } = useT()
  const [isMap, setMap] = useState(false)
  const any = { value: '', label: t('landing.discover.any') }
  return (
    <>
      <div className="mb-4 grid grid-cols-2 items-end gap-3 lg:grid-cols-4">
        <SearchField
          className="col-span-2 lg:col-span-1"
          label={t('landing.discover.name')}
          placeholder={t('landing.discover.name')}
          value={choice.name}
          onChange={(name) => onChange({ name })}
        />
        <Select
          label={t('landing.discover.rating')}
          value={choice.minRating}
          onChange={({ target }) => onChange({ minRating: target.value })}
          options={[any, ...RATINGS.map((value) => ({ value, label: t('landing.discover.ratingFrom', { rating: value }) }))]}
        />
        <Select
          label={t('landing.discover.distance')}
          value={choice.distanceKm}
          onChange={({ target }) => onChange({ distanceKm: target.value })}
          options={DISCOVERY_DISTANCES_KM.map((km) => ({ value: String(km), label: t('landing.discover.within', { km }) }))}
        />
        <Select
          className="max-lg:col-span-2"
          label={t('landing.discover.time')}
          value={choice.maxMinutes}
          onChange={({ target }) => onChange({ maxMinutes: target.value })}
          options={[any, ...MINUTES.map((value) => ({ value, label: t('landing.discover.upTo', { count: Number(value) }) }))]}
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
          <MapPart place={place} radiusKm={Number(choice.distanceKm)} filters={filters} />
        </div>
      )}
    </>
  )
}
