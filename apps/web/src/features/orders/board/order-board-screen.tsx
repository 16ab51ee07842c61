import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useBoxWidth } from '../../../shared/hooks/use-box-width.ts'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { useLoadFailure } from '../../../shared/lazy/use-load-failure.ts'
import { useSearchParams } from '../../../shared/navigation/navigation.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import type { CardHandlers } from '../cards/card-props.ts'
import { COLUMN_IDS, toColumns } from '../data/board-state.ts'
import { type OrderView, readFilters, readView, writeFilters } from '../data/table-filters.ts'
import { useFinishedToday } from '../data/use-finished-today.ts'
import { BoardLoaded } from '../live/board-loaded.tsx'
import { useLiveOrders } from '../live/live-orders.tsx'
import { StartShop } from '../live/live-status.tsx'
import { useOrderSteps } from '../steps/order-steps.tsx'
import { BoardColumns } from './board-columns.tsx'
import { laneCount } from './plan-lanes.ts'
import { type BoardSearchState, useBoardFilter } from './use-board-filter.ts'

// The list is loaded on demand: the counter works mostly with the board.
// Rarely used, so it is loaded after the orders.
const TestOrderPart = lazyPart(() => import('./test-order-button.tsx').then((module) => module.TestOrderButton))
const ListPart = lazyPart(() => import('../list/order-table-view.tsx').then((module) => module.OrderTableView))
const ToolsPart = lazyPart(() => import('./board-tools.tsx').then((module) => module.BoardTools))
const SearchPart = lazyPart(() => import('./board-search.tsx').then((module) => module.BoardSearch))
/** Without its tools the board still works; their download is tried again. */
const giveUpTools = () => undefined
const PLACES = ['1', '2', '3', '4', '5', '6', '7', '8'] as const

const BoardSkeleton = () => (
  <div aria-busy="true" className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,12.5rem),1fr))] gap-2 pt-1.5">
    {PLACES.map((place) => (
      <Skeleton key={place} className="h-28" />
    ))}
  </div>
)

type ViewProps = { handlers: CardHandlers; lanes: number; tools: ReactNode; search: BoardSearchState }

const BoardView = ({ handlers, lanes, tools, search }: ViewProps) => {
  const { orders, ringing, busy, status } = useLiveOrders()
  const done = useFinishedToday(orders, status)
  const { pick, isOn: isFiltered } = search
  const columns = useMemo(() => toColumns(pick(orders), pick(done), ringing), [orders, done, ringing, pick])
  const hits = COLUMN_IDS.reduce((sum, id) => sum + columns[id].length, 0)
  const found = search.isOpen && (
    <SearchPart
      part={{ filter: search.filter, hits, onChange: search.change, onClose: search.close }}
      whileLoading={<Skeleton className="h-12" />}
    />
  )
  const whileLoading = (
    <>
      <div className="flex justify-end">{tools}</div>
      <BoardSkeleton />
    </>
  )
  return (
    <BoardLoaded whileLoading={whileLoading}>
      <BoardColumns {...{ lanes, tools, found, columns, ringing, busy, handlers, isFiltered }} />
    </BoardLoaded>
  )
}

/**
 * The shop's orders: the live board and the searchable table, with one channel and one set of steps. `aside`: one quiet row below the
 * orders, so that nothing pushes them down.
 */
export const OrderBoardScreen = ({ aside }: { aside?: ReactNode }) => {
  const [address, setAddress] = useSearchParams()
  const search = useBoardFilter()
  const live = useLiveOrders()
  const client = useQueryClient()
  const store = useQuery(apiQuery('GET /stores/me', {})).data?.store
  const [box, widthPx] = useBoxWidth<HTMLDivElement>()
  const lanes = laneCount(widthPx)
  const { handlers, dialogs } = useOrderSteps(live)
  const view = readView(address)
  // Table, grid and list are views of one list: its filters stay when the view changes.
  const changeView = (next: OrderView) =>
    setAddress(next === 'board' ? {} : view === 'board' ? { view: next } : writeFilters({ ...readFilters(address), view: next }))
  const giveUpList = useLoadFailure(() => setAddress({}))
  const refresh = () => {
    void live.refresh()
    void client.invalidateQueries({ queryKey: ['GET /orders'] })
  }
  const isWide = lanes > 1
  // Beside the toolbar where there is room, else below the orders: it is rarely used.
  const testOrder = store && <TestOrderPart part={{ storeId: store.store_id, customer: store, variant: 'ghost', size: 'sm' }} />
  const props = { view, onView: changeView, onRefresh: refresh, search }
  // After the first card; its place is kept, so that nothing moves when it comes.
  const tools = (
    <ToolsPart
      part={{ ...props, isWide, testOrder }}
      whileLoading={<span className={isWide ? 'block h-11' : 'h-11 w-33 shrink-0'} />}
      onFailed={giveUpTools}
    />
  )
  return (
    // The board takes half of the page's padding; the tabs above a list reach over the whole padding on their own.
    <div ref={box} className={cx('-mt-3 grid grid-cols-1 gap-1.5', view === 'board' && '-mx-2')}>
      <StartShop />
      {widthPx > 0 && view === 'board' && <BoardView {...{ handlers, lanes, tools, search }} />}
      {widthPx > 0 && view !== 'board' && (
        <>
          <div className={isWide ? '' : 'flex justify-end'}>{tools}</div>
          <ListPart part={{ handlers }} whileLoading={<BoardSkeleton />} onFailed={giveUpList} />
        </>
      )}
      {aside}
      {!isWide && <div className="for-readers text-center">{testOrder}</div>}
      {dialogs}
    </div>
  )
}
