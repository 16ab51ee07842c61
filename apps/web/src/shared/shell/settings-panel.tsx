import { useT } from '../i18n/i18n-context.tsx'
import { LANGUAGE_ENTRIES } from '../i18n/languages.ts'
import { Icon } from '../ui/icon.tsx'
import { LookChoice } from './look-choice.tsx'

/** The door to the own profile, all thirteen languages by their own name, and how the page looks. What is not complete yet says so and cannot be chosen. */
export const SettingsPanel = () => {
  const { t, language, setLanguage } = useT()
  return (
    <>
      {/* A plain link: the profile is a page of the customer's entry, and this stands in both. */}
      <a href="/profile" className="mb-2 flex min-h-11 items-center gap-2 rounded-md px-2.5 font-semibold hover:bg-sunken">
        <Icon name="user" />
        {t('common.myProfile')}
      </a>
      <fieldset className="mb-2 border-line border-b pb-2">
        <legend className="mb-1 font-semibold text-ink-soft text-sm">{t('common.language')}</legend>
        {LANGUAGE_ENTRIES.map((entry) => (
          <label
            key={entry.code}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-2.5 hover:bg-sunken has-checked:bg-brand-soft has-checked:font-semibold has-disabled:cursor-default has-disabled:text-ink-soft"
          >
            <input
              type="radio"
              name="language"
              checked={language === entry.code}
              disabled={!entry.isReady}
              onChange={() => void setLanguage(entry.code)}
            />
            <span lang={entry.code} dir={entry.direction}>
              {entry.nativeName}
            </span>
            {!entry.isReady && <span className="ms-auto text-sm">{t('common.comingSoon')}</span>}
          </label>
        ))}
      </fieldset>
      <LookChoice look="theme" />
      <LookChoice look="contrast" />
      <LookChoice look="fontSize" />
    </>
  )
}
