import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useMay } from '../../../domain/account/use-may.ts'
import { preferencesPath } from '../../../domain/preferences/preferences-address.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useWideScreen } from '../../../shared/hooks/use-wide-screen.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { useLoadFailure } from '../../../shared/lazy/use-load-failure.ts'
import { useLocation, useSearchParams } from '../../../shared/navigation/navigation.tsx'
import type { IconName } from '../../../shared/ui/icon.tsx'
import { IconButton, IconLink } from '../../../shared/ui/icon-button.tsx'
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import type { CardHandlers } from '../cards/card-props.ts'
import { todayQuery } from '../data/board-api.ts'
import { finishedOrders, type Order, toColumns } from '../data/board-state.ts'
import { ORDER_VIEWS, type OrderView, readFilters, readView, writeFilters } from '../data/table-filters.ts'
import { useShopDate } from '../data/use-shop-date.ts'
import { BoardLoaded } from '../live/board-loaded.tsx'
import { useLiveOrders } from '../live/live-orders.tsx'
import { ConnectionChip, MaySleep, SoundButton, StartShop } from '../live/live-status.tsx'
import { useOrderSteps } from '../steps/order-steps.tsx'
import { BoardColumns } from './board-columns.tsx'

// The list is loaded on demand: the counter works mostly with the board.
// Rarely used, so it is loaded after the orders.
const TestOrderPart = lazyPart(() => import('./test-order-button.tsx').then((module) => module.TestOrderButton))
const ListPart = lazyPart(() => import('../list/order-table-view.tsx').then((module) => module.OrderTableView))
const NO_ORDERS: readonly Order[] = []
const VIEW_ICONS: Record<OrderView, IconName> = { board: 'receipt', table: 'table', grid: 'grid', list: 'list' }
const PLACES = ['1', '2', '3', '4', '5'] as const

const BoardSkeleton = () => (
  <div aria-busy="true" className="grid grid-cols-1 gap-3 lg:grid-cols-5">
    {PLACES.map((place) => (
      <Skeleton key={place} className="h-56" />
    ))}
  </div>
)

const BoardView = ({ handlers }: { handlers: CardHandlers }) => {
  const { orders, ringing, busy } = useLiveOrders()
  const isWide = useWideScreen()
  const date = useShopDate()
  const { data, refetch } = useQuery({ ...todayQuery, staleTime: 0 })
  const today = data?.data ?? NO_ORDERS
  const columns = useMemo(() => toColumns(orders, finishedOrders(today, orders, date)), [orders, today, date])
  const readOn = useRef(date)
  useEffect(() => {
    if (readOn.current === date) return
    readOn.current = date
    void refetch()
  }, [date, refetch])
  return (
    <BoardLoaded whileLoading={<BoardSkeleton />}>
      <BoardColumns isWide={isWide} columns={columns} ringing={ringing} busy={busy} handlers={handlers} />
    </BoardLoaded>
  )
}

/**
 * The shop's orders: the live board and the searchable table, with one channel and one set of steps. `aside`: one quiet row between the
 * tools and the orders.
 */
export const OrderBoardScreen = ({ aside }: { aside?: ReactNode }) => {
  const { t } = useT()
  const [search, setSearch] = useSearchParams()
  const place = useLocation()
  const live = useLiveOrders()
  const client = useQueryClient()
  const store = useQuery(apiQuery('GET /stores/me', {})).data?.store
  const isWide = useWideScreen()
  const mayPack = useMay()('orders.pack')
  const { handlers, dialogs } = useOrderSteps(live)
  const view = readView(search)
  // Table, grid and list are views of one list: its filters stay when the view changes.
  const changeView = (next: OrderView) =>
    setSearch(next === 'board' ? {} : view === 'board' ? { view: next } : writeFilters({ ...readFilters(search), view: next }))
  const giveUpList = useLoadFailure(() => setSearch({}))
  const refresh = () => {
    void live.refresh()
    void client.invalidateQueries({ queryKey: ['GET /orders'] })
  }
  // Beside the toolbar where there is room, else below the orders: it is rarely used.
  const testOrderButton = store && (
    <TestOrderPart part={{ storeId: store.store_id, customer: store, variant: 'ghost', size: 'sm' }} />
  )
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="for-readers">
          <SegmentedControl
            label={t('orders.board.view.name')}
            segments={ORDER_VIEWS.map((one) => ({
              value: one,
              icon: VIEW_ICONS[one],
              iconOnlyLabel: t(`orders.board.list.look.${one}`),
              label: <span className="max-md:hidden">{t(`orders.board.list.look.${one}`)}</span>,
            }))}
            value={view}
            onChange={changeView}
          />
        </span>
        <span className="ms-auto flex flex-wrap items-center justify-end gap-1">
          {isWide && testOrderButton}
          {mayPack && <IconLink icon="prepare" label={t('orders.board.picks')} to="/store/picking" />}
          <SoundButton />
          <ConnectionChip />
          <IconLink
            icon="bell"
            className="for-readers"
            label={t('orders.board.notifications')}
            to={preferencesPath(place, 'notifications')}
          />
          <IconButton icon="refresh" label={t('common.refresh')} disabled={live.board.isFetching} onClick={refresh} />
        </span>
      </div>
      <StartShop />
      <MaySleep />
      {aside}
      {view === 'board' ? (
        <BoardView handlers={handlers} />
      ) : (
        <ListPart part={{ handlers }} whileLoading={<BoardSkeleton />} onFailed={giveUpList} />
      )}
      {!isWide && <div className="for-readers text-center">{testOrderButton}</div>}
      {dialogs}
    </div>
  )
}
