import { COUNTER_FREE_DELIVERY_FROM_PAISE, LANGUAGES } from '@jhola/contract/constants'
import { MISSING_CHOICES } from '@jhola/contract/orders/missing-choice'
import { formatPrice, paiseToRupees } from '@jhola/contract/shared/money'
import type { CustomerField } from '../../../../domain/orders/counter-order-draft.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { nativeNameOf } from '../../../../shared/i18n/native-names.ts'
import { Card } from '../../../../shared/ui/card.tsx'
import { RadioCards } from '../../../../shared/ui/radio-cards.tsx'
import { Select } from '../../../../shared/ui/select.tsx'
import { TextArea } from '../../../../shared/ui/text-area.tsx'
import { TextField } from '../../../../shared/ui/text-field.tsx'
import type { DraftControl } from '../hooks/use-draft.ts'
import { CustomerPhone } from './known-customer.tsx'
import { StepTitle } from './step-title.tsx'

const FREE_FROM = formatPrice(paiseToRupees(COUNTER_FREE_DELIVERY_FROM_PAISE))

type CustomerStepProps = {
  storeId: string
  control: DraftControl
  /** Error texts by field. */
  errors: Partial<Record<CustomerField, string>>
  onEdit(field: CustomerField): void
}

/** Step 2: the customer, and pickup at the counter or delivery. */
export const CustomerStep = ({ storeId, control, errors, onEdit }: CustomerStepProps) => {
  const { t, language } = useT()
  const { draft, change } = control
  const field = (name: CustomerField) => ({
    name,
    value: draft.customer[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => {
      onEdit(name)
      change(({ customer }) => ({ customer: { ...customer, [name]: target.value }, isFilledIn: false }))
    },
  })
  return (
    <Card as="section" aria-labelledby="step-title">
      <StepTitle>{t('orders.create.step.customer')}</StepTitle>
      <div className="grid grid-cols-1 gap-4">
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:items-start">
          <CustomerPhone storeId={storeId} control={control} error={errors.phone} onEdit={() => onEdit('phone')} />
          <TextField label={t('orders.create.field.name')} maxLength={80} {...field('name')} />
        </div>
        <RadioCards
          label={t('orders.create.handing.label')}
          columns={2}
          options={[
            {
              value: 'pickup',
              title: t('orders.create.handing.pickup'),
              hint: t('orders.create.handing.pickupHint'),
              icon: 'pickup',
            },
            {
              value: 'delivery',
              title: t('orders.create.handing.delivery'),
              hint: t('orders.create.handing.deliveryHint', { amount: FREE_FROM }),
              icon: 'truck',
            },
          ]}
          value={draft.handing}
          onChange={(handing) => {
            onEdit('address')
            change({ handing })
          }}
        />
        {draft.handing === 'delivery' && (
          <div className="grid grid-cols-1 gap-4">
            <TextArea label={t('orders.create.field.address')} rows={2} maxLength={400} {...field('address')} />
            <TextField label={t('orders.create.field.landmark')} optional maxLength={120} {...field('landmark')} />
          </div>
        )}
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
          <TextField
            label={t('orders.create.field.email')}
            optional
            type="email"
            inputMode="email"
            maxLength={254}
            {...field('email')}
          />
          <Select
            label={t('orders.create.field.language')}
            options={LANGUAGES.map((code) => ({ value: code, label: nativeNameOf(code) }))}
            value={draft.language ?? language}
            onChange={({ target }) => change({ language: LANGUAGES.find((code) => code === target.value) ?? null })}
          />
        </div>
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
          <Select
            label={t('orders.create.ifMissing.label')}
            options={MISSING_CHOICES.map((value) => ({ value, label: t(`orders.create.ifMissing.${value}`) }))}
            value={draft.ifMissing}
            onChange={({ target }) =>
              change({ ifMissing: MISSING_CHOICES.find((choice) => choice === target.value) ?? draft.ifMissing })
            }
          />
          <TextField label={t('orders.create.field.notes')} optional maxLength={500} {...field('notes')} />
        </div>
      </div>
    </Card>
  )
}
