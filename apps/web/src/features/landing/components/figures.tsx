import { groupIndian } from '@jhola/contract/shared/money'
import { worthShowing } from '@jhola/contract/stores/figures'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'

/** The real numbers of shops, cities and orders, when they are large enough to show. */
export const Figures = () => {
  const { t } = useT()
  const figures = useQuery(apiQuery('GET /stores/figures', {})).data
  const shown = figures ? worthShowing(figures) : []
  if (shown.length === 0) return null
  return (
    <section aria-label={t('landing.figures')} className="mt-4">
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {shown.map(({ name, count }) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-ink-soft text-sm">{t(`landing.figure.${name}`)}</dt>
            <dd className="figures font-bold text-2xl text-brand">
              <bdi>{groupIndian(count)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
