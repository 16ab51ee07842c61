import {
  APPEARANCE_CHOICES,
  type Appearance,
  type AppearanceName,
  chooseAppearance,
  useAppearance,
} from '../../shared/device-store/appearance.ts'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../shared/i18n/texts.ts'

type NamedAppearance = Exclude<AppearanceName, 'reading'>

const LABELS: { [Name in NamedAppearance]: { name: TextKey } & Record<Appearance<Name>, TextKey> } = {
  theme: {
    name: 'common.theme.name',
    system: 'common.theme.system',
    light: 'common.theme.light',
    dark: 'common.theme.dark',
  },
  contrast: { name: 'common.contrast.name', normal: 'common.contrast.normal', high: 'common.contrast.high' },
  fontSize: {
    name: 'common.fontSize.name',
    medium: 'common.fontSize.medium',
    small: 'common.fontSize.small',
    large: 'common.fontSize.large',
  },
}

/** One appearance setting, applied immediately. */
export const AppearanceChoice = ({ look: name }: { look: NamedAppearance }) => {
  const { t } = useT()
  const chosen = useAppearance(name)
  // @NOTE the keys of LABELS are the names of APPEARANCE_CHOICES.
  const labels = LABELS[name] as Record<string, TextKey>
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-ink-soft text-sm">{t(LABELS[name].name)}</legend>
      <div className="flex flex-wrap gap-1">
        {APPEARANCE_CHOICES[name].map((option) => (
          <label
            key={option}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-2.5 text-sm hover:bg-sunken has-checked:bg-brand-soft has-checked:font-semibold"
          >
            <input type="radio" name={name} checked={chosen === option} onChange={() => chooseAppearance(name, option)} />
            {t(labels[option] ?? LABELS[name].name)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
