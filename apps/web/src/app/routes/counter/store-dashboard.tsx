import { useQuery } from '@tanstack/react-query'
import { useMay } from '../../../domain/account/use-may.ts'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { CounterShell } from '../../../features/dashboard/components/counter-shell.tsx'
import { HelpDoors } from '../../../features/dashboard/components/home-sections.tsx'
import { LatestOrders } from '../../../features/dashboard/components/latest-orders.tsx'
import { OpenSwitch, ownStoreQuery } from '../../../features/dashboard/components/open-switch.tsx'
import { ReviewNotice } from '../../../features/dashboard/components/review-notice.tsx'
import { SuspendedNotice } from '../../../features/dashboard/components/suspended-notice.tsx'
import { TodayStats } from '../../../features/dashboard/components/today-stats.tsx'
import { ToolTiles } from '../../../features/dashboard/components/tool-tiles.tsx'
import { PasskeyOffer } from '../../../features/factors/components/passkey-offer.tsx'
import { StockAlerts } from '../../../features/inventory/stock/stock-alerts.tsx'
import { orderPath, useLiveOrders } from '../../../features/orders/live/live-orders.tsx'
import { StaleNotice, StartShop } from '../../../features/orders/live/live-status.tsx'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'

/** New shops only. */
const SetUpPart = lazyPart(() => import('../../../features/stores/set-up/set-up-card.tsx').then((module) => module.SetUpCard))

/** Two questions a day at most: usually there is none. */
const QuestionsPart = lazyPart(() =>
  import('../../../features/inventory/shelf/quick-questions.tsx').then((module) => module.QuickQuestions),
)

/** `/store-dashboard`: an overview of the shop, and links to its tools. */
export const StoreDashboardPage = () => {
  const { t, tError } = useT()
  const store = useQuery(ownStoreQuery).data?.store
  const user = useQuery(apiQuery('GET /auth/me', {})).data?.user
  const labels = useItemLabels()
  const may = useMay()
  const { board, counts, ringing } = useLiveOrders()
  const unpacked = board.data && counts.unpacked
  const failure = board.error && {
    message: tError(board.error.code, board.error.details),
    isRetrying: board.isFetching,
    onRetry: () => void board.refetch(),
  }
  return (
    <CounterShell
      title={store ? labels.name(store) : t('orders.board.dashboard')}
      subtitle={store && <bdi>{t('orders.board.storeId', { id: store.display_store_id })}</bdi>}
      notice={<StaleNotice />}
    >
      <div className="grid grid-cols-1 gap-5">
        {store && <SuspendedNotice store={store} />}
        {store && <ReviewNotice store={store} />}
        {may('settings') && <SetUpPart part={{}} />}
        {may('orders.see') && <StartShop />}
        {may('figures') && <TodayStats unpacked={unpacked} />}
        {may('products.see') && <StockAlerts />}
        {may('stock') && <QuestionsPart part={{}} />}
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[1fr_22rem]">
          <div className="grid grid-cols-1 lg:order-last">{may('shop.pause') && <OpenSwitch />}</div>
          {may('orders.see') && (
            <LatestOrders
              orders={board.data?.orders}
              failure={failure}
              count={counts.open}
              ringing={ringing}
              pathOf={orderPath}
            />
          )}
        </div>
        <ToolTiles waiting={counts.pending} />
        {user && <PasskeyOffer userId={user.id} />}
        <HelpDoors />
      </div>
    </CounterShell>
  )
}
