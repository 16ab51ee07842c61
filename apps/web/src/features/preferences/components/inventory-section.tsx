import { OWN_PREFIXES } from '@jhola/contract/inventory/products/scale-code'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { NumberField } from '../../../shared/ui/number-field.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { useSectionForm } from '../hooks/use-section-form.ts'
import { Group, SectionForm } from '../section-form.tsx'
import type { SectionProps } from '../section-props.ts'

const KEYS = ['inventory'] as const
const PREFIXES = ['weightPrefix', 'pricePrefix'] as const

/** When products count as expiring soon, and how the labels of the shop's scale are read. */
export const InventorySection = ({ reply, onDirty }: SectionProps) => {
  const { t } = useT()
  const form = useSectionForm(KEYS, reply)
  const { inventory } = form.draft
  return (
    <SectionForm form={form} onDirty={onDirty}>
      <Group title={t('preferences.inventory.expiry')} hint={t('preferences.inventory.expiryHint')}>
        <NumberField
          className="max-w-60"
          label={t('preferences.inventory.expiryDays')}
          suffix={t('preferences.inventory.days')}
          value={inventory.expiryDays}
          onChange={(expiryDays) => form.set('inventory', { expiryDays })}
          onBlur={() => form.checkField('inventory.expiryDays')}
          error={form.errorOf('inventory.expiryDays')}
        />
      </Group>
      <Group title={t('preferences.inventory.scale')} hint={t('preferences.inventory.scaleHint')}>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {PREFIXES.map((name) => (
            <Select
              key={name}
              label={t(`preferences.inventory.${name}`)}
              placeholder={t('preferences.inventory.noScale')}
              options={OWN_PREFIXES.map((prefix) => ({ value: prefix, label: prefix }))}
              value={inventory[name] ?? ''}
              onChange={({ target }) =>
                form.set('inventory', { [name]: OWN_PREFIXES.find((prefix) => prefix === target.value) ?? null })
              }
              error={form.errorOf(`inventory.${name}`)}
            />
          ))}
        </div>
      </Group>
    </SectionForm>
  )
}
