import { STORE_TYPES } from '@jhola/contract/constants'
import { typedDigits } from '../../../../shared/format/typed-digits.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Select } from '../../../../shared/ui/select.tsx'
import { TextField } from '../../../../shared/ui/text-field.tsx'
import type { RegistrationDraft } from '../hooks/use-draft.ts'

const NUMBER_MAX = 6
/** Whole numbers only. */
const onlyDigits = (typed: string): string => typedDigits(typed, NUMBER_MAX)

/** Step 3: the kind of shop, delivery radius, minimum order, and opening hours. */
export const BusinessStep = ({ draft }: { draft: RegistrationDraft }) => {
  const { t } = useT()
  return (
    <div className="grid grid-cols-1 gap-4">
      <Select
        label={t('stores.registration.field.storeType')}
        options={STORE_TYPES.map((value) => ({ value, label: t(`stores.type.${value}`) }))}
        {...draft.field('store_type')}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          label={t('stores.registration.field.radius')}
          hint={t('stores.registration.field.radiusHint')}
          inputMode="numeric"
          suffix={t('stores.registration.unit.km')}
          required
          {...draft.field('delivery_radius', onlyDigits)}
        />
        <TextField
          label={t('stores.registration.field.minimum')}
          hint={t('stores.registration.field.minimumHint')}
          inputMode="numeric"
          prefix="₹"
          required
          {...draft.field('min_order_amount', onlyDigits)}
        />
      </div>
      <div className="grid grid-cols-2 gap-4">
        <TextField label={t('stores.registration.field.open')} type="time" required {...draft.field('open')} />
        <TextField label={t('stores.registration.field.close')} type="time" required {...draft.field('close')} />
      </div>
      <p className="text-ink-soft text-sm">{t('stores.registration.hoursHint')}</p>
    </div>
  )
}
