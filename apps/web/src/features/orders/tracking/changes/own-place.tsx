import { typedDigits } from '../../../../shared/format/typed-digits.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { TextArea } from '../../../../shared/ui/text-area.tsx'
import { TextField } from '../../../../shared/ui/text-field.tsx'
import { type OwnPlace, placeProblems } from './own-draft.ts'

const PIN_DIGITS = 6

/** The address of the order. The PIN code is a field of its own: the shop delivers by it. */
export const OwnPlaceFields = ({ value, onChange }: { value: OwnPlace; onChange: (place: OwnPlace) => void }) => {
  const { t } = useT()
  const { line, pincode } = placeProblems(value)
  return (
    <div className="grid gap-3">
      <TextArea
        label={t('checkout.field.address')}
        rows={2}
        maxLength={300}
        value={value.line}
        error={line ? t('checkout.error.address') : undefined}
        onChange={({ target }) => onChange({ ...value, line: target.value })}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={t('checkout.field.landmark')}
          optional
          maxLength={120}
          value={value.landmark}
          onChange={({ target }) => onChange({ ...value, landmark: target.value })}
        />
        <TextField
          label={t('checkout.field.pincode')}
          optional
          inputMode="numeric"
          value={value.pincode}
          error={pincode ? t('checkout.error.pincode') : undefined}
          onChange={({ target }) => onChange({ ...value, pincode: typedDigits(target.value, PIN_DIGITS) })}
        />
      </div>
    </div>
  )
}
