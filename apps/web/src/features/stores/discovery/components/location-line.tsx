import { useQuery } from '@tanstack/react-query'
import { type City, useCityName } from '../../../../domain/place/cities.ts'
import { roundLocation } from '../../../../domain/place/round-location.ts'
import type { Place } from '../../../../domain/place/use-device-location.ts'
import { apiQuery } from '../../../../shared/api/api-query.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import type { NamedPlace } from '../nearby-address.ts'

/** The name of the device's location, from the server; marked as approximate when it is. */
const DevicePlaceName = ({ place }: { place: Place }) => {
  const { t } = useT()
  const named = useQuery(apiQuery('GET /geo/reverse', { query: roundLocation(place) })).data
  if (!named) return t('stores.nearby.here')
  if (named.name) return t('stores.nearby.near', { place: named.name })
  return named.region ? t('stores.nearby.approximate', { region: t(`stores.region.${named.region}`) }) : t('stores.nearby.here')
}

type PlaceLineProps = {
  city: City | undefined
  named: NamedPlace | undefined
  device: Place | undefined
  /** The device's location is unknown, and no other place was chosen. */
  hasFailed: boolean
}

/** The place around which the shops are. */
export const LocationLine = ({ city, named, device, hasFailed }: PlaceLineProps) => {
  const { t } = useT()
  const cityName = useCityName()
  const locationText = () => {
    if (named) return t('stores.nearby.city', { city: named.name || `${named.latitude}, ${named.longitude}` })
    if (city) return t('stores.nearby.city', { city: cityName(city.name) })
    if (hasFailed) return t('stores.place.give')
    return device ? <DevicePlaceName place={device} /> : t('stores.nearby.locating')
  }
  return (
    <p className="flex items-center gap-1.5 text-ink-soft" role="status">
      <Icon name="pin" className="text-brand" />
      <span>{locationText()}</span>
    </p>
  )
}
