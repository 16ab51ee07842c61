import { useQuery } from '@tanstack/react-query'
import { memo, useState } from 'react'
import type { ApiReply } from '../../../../shared/api/api-client.ts'
import { apiQuery } from '../../../../shared/api/api-query.ts'
import { useDebouncedValue } from '../../../../shared/hooks/use-debounced-value.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { SearchField } from '../../../../shared/ui/search-field.tsx'
import type { NamedPlace } from '../nearby-address.ts'

type Found = ApiReply<'GET /geo/places'>['places'][number]

const SEARCH_AFTER_MS = 300
const TYPED_MIN = 2
const TYPED_MAX = 60

const isPincode = (text: string): boolean => /^\p{Nd}+$/u.test(text)
const toNamed = ({ latitude, longitude, name, pincode }: Found, typed: string): NamedPlace => ({
  latitude,
  longitude,
  name: isPincode(typed) && pincode ? `${pincode}, ${name}` : name,
  pincode: pincode ?? '',
})

/** Finds shops without sharing the location: by PIN code or by locality name in any script, with the matching places. */
export const LocationSearch = memo(({ onChoose }: { onChoose(place: NamedPlace): void }) => {
  const { t, tError } = useT()
  const [typed, setTyped] = useState('')
  const term = useDebouncedValue(typed.trim().slice(0, TYPED_MAX), SEARCH_AFTER_MS)
  const isSearching = term.length >= TYPED_MIN && typed.trim() !== ''
  const search = useQuery({ ...apiQuery('GET /geo/places', { query: { search: term } }), enabled: isSearching })
  const places = isSearching ? (search.data?.places ?? []) : []
  const choose = (place: Found) => {
    onChoose(toNamed(place, term))
    setTyped('')
  }
  const status = () => {
    if (!isSearching) return ''
    if (search.isPending) return t('stores.place.looking')
    if (search.error) return tError(search.error.code, search.error.details)
    return places.length === 0 ? t('stores.place.none') : t('stores.place.found', { count: places.length })
  }
  return (
    // The results overlay the page, so that nothing below moves while the user types.
    <div className="relative">
      <SearchField
        label={t('stores.place.search')}
        placeholder={t('stores.place.search')}
        value={typed}
        onChange={setTyped}
        onSubmit={() => places[0] && term === typed.trim() && choose(places[0])}
      />
      <div
        className={
          isSearching
            ? 'absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-lg border border-line bg-surface shadow-high'
            : undefined
        }
      >
        <p role="status" className={places.length > 0 || !isSearching ? 'sr-only' : 'px-4 py-3 text-ink-soft text-sm'}>
          {status()}
        </p>
        <ul>
          {places.map((place) => (
            <li key={`${place.pincode} ${place.name} ${place.district}`}>
              <button
                type="button"
                onClick={() => choose(place)}
                className="flex min-h-11 w-full items-center gap-3 px-4 py-2 text-start hover:bg-sunken"
              >
                <Icon name="pin" className="text-brand" />
                <span className="min-w-0">
                  <bdi className="block font-semibold">{place.name}</bdi>
                  <bdi className="block text-ink-soft text-sm">
                    {[place.pincode, place.district === place.name ? null : place.district, place.state]
                      .filter(Boolean)
                      .join(', ')}
                  </bdi>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
})
LocationSearch.displayName = 'LocationSearch'
