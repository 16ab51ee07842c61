import { BUSY_EXTRA_MINUTES, CODE_ABOVE_PAISE, DELIVERY_RADIUS_KM } from '@jhola/contract/constants'
import { paiseToRupees } from '@jhola/contract/shared/money'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../../shared/i18n/texts.ts'
import { Checkbox } from '../../../../shared/ui/checkbox.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { NumberField } from '../../../../shared/ui/number-field.tsx'
import { Slider } from '../../../../shared/ui/slider.tsx'
import { Switch } from '../../../../shared/ui/switch.tsx'
import type { SettingsReply, StoreSettings } from '../api/settings.ts'
import { type SectionForm, useSection } from '../hooks/use-section.ts'
import { SectionFrame } from './section-frame.tsx'

type DeliveryForm = SectionForm<'delivery'>
type Delivery = StoreSettings['delivery']
type NumberName = { [F in keyof Delivery]-?: Delivery[F] extends number ? F : never }[keyof Delivery]

const RadiusSlider = ({ form }: { form: DeliveryForm }) => {
  const { t } = useT()
  return (
    <Slider
      label={t('stores.settings.delivery.radius')}
      name="delivery_radius_km"
      value={form.draft.delivery_radius_km}
      {...DELIVERY_RADIUS_KM}
      say={(km) => t('stores.km', { km })}
      onChange={(km) => form.set({ delivery_radius_km: km })}
      error={form.errorOf('delivery_radius_km')}
    />
  )
}

const SLOTS: readonly { name: keyof Delivery['offered_slots']; key: TextKey; hint: TextKey }[] = [
  { name: 'morning', key: 'stores.settings.delivery.slot.morning', hint: 'stores.settings.delivery.slotHint.morning' },
  { name: 'afternoon', key: 'stores.settings.delivery.slot.afternoon', hint: 'stores.settings.delivery.slotHint.afternoon' },
  { name: 'evening', key: 'stores.settings.delivery.slot.evening', hint: 'stores.settings.delivery.slotHint.evening' },
  { name: 'express', key: 'stores.settings.delivery.slot.express', hint: 'stores.settings.delivery.slotHint.express' },
]

const Slots = ({ form }: { form: DeliveryForm }) => {
  const { t } = useT()
  const slots = form.draft.offered_slots
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">{t('stores.settings.delivery.slots')}</legend>
      <p className="mb-1 text-ink-soft text-sm">{t('stores.settings.delivery.slotsHint')}</p>
      <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
        {SLOTS.map(({ name, key, hint }) => (
          <Checkbox
            key={name}
            label={t(key)}
            hint={t(hint)}
            checked={slots[name]}
            onChange={(event) => form.set({ offered_slots: { ...slots, [name]: event.target.checked } })}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** The maximum number of orders for each delivery time; empty means no limit. */
const Capacity = ({ form }: { form: DeliveryForm }) => {
  const { t } = useT()
  return (
    <NumberField
      label={t('stores.settings.delivery.capacity')}
      hint={t('stores.settings.delivery.capacityHint')}
      name="slot_capacity"
      value={form.draft.slot_capacity ?? Number.NaN}
      onChange={(value) => form.set({ slot_capacity: Number.isNaN(value) ? null : value })}
      onBlur={() => form.checkField('slot_capacity')}
      error={form.errorOf('slot_capacity')}
    />
  )
}

/** The value above which a customer unknown to the shop needs a code. */
const CodeLimit = ({ form }: { form: DeliveryForm }) => {
  const { t } = useT()
  return (
    <NumberField
      label={t('stores.settings.delivery.codeAbove')}
      hint={t('stores.settings.delivery.codeAboveHint')}
      prefix="₹"
      decimals
      name="code_above_amount"
      value={form.draft.code_above_amount ?? paiseToRupees(CODE_ABOVE_PAISE)}
      onChange={(value) => form.set({ code_above_amount: value })}
      onBlur={() => form.checkField('code_above_amount')}
      error={form.errorOf('code_above_amount')}
    />
  )
}

const Ways = ({ form }: { form: DeliveryForm }) => {
  const { t } = useT()
  const error = form.errorOf('offers_delivery')
  const change = (part: Partial<Delivery>) => {
    form.set(part)
    form.checkField('offers_delivery', part)
  }
  return (
    <div>
      <Switch
        name="offers_delivery"
        label={t('stores.settings.delivery.offersDelivery')}
        checked={form.draft.offers_delivery}
        onChange={(offers_delivery) => change({ offers_delivery })}
      />
      <Switch
        label={t('stores.settings.delivery.offersPickup')}
        hint={t('stores.settings.delivery.offersPickupHint')}
        checked={form.draft.offers_pickup}
        onChange={(offers_pickup) => change({ offers_pickup })}
      />
      {error && (
        <p role="alert" className="flex items-start gap-1.5 font-medium text-error text-sm">
          <Icon name="alert" size="xs" className="mt-0.5" />
          {error}
        </p>
      )}
    </div>
  )
}

/** Delivery types, minimum order, fees and delivery times. */
export const DeliverySection = ({ reply }: { reply: SettingsReply }) => {
  const { t } = useT()
  const form = useSection('delivery', reply)
  const { draft } = form
  const number = (name: NumberName) => ({
    name,
    value: draft[name],
    onChange: (value: number) => form.set({ [name]: value }),
    onBlur: () => form.checkField(name),
    error: form.errorOf(name),
  })
  const minutes = t('stores.settings.delivery.minutes')
  return (
    <SectionFrame form={form}>
      <Ways form={form} />
      {draft.offers_delivery && <RadiusSlider form={form} />}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <NumberField label={t('stores.settings.delivery.minimum')} prefix="₹" {...number('min_order_amount')} />
        {draft.offers_delivery && (
          <>
            <NumberField label={t('stores.settings.delivery.fee')} prefix="₹" decimals {...number('delivery_fee')} />
            <NumberField
              label={t('stores.settings.delivery.freeFrom')}
              hint={t('stores.settings.delivery.freeFromHint')}
              prefix="₹"
              decimals
              {...number('free_delivery_from')}
            />
            {draft.offered_slots.express && (
              <NumberField
                label={t('stores.settings.delivery.expressFee')}
                hint={t('stores.settings.delivery.expressFeeHint')}
                prefix="₹"
                decimals
                {...number('express_fee')}
              />
            )}
          </>
        )}
        <NumberField
          label={t('stores.settings.delivery.prep')}
          hint={t('stores.settings.delivery.prepHint', { minutes: BUSY_EXTRA_MINUTES })}
          suffix={minutes}
          {...number('prep_minutes')}
        />
        <NumberField
          label={t('stores.settings.delivery.accept')}
          hint={t('stores.settings.delivery.acceptHint')}
          suffix={minutes}
          {...number('accept_within_minutes')}
        />
      </div>
      <Slots form={form} />
      <Capacity form={form} />
      <CodeLimit form={form} />
    </SectionFrame>
  )
}
