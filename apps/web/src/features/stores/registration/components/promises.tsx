import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../../shared/api/api-query.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../../shared/i18n/texts.ts'
import { Icon, type IconName } from '../../../../shared/ui/icon.tsx'

/** Only true statements: the product charges nothing anywhere. */
const PROMISES: readonly { icon: IconName; key: TextKey }[] = [
  { icon: 'store', key: 'stores.registration.promise.free' },
  { icon: 'rupee', key: 'stores.registration.promise.setup' },
  { icon: 'percent', key: 'stores.registration.promise.commission' },
  { icon: 'bell-ring', key: 'stores.registration.promise.ring' },
]

/** The benefits of registering. The number of shops is counted by the server. */
export const Promises = () => {
  const { t } = useT()
  const { data } = useQuery(apiQuery('GET /stores/figures', {}))
  return (
    <section
      className="stitched grid content-center gap-4 self-start rounded-xl bg-cloth p-5 text-on-cloth lg:min-h-126 lg:gap-6 lg:p-10"
      aria-label={t('stores.registration.promise.title')}
    >
      <h2 className="text-lg lg:text-2xl">{t('stores.registration.promise.title')}</h2>
      <ul className="grid grid-cols-1 gap-2.5 sm:grid-cols-2 lg:grid-cols-1 lg:gap-5">
        {PROMISES.map(({ icon, key }) => (
          <li key={key} className="flex items-center gap-3">
            <span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-action text-on-action lg:size-12">
              <Icon name={icon} size="sm" />
            </span>
            <span>{t(key)}</span>
          </li>
        ))}
      </ul>
      {data && data.stores > 0 && <p className="text-sm">{t('stores.registration.promise.stores', { count: data.stores })}</p>}
    </section>
  )
}
