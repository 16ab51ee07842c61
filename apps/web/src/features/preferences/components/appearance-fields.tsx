import type { Preferences } from '@jhola/contract/preferences/schema'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx'
import { Switch } from '../../../shared/ui/switch.tsx'

type Display = Preferences['display']

const SIZES = ['small', 'medium', 'large'] as const

/** Font size and contrast: shown in the accessibility and the display section. */
export const AppearanceFields = ({ value, onChange }: { value: Display; onChange: (change: Partial<Display>) => void }) => {
  const { t } = useT()
  return (
    <>
      <div>
        <p className="mb-1.5 font-medium text-sm">{t('common.fontSize.name')}</p>
        <SegmentedControl
          fullWidth
          label={t('common.fontSize.name')}
          segments={SIZES.map((size) => ({ value: size, label: t(`common.fontSize.${size}`) }))}
          value={value.fontSize}
          onChange={(fontSize) => onChange({ fontSize })}
        />
      </div>
      <Switch
        label={t('preferences.display.highContrast')}
        hint={t('preferences.display.highContrastHint')}
        checked={value.highContrast}
        onChange={(highContrast) => onChange({ highContrast })}
      />
    </>
  )
}
