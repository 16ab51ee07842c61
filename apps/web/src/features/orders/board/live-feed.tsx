import { isOpenStatus } from '@jhola/contract/orders/statuses'
import { type ReactNode, useMemo } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { SkeletonCards } from '../../../shared/ui/skeleton.tsx'
import type { CardHandlers } from '../cards/card-props.ts'
import { BoardLoaded } from '../live/board-loaded.tsx'
import { useLiveOrders } from '../live/live-orders.tsx'
import { OrderCards } from './order-cards.tsx'

/** The open orders as they arrive, newest first, with the same cards as on the board. `testOrderButton`: how to create a first one. */
export const LiveFeed = ({ handlers, testOrderButton }: { handlers: CardHandlers; testOrderButton?: ReactNode }) => {
  const { t } = useT()
  const { orders, ringing, busy } = useLiveOrders()
  const open = useMemo(
    () => orders.filter(({ status }) => isOpenStatus(status)).sort((a, b) => b.created_at.localeCompare(a.created_at)),
    [orders],
  )
  return (
    <BoardLoaded
      whileLoading={
        <div aria-busy="true">
          <SkeletonCards count={2} />
        </div>
      }
    >
      {open.length === 0 ? (
        <EmptyState as="p" icon="receipt" title={t('dashboard.noOrders')} action={testOrderButton} />
      ) : (
        <OrderCards orders={open} ringing={ringing} busy={busy} handlers={handlers} />
      )}
    </BoardLoaded>
  )
}
