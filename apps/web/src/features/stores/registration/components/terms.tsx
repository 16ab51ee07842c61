import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'

/** The terms in plain language, expanded in place. */
export const Terms = () => {
  const { t } = useT()
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1 font-medium text-brand">
        {t('stores.registration.terms.title')} <Icon name="chevron-down" size="xs" />
      </summary>
      <ul className="mb-2 grid list-disc gap-1 ps-5 text-ink-soft text-sm">
        <li>{t('stores.registration.terms.own')}</li>
        <li>{t('stores.registration.terms.prices')}</li>
        <li>{t('stores.registration.terms.licences')}</li>
        <li>{t('stores.registration.terms.privacy')}</li>
        <li>{t('stores.registration.terms.public')}</li>
      </ul>
    </details>
  )
}
