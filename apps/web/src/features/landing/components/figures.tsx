import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../shared/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'

/** Below these a figure says nothing and is left out; figures are counted, never invented. */
const LEAST = { stores: 10, cities: 3, delivered_orders: 100 } as const

const counted = new Intl.NumberFormat('en-IN')

/** How many shops, cities and orders there really are. */
export const Figures = () => {
  const { t } = useT()
  const figures = useQuery(apiQuery('GET /stores/figures', {})).data
  if (!figures) return null
  const shown = [
    { key: 'stores', value: figures.stores, label: t('landing.figureStores'), least: LEAST.stores },
    { key: 'cities', value: figures.cities, label: t('landing.figureCities'), least: LEAST.cities },
    { key: 'orders', value: figures.delivered_orders, label: t('landing.figureOrders'), least: LEAST.delivered_orders },
  ].filter((figure) => figure.value >= figure.least)
  if (shown.length === 0) return null
  return (
    <section aria-label={t('landing.figures')} className="mt-8">
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {shown.map((figure) => (
          <div key={figure.key} className="flex flex-col-reverse">
            <dt className="text-ink-soft text-sm">{figure.label}</dt>
            <dd className="figures font-bold text-2xl text-brand">
              <bdi>{counted.format(figure.value)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
