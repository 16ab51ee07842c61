import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { apiQuery } from '../../shared/api/api-query.ts'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../shared/i18n/use-area.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Chip } from '../../shared/ui/chip.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { type ChosenPlace, choosePlace } from './chosen-place.ts'
import { CITIES, useCityName } from './cities.ts'
import { LocationSearch } from './location-search.tsx'
import { roundLocation } from './round-location.ts'
import { type Place, useDeviceLocation } from './use-device-location.ts'

type Choose = (place: ChosenPlace) => void

/** The device's location, with the name that the server knows for it. */
const DevicePlace = ({ onChoose }: { onChoose: Choose }) => {
  const { t } = useT()
  const client = useQueryClient()
  const [isWanted, setWanted] = useState(false)
  const { state, locate } = useDeviceLocation(isWanted)
  const take = useEffectEvent(async (place: Place) => {
    const named = await client.fetchQuery(apiQuery('GET /geo/reverse', { query: roundLocation(place) })).catch(() => null)
    onChoose({ ...place, name: named?.name ?? '', pincode: '' })
  })
  useEffect(() => {
    if (isWanted && state.kind === 'found') void take(state.place)
  }, [isWanted, state])
  return (
    <>
      <Button
        variant="secondary"
        icon="locate"
        loading={isWanted && state.kind === 'locating'}
        onClick={isWanted ? locate : () => setWanted(true)}
      >
        {t('stores.nearby.useMine')}
      </Button>
      <p role="status" className="text-error text-sm">
        {isWanted && state.kind === 'failed' && t(state.text)}
      </p>
    </>
  )
}

const Ways = ({ onChoose }: { onChoose: Choose }) => {
  const { t } = useT()
  const cityName = useCityName()
  return (
    <div className="grid min-h-96 content-start gap-4">
      <LocationSearch onChoose={onChoose} isInFlow />
      <DevicePlace onChoose={onChoose} />
      <section aria-label={t('stores.nearby.chooseCity')} className="flex flex-wrap gap-2">
        {CITIES.map(({ name, latitude, longitude }) => (
          <Chip key={name} chosen={false} onChange={() => onChoose({ latitude, longitude, name: cityName(name), pincode: '' })}>
            {cityName(name)}
          </Chip>
        ))}
      </section>
    </div>
  )
}

/** Where a customer wants the goods: by PIN code, locality, the device's location, or a city. */
export const PlaceDialog = ({ onClose }: { onClose(): void }) => {
  const { t } = useT()
  const hasStores = useArea('stores')
  const hasNearby = useArea('stores.nearby')
  const choose = (place: ChosenPlace) => {
    choosePlace(place)
    onClose()
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('nav.placeTitle')}>
      {hasStores && hasNearby ? <Ways onChoose={choose} /> : <Skeleton className="h-96" />}
    </Dialog>
  )
}
