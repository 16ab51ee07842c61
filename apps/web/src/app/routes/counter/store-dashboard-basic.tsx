import { useQuery } from '@tanstack/react-query'
import { useMay } from '../../../domain/account/use-may.ts'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { CounterShell } from '../../../features/dashboard/components/counter-shell.tsx'
import { ownStoreQuery } from '../../../features/dashboard/components/open-switch.tsx'
import { TodayStats } from '../../../features/dashboard/components/today-stats.tsx'
import { OrderTableView } from '../../../features/orders/list/order-table-view.tsx'
import { useLiveOrders } from '../../../features/orders/live/live-orders.tsx'
import { StaleNotice, StartShop } from '../../../features/orders/live/live-status.tsx'
import { useOrderSteps } from '../../../features/orders/steps/order-steps.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'

/** The list of orders has the other figures of the day above it. */
const TILES = ['lowStock'] as const

/** `/store-dashboard-basic`: the day's figures and one list of orders, without the board. */
export const StoreDashboardBasicPage = () => {
  const { t } = useT()
  const labels = useItemLabels()
  const may = useMay()
  const store = useQuery(ownStoreQuery).data?.store
  const live = useLiveOrders()
  const { handlers, dialogs } = useOrderSteps(live)
  const unpacked = live.board.data && live.counts.unpacked
  return (
    <CounterShell
      title={t('dashboard.simple')}
      subtitle={store && labels.name(store)}
      backTo="/store-dashboard"
      notice={<StaleNotice />}
    >
      <div className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center gap-2">
          {may('orders.create') && (
            <LinkButton to="/create-order" icon="plus">
              {t('dashboard.createManual')}
            </LinkButton>
          )}
          {may('products.see') && (
            <LinkButton to="/inventory" variant="secondary" icon="package">
              {t('orders.board.tool.inventory')}
            </LinkButton>
          )}
        </div>
        <StartShop />
        {may('figures') && <TodayStats tiles={TILES} unpacked={unpacked} />}
        <div className="min-w-0">
          <OrderTableView handlers={handlers} />
        </div>
      </div>
      {dialogs}
    </CounterShell>
  )
}
