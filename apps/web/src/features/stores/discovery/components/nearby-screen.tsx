import { NEARBY_RADII_KM } from '@jhola/contract/constants'
import { memo, type ReactNode, useCallback, useState } from 'react'
import { choosePlace } from '../../../../domain/place/chosen-place.ts'
import type { City } from '../../../../domain/place/cities.ts'
import { LocationSearch } from '../../../../domain/place/location-search.tsx'
import { type Place, useDeviceLocation } from '../../../../domain/place/use-device-location.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { Chip } from '../../../../shared/ui/chip.tsx'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { useNearbyAddress } from '../hooks/use-nearby-address.ts'
import type { NamedPlace } from '../nearby-address.ts'
import { CityChips } from './city-chips.tsx'
import { LocationLine } from './location-line.tsx'
import { LocationNeeded } from './location-needed.tsx'
import { NearbyResults } from './nearby-results.tsx'

const WIDEST_KM = NEARBY_RADII_KM[2]

type Address = ReturnType<typeof useNearbyAddress>
/** The form to request shops here. It belongs to another feature, so the route passes it in. */
type WishForm = (wish: { place: Place; pincode: string; onClose(): void }) => ReactNode

const RadiusAndView = memo(({ address: { km, isMap, choose } }: { address: Address }) => {
  const { t } = useT()
  return (
    <div className="flex flex-wrap items-center gap-x-1.5">
      <fieldset className="flex flex-wrap items-center gap-x-1.5">
        <legend className="sr-only">{t('stores.nearby.radius')}</legend>
        {NEARBY_RADII_KM.map((radius) => (
          <Chip key={radius} chosen={radius === km} onChange={() => choose({ km: radius })}>
            {t('stores.km', { km: radius })}
          </Chip>
        ))}
      </fieldset>
      {/* On a wide screen the map is always visible. */}
      <div className="lg:hidden">
        <Chip icon="pin" chosen={isMap} onChange={(next) => choose({ isMap: next })}>
          {t('stores.map.show')}
        </Chip>
      </div>
    </div>
  )
})
RadiusAndView.displayName = 'RadiusAndView'

/** No shop sells here yet: search a wider area, or request shops. */
const NoStores = ({ address, place, wishForm }: { address: Address; place: Place; wishForm: WishForm }) => {
  const { t } = useT()
  const [isWishing, setWishing] = useState(false)
  const { km, named, choose } = address
  return (
    <div>
      <EmptyState
        icon="store"
        title={t('stores.nearby.none')}
        hint={t('stores.nearby.noneHint')}
        action={
          <>
            {km < WIDEST_KM && <Button onClick={() => choose({ km: WIDEST_KM })}>{t('stores.nearby.wider')}</Button>}
            {!isWishing && (
              <Button variant="secondary" icon="message" onClick={() => setWishing(true)}>
                {t('stores.nearby.request')}
              </Button>
            )}
          </>
        }
      />
      {isWishing && wishForm({ place, pincode: named?.pincode ?? '', onClose: () => setWishing(false) })}
    </div>
  )
}

/** Shops near the device, a searched place, or a city. */
export const NearbyScreen = ({ wishForm }: { wishForm: WishForm }) => {
  const { t } = useT()
  const address = useNearbyAddress()
  const { km, city, named, isMap, choose } = address
  // The server cannot know the device's location, so both sides start with "finding".
  const { state, locate } = useDeviceLocation(!city && !named)
  const device = state.kind === 'found' ? state.place : undefined
  const place = named ?? city ?? device
  const hasFailed = !place && state.kind === 'failed'
  const chooseNamed = useCallback(
    (found: NamedPlace) => {
      choosePlace(found)
      choose({ named: found, city: undefined })
    },
    [choose],
  )
  const chooseCity = useCallback(
    (next: City | undefined) => {
      choose({ city: next, named: undefined })
      if (hasFailed && !next) locate()
    },
    [choose, hasFailed, locate],
  )
  return (
    // At least as high as the screen, and nothing above the list appears or disappears: a denied location causes no layout shift.
    <main id="content" className="mx-auto flex min-h-dvh w-full max-w-5xl flex-col gap-4 p-4">
      <div>
        <h1 className="font-bold text-2xl">{t('stores.nearby.title')}</h1>
        <p className="text-ink-soft">{t('stores.nearby.lead')}</p>
        <LocationLine city={city} named={named} device={device} hasFailed={hasFailed} />
      </div>
      <div className="grid grid-cols-1 gap-1">
        <LocationSearch onChoose={chooseNamed} />
        <CityChips chosen={named || hasFailed ? null : city} onChoose={chooseCity} />
        <RadiusAndView address={address} />
      </div>
      {hasFailed ? (
        <LocationNeeded text={state.text} onRetry={locate} />
      ) : (
        <NearbyResults
          place={place}
          radiusKm={km}
          isMap={isMap}
          empty={place && <NoStores address={address} place={place} wishForm={wishForm} />}
        />
      )}
    </main>
  )
}
