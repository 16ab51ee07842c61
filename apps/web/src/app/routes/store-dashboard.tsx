import { useQuery } from '@tanstack/react-query'
import { CounterShell } from '../../features/counter/components/counter-shell.tsx'
import { LatestOrders } from '../../features/counter/components/latest-orders.tsx'
import { OpenSwitch, ownStoreQuery } from '../../features/counter/components/open-switch.tsx'
import { TodayStats } from '../../features/counter/components/today-stats.tsx'
import { ToolTiles } from '../../features/counter/components/tool-tiles.tsx'
import { useT } from '../../shared/i18n/i18n-context.tsx'

/** `/store-dashboard`: the shop at a glance, and the doors to its tools. */
export const StoreDashboardPage = () => {
  const { t } = useT()
  const store = useQuery(ownStoreQuery).data?.store
  return (
    <CounterShell
      title={store?.name ?? t('counter.dashboard')}
      subtitle={store ? t('counter.storeId', { id: store.display_store_id }) : undefined}
    >
      <div className="grid gap-5">
        <TodayStats />
        <div className="grid items-start gap-5 lg:grid-cols-[1fr_22rem]">
          <LatestOrders />
          {store && <OpenSwitch store={store} />}
        </div>
        <ToolTiles />
      </div>
    </CounterShell>
  )
}
