import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'

/** The terms in plain words, to be opened in place. */
export const Terms = () => {
  const { t } = useT()
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1 font-medium text-brand">
        {t('signup.terms.title')} <Icon name="chevron-down" size="xs" />
      </summary>
      <ul className="mb-2 grid list-disc gap-1 ps-5 text-ink-soft text-sm">
        <li>{t('signup.terms.own')}</li>
        <li>{t('signup.terms.prices')}</li>
        <li>{t('signup.terms.licences')}</li>
        <li>{t('signup.terms.privacy')}</li>
        <li>{t('signup.terms.public')}</li>
      </ul>
    </details>
  )
}
