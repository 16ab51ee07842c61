import { useEffect, useEffectEvent, useId } from 'react'
import { typedPincode } from '../../../../shared/format/typed-digits.ts'
import { PinMap } from '../../../../shared/geo/pin-map.tsx'
import { PincodeHint, toState } from '../../../../shared/geo/pincode-hint.tsx'
import { useDeviceLocation } from '../../../../shared/geo/use-device-location.ts'
import { type PincodeDetails, usePincode } from '../../../../shared/geo/use-pincode.ts'
import { useStateOptions } from '../../../../shared/geo/use-state-options.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { Select } from '../../../../shared/ui/select.tsx'
import { TextArea } from '../../../../shared/ui/text-area.tsx'
import { TextField } from '../../../../shared/ui/text-field.tsx'
import type { RegistrationDraft } from '../hooks/use-draft.ts'

type StepProps = { draft: RegistrationDraft }

/** Sets the state from the PIN code until the owner has reached the city field. */
const useStateOfPincode = (draft: RegistrationDraft, details: PincodeDetails | undefined): void => {
  const fill = useEffectEvent((found: PincodeDetails) => {
    const state = toState(found.state)
    if (state && !draft.fields.city.trim()) draft.set({ state })
  })
  useEffect(() => {
    if (details) fill(details)
  }, [details])
}

/** The shop's location: from the device, from the pin, or the centre of its PIN code area. */
const PlaceOnMap = ({ draft, around }: StepProps & { around: PincodeDetails | undefined }) => {
  const { t } = useT()
  const device = useDeviceLocation(draft.setPlace)
  const shown = draft.place ?? around
  const radiusKm = Number(draft.fields.delivery_radius)
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-1 font-medium text-sm">{t('stores.registration.place.title')}</legend>
      <p className="text-ink-soft text-sm">
        {t(draft.place ? 'stores.registration.place.set' : 'stores.registration.place.why')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" icon="locate" loading={device.isFinding} onClick={device.find}>
          {t(device.isFinding ? 'geo.finding' : 'geo.useMine')}
        </Button>
        {draft.place && (
          <Button variant="ghost" size="sm" onClick={() => draft.setPlace(null)}>
            {t('stores.registration.place.clear')}
          </Button>
        )}
      </div>
      {device.errorKey && (
        <p role="alert" className="font-medium text-error text-sm">
          {t(device.errorKey)}
        </p>
      )}
      {shown && (
        <PinMap
          key={draft.place ? 'pin' : draft.fields.pincode}
          place={{ latitude: shown.latitude, longitude: shown.longitude }}
          isGuess={!draft.place}
          onChange={draft.setPlace}
          {...(radiusKm > 0 && { radiusKm })}
        />
      )}
    </fieldset>
  )
}

/** Step 2: the address, the location on the map, and the GST number, which depends on the state. */
export const LocationStep = ({ draft }: StepProps) => {
  const { t } = useT()
  const lookup = usePincode(draft.fields.pincode)
  useStateOfPincode(draft, lookup.facts)
  const districts = useId()
  const gst = draft.field('gst_number')
  const state = draft.field('state')
  const stateOptions = useStateOptions()
  return (
    <div className="grid grid-cols-1 gap-4">
      <TextArea
        label={t('stores.registration.field.street')}
        hint={t('stores.registration.field.streetHint')}
        autoComplete="street-address"
        rows={2}
        maxLength={200}
        required
        {...draft.field('street')}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          label={t('stores.registration.field.pincode')}
          inputMode="numeric"
          autoComplete="postal-code"
          required
          {...draft.field('pincode', typedPincode)}
        />
        <TextField
          label={t('stores.registration.field.city')}
          autoComplete="address-level2"
          list={districts}
          maxLength={80}
          required
          {...draft.field('city')}
        />
        <datalist id={districts}>{lookup.facts && <option value={lookup.facts.district} />}</datalist>
      </div>
      <PincodeHint
        lookup={lookup}
        pincode={draft.fields.pincode}
        state={draft.fields.state}
        onUseState={(found) => {
          draft.set({ state: found })
          draft.checkGst({ state: found })
        }}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Select
          label={t('stores.registration.field.state')}
          autoComplete="address-level1"
          options={stateOptions}
          {...state}
          onChange={(event) => {
            state.onChange(event)
            draft.checkGst({})
          }}
        />
        <TextField
          label={t('stores.registration.field.gst')}
          hint={t('stores.registration.field.gstHint')}
          optional
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
          {...gst}
          onChange={(event) => {
            gst.onChange(event)
            draft.checkGst({ gst_number: event.target.value })
          }}
        />
      </div>
      <PlaceOnMap draft={draft} around={lookup.facts} />
    </div>
  )
}
