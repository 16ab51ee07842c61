import { NEARBY_DEFAULT_RADIUS_KM, NEARBY_RADII_KM } from '@jhola/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CITIES, type City, cityOf } from '../../features/stores/cities.ts'
import { CityChips } from '../../features/stores/components/city-chips.tsx'
import { LocationNeeded } from '../../features/stores/components/location-needed.tsx'
import { NearbyList, NearbyWaiting } from '../../features/stores/components/nearby-list.tsx'
import { type Place, useDevicePlace } from '../../features/stores/hooks/use-device-place.ts'
import { apiQuery } from '../../shared/api-query.ts'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { useSearchParams } from '../../shared/navigation.tsx'
import { SiteFooter } from '../../shared/shell/site-footer.tsx'
import { SiteHeader } from '../../shared/shell/site-header.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Chip } from '../../shared/ui/chip.tsx'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { Icon } from '../../shared/ui/icon.tsx'

const WIDEST_KM = NEARBY_RADII_KM[2]

/** What the place is called, from the server; approximate when nobody knows better. */
const PlaceName = ({ place }: { place: Place }) => {
  const { t } = useT()
  const named = useQuery(apiQuery('GET /geo/reverse', { query: { latitude: place.latitude, longitude: place.longitude } })).data
  if (!named) return t('stores.nearby.here')
  if (named.name) return t('stores.nearby.near', { place: named.name })
  return named.region ? t('stores.nearby.approximate', { region: named.region }) : t('stores.nearby.here')
}

/** Radius and city of the page, in its address. */
const useNearbyAddress = () => {
  const [address, setAddress] = useSearchParams()
  const km = NEARBY_RADII_KM.find((radius) => String(radius) === address.get('km')) ?? NEARBY_DEFAULT_RADIUS_KM
  const city = CITIES.find((one) => one.name === address.get('city'))
  const choose = (next: { km?: number; city?: City | undefined }) => {
    const chosen = { km, city, ...next }
    setAddress(
      {
        ...(chosen.km === NEARBY_DEFAULT_RADIUS_KM ? {} : { km: String(chosen.km) }),
        ...(chosen.city ? { city: chosen.city.name } : {}),
      },
      { replace: true },
    )
  }
  return { km, city, choose }
}

/** `/nearby-stores?km=&city=`: shops around the device or a chosen city. */
export const NearbyStoresPage = () => {
  const { t, language } = useT()
  const { km, city, choose } = useNearbyAddress()
  // The server cannot know the device's place: both sides begin with "finding".
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const { state, locate } = useDevicePlace(isMounted && !city)
  const place = city ?? (state.kind === 'found' ? state.place : undefined)
  const hasFailed = !place && state.kind === 'failed'
  const widen = km < WIDEST_KM && <Button onClick={() => choose({ km: WIDEST_KM })}>{t('stores.nearby.wider')}</Button>
  return (
    <>
      <SiteHeader />
      <main id="content" className="mx-auto flex w-full max-w-5xl flex-col gap-4 p-4">
        <div>
          <h1 className="font-bold text-2xl">{t('stores.nearby.title')}</h1>
          {!hasFailed && (
            <p className="flex items-center gap-1.5 text-ink-soft" role="status">
              <Icon name="pin" className="text-brand" />
              <span>
                {city ? (
                  t('stores.nearby.city', { city: cityOf(city.name, language) })
                ) : place ? (
                  <PlaceName place={place} />
                ) : (
                  t('stores.nearby.locating')
                )}
              </span>
            </p>
          )}
        </div>
        {hasFailed && <LocationNeeded text={state.text} onRetry={locate} />}
        <div>
          {hasFailed && <h2 className="mb-1 font-semibold">{t('stores.nearby.chooseCity')}</h2>}
          <CityChips chosen={city} offersDevice={!hasFailed} onChoose={(next) => choose({ city: next })} />
          {!hasFailed && (
            <fieldset className="flex flex-wrap items-center gap-2">
              <legend className="sr-only">{t('stores.nearby.radius')}</legend>
              {NEARBY_RADII_KM.map((radius) => (
                <Chip key={radius} chosen={radius === km} onChange={() => choose({ km: radius })}>
                  {t('stores.km', { km: radius })}
                </Chip>
              ))}
            </fieldset>
          )}
        </div>
        {place && (
          <NearbyList
            place={place}
            radiusKm={km}
            empty={<EmptyState icon="store" title={t('stores.nearby.none')} hint={t('stores.nearby.noneHint')} action={widen} />}
          />
        )}
        {!place && !hasFailed && <NearbyWaiting />}
      </main>
      <SiteFooter />
    </>
  )
}
