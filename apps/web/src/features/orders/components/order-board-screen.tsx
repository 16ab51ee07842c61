import { useCallback, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { ConnectionStatus } from '../../../shared/realtime-client.ts'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Banner } from '../../../shared/ui/banner.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx'
import { SkeletonCards } from '../../../shared/ui/skeleton.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { type Order, ringingOrders } from '../board-state.ts'
import { useOrderActions } from '../hooks/use-order-actions.ts'
import { useOrderBoard } from '../hooks/use-order-board.ts'
import { useRing } from '../hooks/use-ring.ts'
import { BoardColumns } from './board-columns.tsx'
import { ConnectionChip } from './connection-chip.tsx'
import { useOrderSteps } from './order-steps.tsx'
import { OrderTableView } from './order-table-view.tsx'

const NO_ORDERS: readonly Order[] = []

/** Tells connections coming and going as toasts, without a word at the very first connect. */
const useConnectionToasts = () => {
  const { t } = useT()
  const was = useRef<ConnectionStatus>('connecting')
  const wasLost = useRef(false)
  return useCallback(
    (status: ConnectionStatus) => {
      if (status === 'disconnected' && was.current === 'connected') {
        wasLost.current = true
        toast.warning(t('counter.toast.disconnected'))
      }
      if (status === 'connected' && wasLost.current) {
        wasLost.current = false
        toast.success(t('counter.toast.connected'))
      }
      was.current = status
    },
    [t],
  )
}

const StartShop = ({ onStart }: { onStart(): Promise<boolean> }) => {
  const { t } = useT()
  const start = async () => {
    const works = await onStart()
    if (works) toast.success(t('counter.soundWorks'))
    else toast.warning(t('counter.soundBlocked'))
  }
  return (
    <Banner
      icon="bell"
      tone="action"
      title={t('counter.startShopHint')}
      action={
        <Button icon="volume" onClick={() => void start()}>
          {t('counter.startShop')}
        </Button>
      }
    />
  )
}

/** The shop's orders: the live board and the searchable table, over one channel and one set of steps. */
export const OrderBoardScreen = () => {
  const { t, tError } = useT()
  const moments = useMoments()
  const [search, setSearch] = useSearchParams()
  const view = search.get('view') === 'table' ? 'table' : 'board'
  const onNewOrder = useCallback((order: Order) => toast.info(t('counter.toast.newOrder', { id: order.order_number })), [t])
  const { board, status, latencyMs, patch } = useOrderBoard({ onNewOrder, onStatusChange: useConnectionToasts() })
  const orders = board.data?.orders ?? NO_ORDERS
  const { run, busyOrderId } = useOrderActions(patch)
  const { handlers, dialogs } = useOrderSteps(orders, run, busyOrderId)
  const waiting = useMemo(() => ringingOrders(orders).length, [orders])
  const { isStarted, start } = useRing(waiting)
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SegmentedControl
          label={t('counter.view.name')}
          segments={[
            { value: 'board', label: t('counter.view.board'), icon: 'grid' },
            { value: 'table', label: t('counter.view.table'), icon: 'table' },
          ]}
          value={view}
          onChange={(next) => setSearch(next === 'table' ? { view: 'table' } : {})}
        />
        <ConnectionChip status={status} latencyMs={latencyMs} />
      </div>
      {!isStarted && <StartShop onStart={start} />}
      <p className="sr-only" aria-live="assertive">
        {waiting > 0 ? t('counter.waiting', { count: waiting }) : ''}
      </p>
      {board.isError && board.data && (
        <Alert tone="warning" icon="offline">
          {t('counter.staleBoard', { time: moments.time(new Date(board.dataUpdatedAt).toISOString()) })}
        </Alert>
      )}
      {view === 'table' ? (
        <OrderTableView handlers={handlers} busyOrderId={busyOrderId} liveOrders={orders} isLive={status === 'connected'} />
      ) : board.isPending ? (
        <div aria-busy="true">
          <SkeletonCards count={4} />
        </div>
      ) : board.data ? (
        <BoardColumns orders={orders} busyOrderId={busyOrderId} handlers={handlers} />
      ) : (
        <LoadFailed
          message={t('counter.boardFailed')}
          hint={tError(board.error.code)}
          onRetry={() => void board.refetch()}
          retrying={board.isFetching}
        />
      )}
      {dialogs}
    </div>
  )
}
