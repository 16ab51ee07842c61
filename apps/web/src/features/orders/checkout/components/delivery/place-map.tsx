import type { Store } from '@jhola/contract/stores/schema'
import { PinMap } from '../../../../../shared/geo/pin-map.tsx'
import { usePincode } from '../../../../../shared/geo/use-pincode.ts'
import { useT } from '../../../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../../../shared/i18n/use-area.ts'
import { Skeleton } from '../../../../../shared/ui/skeleton.tsx'
import './place-map.css'
import type { Place } from '../../choices.ts'

type PlaceMapProps = {
  place: Place | null
  store: Pick<Store, 'latitude' | 'longitude'>
  pincode: string
  onChange: (place: Place) => void
}

/** As many digits as about a metre needs: more would disclose more than is needed. */
const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5

/** A map with the pin of the customer's door: first at the centre of the PIN code, else at the shop, until it is moved. */
export const PlaceMap = ({ place, store, pincode, onChange }: PlaceMapProps) => {
  const { t } = useT()
  const hasTexts = useArea('geo')
  const { facts, isLooking } = usePincode(pincode)
  if (!hasTexts || isLooking) return <Skeleton className="aspect-10/7 rounded-lg" />
  const { latitude, longitude } = place ?? facts ?? store
  return (
    <div className="jh-place-map">
      <PinMap
        key={place ? 'pin' : pincode}
        label={t('orders.location.pin')}
        hint={t('orders.location.pinHint')}
        place={{ latitude, longitude }}
        isGuess={!place}
        onChange={(moved) => onChange({ latitude: round(moved.latitude), longitude: round(moved.longitude) })}
      />
    </div>
  )
}
