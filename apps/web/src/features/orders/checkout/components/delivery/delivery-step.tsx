import type { DeliveryType } from '@jhola/contract/orders/statuses'
import type { Store } from '@jhola/contract/stores/schema'
import { useItemLabels } from '../../../../../domain/catalogue/item-labels.ts'
import { typedPincode } from '../../../../../shared/format/typed-digits.ts'
import { useT } from '../../../../../shared/i18n/i18n-context.tsx'
import { Card, CardTitle } from '../../../../../shared/ui/card.tsx'
import { Icon } from '../../../../../shared/ui/icon.tsx'
import { type RadioCard, RadioCards } from '../../../../../shared/ui/radio-cards.tsx'
import { TextArea } from '../../../../../shared/ui/text-area.tsx'
import { TextField } from '../../../../../shared/ui/text-field.tsx'
import { distanceTo, type TimesOnOffer } from '../../choices.ts'
import { deliveryTypesOf } from '../../delivery-types.ts'
import type { Checkout } from '../../hooks/use-checkout.ts'
import { StepTitle } from '../step-title.tsx'
import { AddressName } from './address-name.tsx'
import { MyLocation } from './my-location.tsx'
import { SavedAddresses } from './saved-addresses.tsx'
import { WhenCards } from './when-cards.tsx'

type DeliveryStepProps = { checkout: Checkout; store: Store; deliveryType: DeliveryType; times: TimesOnOffer }

const AddressFields = ({ checkout, store }: { checkout: Checkout; store: Store }) => {
  const { t } = useT()
  const { field } = checkout.form
  const { place } = checkout.choices
  return (
    <div className="grid gap-4">
      <SavedAddresses checkout={checkout} step={1} />
      <TextArea
        label={t('checkout.field.address')}
        hint={t('checkout.field.addressHint')}
        autoComplete="street-address"
        rows={2}
        maxLength={300}
        {...field('address')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('checkout.field.landmark')}
          hint={t('checkout.field.landmarkHint')}
          optional
          maxLength={120}
          {...field('landmark')}
        />
        <TextField
          label={t('checkout.field.pincode')}
          inputMode="numeric"
          autoComplete="postal-code"
          {...field('pincode', typedPincode)}
        />
      </div>
      <MyLocation
        place={place}
        store={store}
        pincode={checkout.form.info.pincode}
        onChange={(found) => checkout.choose({ place: found })}
      />
      <AddressName label={checkout.choices.label} onChange={(label) => checkout.choose({ label })} />
    </div>
  )
}

const HOW_CARDS: Record<DeliveryType, Pick<RadioCard<DeliveryType>, 'value' | 'icon'>> = {
  delivery: { value: 'delivery', icon: 'bike' },
  pickup: { value: 'pickup', icon: 'pickup' },
}

/** Step 2: delivery or pickup, the address, and the time. */
export const DeliveryStep = ({ checkout, store, deliveryType, times }: DeliveryStepProps) => {
  const { t } = useT()
  const itemLabels = useItemLabels()
  const { field } = checkout.form
  const labels = {
    delivery: { title: t('orders.delivery'), hint: t('orders.deliveryHint', { store: itemLabels.name(store) }) },
    pickup: { title: t('orders.pickup'), hint: t('orders.pickupHint') },
  }
  const types = deliveryTypesOf(store)
  const isPickup = deliveryType === 'pickup'
  const isExpress = checkout.choices.when?.slot === 'express'
  return (
    <div className="grid gap-4">
      <Card as="section" aria-labelledby="step-title">
        <StepTitle onShown={checkout.stepShown}>{t(isPickup ? 'orders.pickup' : 'checkout.step.delivery')}</StepTitle>
        <div className="grid gap-5">
          <RadioCards
            label={t('orders.how')}
            columns={2}
            options={types.map((type) => ({ ...HOW_CARDS[type], ...labels[type] }))}
            value={deliveryType}
            // Express is not available for pickup: the default time is chosen again.
            onChange={(type) => checkout.choose({ deliveryType: type, ...(isExpress && { when: null }) })}
          />
          {!isPickup ? (
            <AddressFields checkout={checkout} store={store} />
          ) : (
            <p className="flex items-start gap-2 rounded-lg bg-sunken px-4 py-3">
              <Icon name="store" className="mt-0.5 text-brand" />
              <span>
                <span className="block text-ink-soft text-sm">{t('orders.pickupAt')}</span>
                <span className="font-semibold">{itemLabels.name(store)}</span>, <bdi>{store.address}</bdi>
              </span>
            </p>
          )}
        </div>
      </Card>
      <Card as="section" aria-labelledby="when-title">
        <CardTitle>
          <span id="when-title">{t(isPickup ? 'orders.whenPickup' : 'orders.when')}</span>
        </CardTitle>
        <div className="grid gap-5">
          <WhenCards
            store={store}
            times={times}
            isPickup={isPickup}
            distanceKm={distanceTo(store, checkout.choices.place)}
            when={checkout.choices.when}
            onChange={(when) => checkout.choose({ when })}
          />
          <TextArea
            label={t(isPickup ? 'orders.notes' : 'checkout.field.notes')}
            hint={isPickup ? undefined : t('checkout.field.notesHint')}
            optional
            rows={2}
            maxLength={500}
            {...field('deliveryNotes')}
          />
        </div>
      </Card>
    </div>
  )
}
