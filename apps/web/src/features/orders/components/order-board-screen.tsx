import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useSearchParams } from '../../../shared/navigation.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useWideScreen } from '../../../shared/use-wide-screen.ts'
import { todayQuery } from '../api/board.ts'
import { finishedOrders, type Order, toColumns } from '../board-state.ts'
import { useLiveOrders } from '../live-orders.tsx'
import { BoardColumns } from './board-columns.tsx'
import { ConnectionChip, SoundButton, StartShop } from './live-status.tsx'
import type { CardHandlers } from './order-card.tsx'
import { useOrderSteps } from './order-steps.tsx'
import { OrderTableView } from './order-table-view.tsx'

const NO_ORDERS: readonly Order[] = []
const PLACES = ['1', '2', '3', '4', '5'] as const

const BoardWaiting = () => (
  <div aria-busy="true" className="grid grid-cols-1 gap-3 lg:grid-cols-5">
    {PLACES.map((place) => (
      <Skeleton key={place} className="h-56" />
    ))}
  </div>
)

const BoardView = ({ handlers }: { handlers: CardHandlers }) => {
  const { t, tError } = useT()
  const { orders, board, ringing, busy } = useLiveOrders()
  const isWide = useWideScreen()
  const today = useQuery({ ...todayQuery, staleTime: 0 }).data?.data ?? NO_ORDERS
  const columns = useMemo(() => toColumns(orders, finishedOrders(today, orders)), [orders, today])
  if (board.isPending) return <BoardWaiting />
  if (!board.data)
    return (
      <LoadFailed
        message={t('counter.boardFailed')}
        hint={tError(board.error?.code ?? '')}
        onRetry={() => void board.refetch()}
        retrying={board.isFetching}
      />
    )
  return <BoardColumns isWide={isWide} columns={columns} ringing={ringing} busy={busy} handlers={handlers} />
}

/** The shop's orders: the live board and the searchable table, over one channel and one set of steps. */
export const OrderBoardScreen = () => {
  const { t } = useT()
  const [search, setSearch] = useSearchParams()
  const live = useLiveOrders()
  const { handlers, dialogs } = useOrderSteps(live)
  const view = search.get('view') === 'table' ? 'table' : 'board'
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <SegmentedControl
          label={t('counter.view.name')}
          segments={[
            { value: 'board', label: t('counter.view.board'), icon: 'grid' },
            { value: 'table', label: t('counter.view.table'), icon: 'table' },
          ]}
          value={view}
          onChange={(next) => setSearch(next === 'table' ? { view: 'table' } : {})}
        />
        <span className="ms-auto flex items-center gap-1">
          <SoundButton />
          <ConnectionChip />
          <IconButton
            icon="refresh"
            label={t('common.refresh')}
            disabled={live.board.isFetching}
            onClick={() => void live.board.refetch()}
          />
        </span>
      </div>
      <StartShop />
      {view === 'table' ? <OrderTableView handlers={handlers} /> : <BoardView handlers={handlers} />}
      {dialogs}
    </div>
  )
}
