import { rememberStore } from '../../../../../domain/account/remember.ts'
import { useStoredValue } from '../../../../../shared/device-store/stored-value.ts'
import { useT } from '../../../../../shared/i18n/i18n-context.tsx'
import { Chip } from '../../../../../shared/ui/chip.tsx'

type AddressNameProps = { label: string | null; onChange: (label: string | null) => void }

/** The name under which the address is kept for the next order; not asked of who does not want to be remembered. */
export const AddressName = ({ label, onChange }: AddressNameProps) => {
  const { t } = useT()
  const isRemembered = useStoredValue(rememberStore, true)
  if (!isRemembered) return null
  const names = [t('orders.saveAs.home'), t('orders.saveAs.work'), t('orders.saveAs.other')]
  return (
    <fieldset>
      <legend className="font-medium text-sm">{t('orders.saveAs.title')}</legend>
      <div className="flex flex-wrap gap-2">
        {names.map((name) => (
          <Chip key={name} chosen={name === label} onChange={(isChosen) => onChange(isChosen ? name : null)}>
            {name}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
