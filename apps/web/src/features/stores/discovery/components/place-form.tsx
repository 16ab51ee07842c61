import { type ReactNode, useEffect, useState } from 'react'
import { choosePlace } from '../../../../domain/place/chosen-place.ts'
import { LocationSearch } from '../../../../domain/place/location-search.tsx'
import { useDeviceLocation } from '../../../../domain/place/use-device-location.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../../shared/ui/alert.tsx'
import { Button } from '../../../../shared/ui/button.tsx'

type PlaceFormProps = {
  /** Hidden fields that the form without scripts sends besides the place, `near`. */
  keeps: ReactNode
  /** Said above the field: why it is asked, or that there is no such place. */
  children: string
}

/** Asks where things are to be brought: a PIN code or a locality, or the location of the device. */
export const PlaceForm = ({ keeps, children }: PlaceFormProps) => {
  const { t } = useT()
  const [isAsked, setAsked] = useState(false)
  const { state, locate } = useDeviceLocation(isAsked)
  useEffect(() => {
    if (state.kind === 'found') choosePlace({ ...state.place, name: '', pincode: '' })
  }, [state])
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="text-ink-soft">{children}</p>
      <LocationSearch onChoose={choosePlace} name="near" keeps={keeps} />
      <Button
        variant="secondary"
        icon="locate"
        loading={isAsked && state.kind === 'locating'}
        onClick={isAsked ? locate : () => setAsked(true)}
        className="justify-self-start"
      >
        {t('stores.nearby.useMine')}
      </Button>
      {isAsked && state.kind === 'failed' && <Alert tone="warning">{t(state.text)}</Alert>}
    </div>
  )
}
