import { LANGUAGES } from '@jhola/contract/constants'
import { directionOf } from '@jhola/contract/shared/text/language'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { nativeNameOf } from '../../shared/i18n/native-names.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { useChooseLanguage } from '../preferences/use-choose-language.ts'
import { AppearanceChoice } from './appearance-choice.tsx'
import { LiteracyChoice } from './literacy-choice.tsx'

/** The languages by their own names, and the appearance settings. */
export const SettingsChoices = () => {
  const { t } = useT()
  const { picked, choose } = useChooseLanguage()
  return (
    <>
      <LiteracyChoice />
      <fieldset className="mb-2 border-line border-b pb-2">
        <legend className="mb-1 font-semibold text-ink-soft text-sm">{t('common.language')}</legend>
        {LANGUAGES.map((code) => (
          <label
            key={code}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-2.5 hover:bg-sunken has-checked:bg-brand-soft has-checked:font-semibold"
          >
            <input type="radio" name="language" checked={picked === code} onChange={() => void choose(code)} />
            <span lang={code} dir={directionOf(code)}>
              {nativeNameOf(code)}
            </span>
          </label>
        ))}
      </fieldset>
      <AppearanceChoice look="theme" />
      <AppearanceChoice look="contrast" />
      <AppearanceChoice look="fontSize" />
    </>
  )
}

/** The same with a link to the profile. */
export const SettingsPanel = () => (
  <>
    {/* A plain link: the profile is a page of the customer's entry, and this panel is used in both entries. */}
    <a href="/profile" className="mb-2 flex min-h-11 items-center gap-2 rounded-md px-2.5 font-semibold hover:bg-sunken">
      <Icon name="user" />
      {useT().t('common.myProfile')}
    </a>
    <SettingsChoices />
  </>
)
