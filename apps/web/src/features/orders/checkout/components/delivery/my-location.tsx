import type { Store } from '@jhola/contract/stores/schema'
import { useState } from 'react'
import { useT } from '../../../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../../../shared/lazy/lazy-part.tsx'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Icon } from '../../../../../shared/ui/icon.tsx'
import { Skeleton } from '../../../../../shared/ui/skeleton.tsx'
import type { Place } from '../../choices.ts'
import { useMyLocation } from '../../hooks/use-my-location.ts'

const MapPart = lazyPart(() => import('./place-map.tsx').then((module) => module.PlaceMap))

type MyLocationProps = {
  place: Place | null
  store: Pick<Store, 'latitude' | 'longitude'>
  pincode: string
  onChange: (place: Place | null) => void
}

/**
 * Adds the customer's location to the order if they want, from the device or by a pin on a map: the rider finds them, and the
 * distance is checked exactly.
 */
export const MyLocation = ({ place, store, pincode, onChange }: MyLocationProps) => {
  const { t } = useT()
  const [isOpen, setOpen] = useState(false)
  const { find, isFinding, errorKey } = useMyLocation(onChange)
  return (
    <div className="grid gap-2">
      {place && (
        <div role="status" className="flex flex-wrap items-center gap-x-3 rounded-lg bg-success-soft px-4 py-1 text-sm">
          <Icon name="check-circle" className="text-success" />
          <span className="min-w-40 flex-1">{t('orders.location.added')}</span>
          <Button variant="ghost" size="sm" onClick={() => onChange(null)}>
            {t('orders.location.remove')}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {!place && (
          <Button variant="secondary" size="sm" icon="locate" loading={isFinding} onClick={find}>
            {isFinding ? t('orders.location.finding') : t('orders.location.use')}
          </Button>
        )}
        <Button variant="ghost" size="sm" icon="pin" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('orders.location.map')}
        </Button>
      </div>
      {errorKey && (
        <p role="alert" className="font-medium text-error text-sm">
          {t(errorKey)}
        </p>
      )}
      {isOpen && (
        <MapPart part={{ place, store, pincode, onChange }} whileLoading={<Skeleton className="aspect-10/7 rounded-lg" />} />
      )}
    </div>
  )
}
