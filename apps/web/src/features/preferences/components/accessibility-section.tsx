import '../../../shared/i18n/lazy-texts.ts'
import { LANGUAGES } from '@jhola/contract/constants'
import { LITERACY_LEVELS } from '@jhola/contract/preferences/defaults'
import { useChooseLanguage } from '../../../domain/preferences/use-choose-language.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { nativeNameOf } from '../../../shared/i18n/native-names.ts'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { RadioCards } from '../../../shared/ui/radio-cards.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { Switch } from '../../../shared/ui/switch.tsx'
import { useSectionForm } from '../hooks/use-section-form.ts'
import { SectionForm } from '../section-form.tsx'
import type { SectionProps } from '../section-props.ts'
import { AppearanceFields } from './appearance-fields.tsx'

const KEYS = ['literacyLevel', 'spokenLabels', 'display'] as const
const PICTURES = { none: 'image', basic: 'text', full: 'book' } as const

/** Language of this device and of the signed-in person: applied immediately and saved apart from the shop's preferences. */
const LanguageChoice = () => {
  const { t } = useT()
  const { picked, choose } = useChooseLanguage()
  return (
    <Select
      label={t('common.language')}
      hint={t('preferences.accessibility.languageHint')}
      options={LANGUAGES.map((code) => ({ value: code, label: nativeNameOf(code) }))}
      value={picked}
      onChange={(event) => void choose(event.target.value)}
    />
  )
}

/** Literacy level of the counter, and the settings that help with reading. */
export const AccessibilitySection = ({ reply, onDirty }: SectionProps) => {
  const { t } = useT()
  const hasTexts = useArea('literacy')
  const form = useSectionForm(KEYS, reply)
  const { literacyLevel, spokenLabels, display } = form.draft
  const isAlwaysSpoken = literacyLevel === 'none'
  return (
    <SectionForm form={form} onDirty={onDirty}>
      {hasTexts ? (
        <RadioCards
          label={t('preferences.accessibility.literacy')}
          columns={3}
          options={LITERACY_LEVELS.map((level) => ({
            value: level,
            icon: PICTURES[level],
            title: t(`literacy.level.${level}`),
            hint: t(`literacy.hint.${level}`),
          }))}
          value={literacyLevel}
          onChange={(level) => form.set('literacyLevel', level)}
        />
      ) : (
        <Skeleton className="h-24" />
      )}
      <Switch
        label={t('preferences.accessibility.spoken')}
        hint={t(isAlwaysSpoken ? 'preferences.accessibility.spokenAlways' : 'preferences.accessibility.spokenHint')}
        checked={isAlwaysSpoken || spokenLabels}
        disabled={isAlwaysSpoken}
        onChange={(isOn) => form.set('spokenLabels', isOn)}
      />
      <LanguageChoice />
      <AppearanceFields value={display} onChange={(change) => form.set('display', change)} />
    </SectionForm>
  )
}
