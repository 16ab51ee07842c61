import { NEARBY_DEFAULT_RADIUS_KM, NEARBY_RADII_KM } from '@jhola/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { CITIES, type City } from '../../features/stores/cities.ts'
import { LocationNeeded } from '../../features/stores/components/location-needed.tsx'
import { NearbyList } from '../../features/stores/components/nearby-list.tsx'
import { type Place, useDevicePlace } from '../../features/stores/hooks/use-device-place.ts'
import { apiQuery } from '../../shared/api-query.ts'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { SiteFooter } from '../../shared/shell/site-footer.tsx'
import { SiteHeader } from '../../shared/shell/site-header.tsx'
import { Chip } from '../../shared/ui/chip.tsx'
import { SkeletonCards } from '../../shared/ui/skeleton.tsx'

const WIDEST_KM = NEARBY_RADII_KM[2]

/** What the place is called, from the server; approximate when nobody knows better. */
const PlaceName = ({ place }: { place: Place }) => {
  const { t } = useT()
  const named = useQuery(apiQuery('GET /geo/reverse', { query: { latitude: place.latitude, longitude: place.longitude } })).data
  if (!named) return t('stores.nearby.here')
  if (named.name) return t('stores.nearby.near', { place: named.name })
  return named.region ? t('stores.nearby.approximate', { region: named.region }) : t('stores.nearby.here')
}

const CityChips = ({ chosen, onChoose }: { chosen: City | undefined; onChoose(city: City | undefined): void }) => {
  const { t, language } = useT()
  return (
    <section className="flex flex-wrap gap-2" aria-label={t('stores.nearby.chooseCity')}>
      <Chip icon="locate" chosen={!chosen} onChange={() => onChoose(undefined)}>
        {t('stores.nearby.useMine')}
      </Chip>
      {CITIES.map((city) => (
        <Chip key={city.name} chosen={city === chosen} onChange={() => onChoose(city)}>
          {language === 'hi' ? city.name_hi : city.name}
        </Chip>
      ))}
    </section>
  )
}

/** `/nearby-stores?km=&city=`: shops around the device or a chosen city. */
export const NearbyStoresPage = () => {
  const { t, language } = useT()
  const [address, setAddress] = useSearchParams()
  const km = NEARBY_RADII_KM.find((radius) => String(radius) === address.get('km')) ?? NEARBY_DEFAULT_RADIUS_KM
  const city = CITIES.find((one) => one.name === address.get('city'))
  // The server cannot know the device's place: both sides begin with "finding".
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const { state, locate } = useDevicePlace(isMounted && !city)
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
  const place = city ?? (state.kind === 'found' ? state.place : undefined)
  return (
    <>
      <SiteHeader />
      <main id="content" className="mx-auto flex w-full max-w-5xl flex-col gap-4 p-4">
        <div>
          <h1 className="font-bold text-2xl">{t('stores.nearby.title')}</h1>
          <p className="text-ink-soft">
            {city ? (
              t('stores.nearby.city', { city: language === 'hi' ? city.name_hi : city.name })
            ) : place ? (
              <PlaceName place={place} />
            ) : (
              t('stores.nearby.locating')
            )}
          </p>
        </div>
        <CityChips chosen={city} onChoose={(next) => choose({ city: next })} />
        <section className="flex flex-wrap gap-2" aria-label={t('stores.nearby.radius')}>
          {NEARBY_RADII_KM.map((radius) => (
            <Chip key={radius} chosen={radius === km} onChange={() => choose({ km: radius })}>
              {t('stores.nearby.radiusKm', { km: radius })}
            </Chip>
          ))}
        </section>
        {place ? (
          <NearbyList place={place} radiusKm={km} onWiden={km < WIDEST_KM ? () => choose({ km: WIDEST_KM }) : undefined} />
        ) : state.kind === 'failed' ? (
          <LocationNeeded text={state.text} onRetry={locate} />
        ) : (
          <div aria-busy="true">
            <SkeletonCards count={3} />
          </div>
        )}
      </main>
      <SiteFooter />
    </>
  )
}
