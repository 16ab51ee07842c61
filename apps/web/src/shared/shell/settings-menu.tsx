import { useState } from 'react'
import { chooseTheme, readTheme, THEMES, type Theme } from '../device-store/preferences.ts'
import { useT } from '../i18n/i18n-context.tsx'
import { LANGUAGE_ENTRIES } from '../i18n/languages.ts'
import { Icon } from '../ui/icon.tsx'

/**
 * Language and theme, in a panel that needs no script library: customers download it on the first page. All thirteen
 * languages are listed by their own name; those that are not complete yet say so and cannot be chosen.
 */
export const SettingsMenu = () => {
  const { t, language, setLanguage } = useT()
  const [theme, setTheme] = useState<Theme | null>(null)
  const chosenTheme = theme ?? (typeof document === 'undefined' ? 'system' : readTheme())
  const showTheme = (next: Theme) => {
    chooseTheme(next)
    setTheme(next)
  }
  return (
    <details className="relative">
      <summary
        className="eases inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-full px-3 font-medium text-sm hover:bg-sunken [&::-webkit-details-marker]:hidden"
        aria-label={`${t('common.language')}, ${t('common.theme.name')}`}
      >
        <Icon name="language" />
        <span className="max-sm:sr-only">{LANGUAGE_ENTRIES.find((entry) => entry.code === language)?.nativeName}</span>
      </summary>
      <div className="absolute end-0 z-30 mt-1 max-h-96 w-64 overflow-y-auto rounded-lg border border-line bg-surface p-3 shadow-high">
        <fieldset>
          <legend className="mb-1 font-semibold text-ink-soft text-sm">{t('common.theme.name')}</legend>
          <div className="flex flex-wrap gap-1">
            {THEMES.map((option) => (
              <label
                key={option}
                className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-2.5 text-sm hover:bg-sunken has-checked:bg-brand-soft has-checked:font-semibold"
              >
                <input
                  type="radio"
                  name="theme"
                  checked={chosenTheme === option}
                  onChange={() => showTheme(option)}
                  suppressHydrationWarning
                />
                {t(`common.theme.${option}`)}
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset className="mt-2 border-line border-t pt-2">
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
      </div>
    </details>
  )
}
