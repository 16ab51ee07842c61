import type { ReactNode } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { useLiveOrders } from './live-orders.tsx'

/** What shows the open orders, once they are there; until then what stands in for them, or why they cannot be had. */
export const BoardLoaded = ({ whileLoading, children }: { whileLoading: ReactNode; children: ReactNode }) => {
  const { t, tError } = useT()
  const { board } = useLiveOrders()
  if (board.isPending) return whileLoading
  if (board.data) return children
  return (
    <LoadFailed
      message={t('orders.board.boardFailed')}
      hint={tError(board.error?.code ?? '')}
      onRetry={() => void board.refetch()}
      retrying={board.isFetching}
    />
  )
}
