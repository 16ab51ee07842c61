import { useQuery } from '@tanstack/react-query'
import { useMay } from '../../../domain/account/use-may.ts'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { CounterShell } from '../../../features/dashboard/components/counter-shell.tsx'
import { GettingStarted, QuickActions, StoreCard } from '../../../features/dashboard/components/home-sections.tsx'
import { ownStoreQuery } from '../../../features/dashboard/components/open-switch.tsx'
import { TodayStats } from '../../../features/dashboard/components/today-stats.tsx'
import { LiveFeed } from '../../../features/orders/board/live-feed.tsx'
import { TestOrderButton } from '../../../features/orders/board/test-order-button.tsx'
import { ConnectionInfo } from '../../../features/orders/live/connection-info.tsx'
import { useLiveOrders } from '../../../features/orders/live/live-orders.tsx'
import { StaleNotice, StartShop } from '../../../features/orders/live/live-status.tsx'
import { useOrderSteps } from '../../../features/orders/steps/order-steps.tsx'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { siteConfig } from '../../../shared/site-config.ts'
import { Alert } from '../../../shared/ui/alert.tsx'

const QUICK_TILES = ['total', 'pending', 'completed'] as const

/** `/dashboard`: the shop's incoming orders, three figures of the day, and links to the most used tools. */
export const DashboardPage = () => {
  const { t } = useT()
  const labels = useItemLabels()
  const may = useMay()
  const user = useQuery(apiQuery('GET /auth/me', {})).data?.user
  const store = useQuery(ownStoreQuery).data?.store
  const live = useLiveOrders()
  const { handlers, dialogs } = useOrderSteps(live)
  const unpacked = live.board.data && live.counts.unpacked
  const name = user?.name || t('dashboard.owner')
  const testOrderButton = store && may('orders.create') && (
    <TestOrderButton storeId={store.store_id} customer={{ name, phone: store.phone }} />
  )
  return (
    <CounterShell title={t('orders.board.welcome', { name })} notice={<StaleNotice />}>
      <div className="grid grid-cols-1 gap-5">
        {siteConfig().isDevelopment && <Alert tone="primary">{t('dashboard.development')}</Alert>}
        <StartShop />
        {may('figures') && <TodayStats tiles={QUICK_TILES} unpacked={unpacked} />}
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[1fr_22rem]">
          <section aria-labelledby="live-feed" className="min-w-0">
            <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
              <h2 id="live-feed" className="text-lg">
                {t('dashboard.feed')}
              </h2>
              {testOrderButton}
            </div>
            <LiveFeed handlers={handlers} testOrderButton={testOrderButton} />
          </section>
          <div className="grid grid-cols-1 gap-5">
            {store && <StoreCard store={store} name={labels.name(store)} />}
            <QuickActions />
            <ConnectionInfo />
            <GettingStarted />
          </div>
        </div>
      </div>
      {dialogs}
    </CounterShell>
  )
}
