import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../../shared/api/api-query.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { LinkButton } from '../../../../shared/ui/link-button.tsx'
import { NEXT_STEP } from '../hooks/use-registration.ts'

/** The success message, shown until the page redirects. Where new shops are looked at first, it says that customers do not see it yet. */
export const Registered = ({ name }: { name: string }) => {
  const { t } = useT()
  const { data } = useQuery(apiQuery('GET /stores/me', {}))
  const isOpened = data && data.store.status !== 'in_review'
  return (
    <div role="status" className="grid animate-rise justify-items-center gap-3 py-10 text-center">
      <span className="flex size-20 items-center justify-center rounded-full bg-success-soft text-success">
        <Icon name="check-circle" size="xl" />
      </span>
      <h1 className="text-2xl">{t('stores.registration.done.title')}</h1>
      {data && (
        <p className="max-w-sm text-ink-soft">
          {isOpened ? t('stores.registration.done.text', { name }) : t('stores.registration.done.review')}
        </p>
      )}
      <LinkButton to={NEXT_STEP} variant="secondary" iconEnd="arrow-end">
        {t('stores.registration.done.go')}
      </LinkButton>
    </div>
  )
}
