import { groupIndian } from '@jhola/contract/shared/money'
import type { ApiReply } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'

type Figures = ApiReply<'GET /admin/stores'>['figures']

const TILES = [
  { figure: 'total_stores', key: 'admin.tile.total', icon: 'store' },
  { figure: 'new_this_month', key: 'admin.tile.newThisMonth', icon: 'calendar' },
  { figure: 'cities_covered', key: 'admin.tile.cities', icon: 'map' },
  { figure: 'active_stores', key: 'admin.tile.active', icon: 'check-circle' },
] as const satisfies readonly { figure: keyof Figures; key: string; icon: IconName }[]

/** Four counts of the platform from the server; the filter of the list does not change them. */
export const StoreTiles = ({ figures }: { figures: Figures | undefined }) => {
  const { t } = useT()
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4" aria-busy={figures === undefined}>
      {TILES.map(({ figure, key, icon }) => (
        <div
          key={figure}
          className="relative flex min-w-0 flex-col-reverse justify-center rounded-lg border border-line bg-surface p-3 shadow-low sm:min-h-22 sm:ps-18 md:pe-4"
        >
          <dt className="text-ink-soft text-sm">
            <span className="absolute inset-y-0 start-4 my-auto flex size-11 items-center justify-center rounded-full bg-brand-soft text-brand max-sm:hidden">
              <Icon name={icon} />
            </span>
            {t(key)}
          </dt>
          <dd className="font-bold text-2xl figures">
            {figures ? groupIndian(figures[figure]) : <Skeleton className="h-8 w-12" />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
