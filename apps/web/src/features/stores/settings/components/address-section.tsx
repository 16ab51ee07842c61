import { STATES } from '@jhola/contract/geo/states'
import { typedPincode } from '../../../../shared/format/typed-digits.ts'
import type { Place } from '../../../../shared/geo/mercator.ts'
import { PinMap } from '../../../../shared/geo/pin-map.tsx'
import { PincodeHint } from '../../../../shared/geo/pincode-hint.tsx'
import { useDeviceLocation } from '../../../../shared/geo/use-device-location.ts'
import { type PincodeDetails, usePincode } from '../../../../shared/geo/use-pincode.ts'
import { useStateOptions } from '../../../../shared/geo/use-state-options.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { Select } from '../../../../shared/ui/select.tsx'
import { TextArea } from '../../../../shared/ui/text-area.tsx'
import { TextField } from '../../../../shared/ui/text-field.tsx'
import type { SettingsReply } from '../api/settings.ts'
import { textField } from '../hooks/text-field.ts'
import { type SectionForm, useSection } from '../hooks/use-section.ts'
import { SectionFrame } from './section-frame.tsx'

type AddressForm = SectionForm<'address'>

/** The shop's location: from the device, the pin, or the centre of its PIN code area. */
const PlaceOnMap = ({
  form,
  details,
  radiusKm,
}: {
  form: AddressForm
  details: PincodeDetails | undefined
  radiusKm: number
}) => {
  const { t } = useT()
  const put = ({ latitude, longitude }: Place) => form.set({ latitude, longitude })
  const device = useDeviceLocation(put)
  const { latitude, longitude } = form.draft
  const problem = form.errorOf('latitude') ?? form.errorOf('longitude') ?? (device.errorKey && t(device.errorKey))
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-1 font-medium text-sm">{t('stores.settings.address.place')}</legend>
      <p className="text-ink-soft text-sm">{t('stores.settings.address.placeHint')}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" icon="locate" loading={device.isFinding} onClick={device.find}>
          {t(device.isFinding ? 'geo.finding' : 'geo.useMine')}
        </Button>
        {details && (
          <Button variant="secondary" size="sm" icon="pin" onClick={() => put(details)}>
            {t('stores.settings.address.useCentre')}
          </Button>
        )}
      </div>
      {problem && (
        <p role="alert" className="font-medium text-error text-sm">
          {problem}
        </p>
      )}
      <div className="max-w-2xl">
        <PinMap place={{ latitude, longitude }} onChange={put} radiusKm={radiusKm} />
      </div>
    </fieldset>
  )
}

/** The address of the shop and its location on the map. */
export const AddressSection = ({ reply }: { reply: SettingsReply }) => {
  const { t } = useT()
  const form = useSection('address', reply)
  const field = textField(form)
  const { pincode, state } = form.draft
  const lookup = usePincode(pincode)
  const stateOptions = useStateOptions()
  const setState = (value: string) => {
    const known = STATES.find((one) => one === value)
    if (known) form.set({ state: known })
  }
  return (
    <SectionFrame form={form}>
      <TextArea label={t('stores.settings.address.street')} rows={2} maxLength={200} {...field('street')} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField label={t('stores.settings.address.locality')} optional maxLength={120} {...field('locality')} />
        <TextField label={t('stores.settings.address.city')} maxLength={80} {...field('city')} />
        <TextField
          label={t('stores.settings.address.pincode')}
          inputMode="numeric"
          autoComplete="off"
          {...field('pincode', typedPincode)}
        />
        <Select
          label={t('stores.settings.address.state')}
          name="state"
          options={stateOptions}
          value={state}
          onChange={(event) => setState(event.target.value)}
          error={form.errorOf('state')}
        />
      </div>
      <PincodeHint lookup={lookup} pincode={pincode} state={state} onUseState={setState} />
      <PlaceOnMap form={form} details={lookup.facts} radiusKm={reply.settings.delivery.delivery_radius_km} />
    </SectionFrame>
  )
}
