import { useQuery } from '@tanstack/react-query'
import { memo, type ReactNode, useState } from 'react'
import type { ApiReply } from '../../shared/api/api-client.ts'
import { apiQuery } from '../../shared/api/api-query.ts'
import { useDebouncedValue } from '../../shared/hooks/use-debounced-value.ts'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { cx } from '../../shared/ui/cx.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { SearchField } from '../../shared/ui/search-field.tsx'
import type { ChosenPlace } from './chosen-place.ts'

type Found = ApiReply<'GET /geo/places'>['places'][number]

const SEARCH_AFTER_MS = 300
const TYPED_MIN = 2
const TYPED_MAX = 60

const ROW = 'flex min-h-11 w-full items-center gap-3 px-4 py-2 text-start hover:bg-sunken'

const isPincode = (text: string): boolean => /^\p{Nd}+$/u.test(text)
const toNamed = ({ latitude, longitude, name, pincode }: Found, typed: string): ChosenPlace => ({
  latitude,
  longitude,
  name: isPincode(typed) && pincode ? `${pincode}, ${name}` : name,
  pincode: pincode ?? '',
})

type LocationSearchProps = {
  onChoose(place: ChosenPlace): void
  /** What else the field does with words that are no PIN code: a first row, and Enter. */
  words?: { label(words: string): string; onGo(words: string): void }
  label?: string
  /** The results stand in the flow: in a dialog, which has nothing below. */
  isInFlow?: boolean
  /** Its name in the address that Enter leads to without scripts, and what else stands in that. */
  name?: string
  keeps?: ReactNode
}

/** Finds shops without sharing the location: by PIN code or by locality name in any script, with the matching places. */
export const LocationSearch = memo(({ onChoose, words, label, isInFlow = false, name, keeps }: LocationSearchProps) => {
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
  const submit = () => {
    const now = typed.trim()
    if (words && now !== '' && !isPincode(now)) words.onGo(now)
    else if (places[0] && term === now) choose(places[0])
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
        label={label ?? t('stores.place.search')}
        placeholder={label ?? t('stores.place.search')}
        value={typed}
        onChange={setTyped}
        name={name}
        action={keeps}
        onSubmit={submit}
      />
      <div
        className={
          isSearching
            ? cx(
                'overflow-hidden rounded-lg border border-line bg-surface',
                isInFlow ? 'mt-2' : 'absolute inset-x-0 top-full z-30 mt-1 shadow-high',
              )
            : undefined
        }
      >
        <p role="status" className={places.length > 0 || !isSearching || words ? 'sr-only' : 'px-4 py-3 text-ink-soft text-sm'}>
          {status()}
        </p>
        <ul>
          {words && isSearching && !isPincode(term) && (
            <li>
              <button type="button" onClick={() => words.onGo(term)} className={ROW}>
                <Icon name="search" className="text-brand" />
                <span className="min-w-0 font-semibold">{words.label(term)}</span>
              </button>
            </li>
          )}
          {places.map((place) => (
            <li key={`${place.pincode} ${place.name} ${place.district}`}>
              <button type="button" onClick={() => choose(place)} className={ROW}>
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
