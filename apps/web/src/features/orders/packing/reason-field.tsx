import { CHANGE_REASON_MAX, CHANGE_REASONS, changeReasonOf } from '@jhola/contract/orders/packing/change-reasons'
import { useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import type { Packing } from './use-packing.ts'

const OWN = 'own'

/** Why the next line is changed, where the shop wants to remember it: kept with the change and shown in the order's history. */
export const ReasonField = ({ packing: { reason, setReason } }: { packing: Packing }) => {
  const { t } = useT()
  const [isOwn, setOwn] = useState(false)
  const chosen = reason === '' ? (isOwn ? OWN : '') : (changeReasonOf(reason) ?? OWN)
  const options = [
    ...CHANGE_REASONS.map((value) => ({ value, label: t(`orders.packing.why.${value}`) })),
    { value: OWN, label: t('orders.packing.why.own') },
  ]
  return (
    <div className="grid gap-2">
      <Select
        label={t('orders.packing.why.label')}
        optional
        placeholder={t('orders.packing.why.none')}
        options={options}
        value={chosen}
        onChange={({ target }) => {
          setOwn(target.value === OWN)
          setReason(target.value === OWN ? '' : target.value)
        }}
      />
      {chosen === OWN && (
        <TextField
          label={t('orders.packing.why.own')}
          maxLength={CHANGE_REASON_MAX}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          autoComplete="off"
        />
      )}
    </div>
  )
}
