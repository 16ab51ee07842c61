import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx'
import { useSectionForm } from '../hooks/use-section-form.ts'
import { SectionForm } from '../section-form.tsx'
import type { SectionProps } from '../section-props.ts'
import { AppearanceFields } from './appearance-fields.tsx'

const KEYS = ['display'] as const
const MODES = [
  { value: 'light', icon: 'sun' },
  { value: 'dark', icon: 'moon' },
  { value: 'system', icon: 'contrast' },
] as const

/** Appearance of the counter, on every device of the shop. */
export const DisplaySection = ({ reply, onDirty }: SectionProps) => {
  const { t } = useT()
  const form = useSectionForm(KEYS, reply)
  const { display } = form.draft
  return (
    <SectionForm form={form} onDirty={onDirty}>
      <div>
        <p className="mb-1.5 font-medium text-sm">{t('common.theme.name')}</p>
        <SegmentedControl
          fullWidth
          label={t('common.theme.name')}
          segments={MODES.map(({ value, icon }) => ({ value, icon, label: t(`common.theme.${value}`) }))}
          value={display.mode}
          onChange={(mode) => form.set('display', { mode })}
        />
      </div>
      <AppearanceFields value={display} onChange={(change) => form.set('display', change)} />
    </SectionForm>
  )
}
