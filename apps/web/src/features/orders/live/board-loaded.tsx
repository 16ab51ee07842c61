import type { ReactNode } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { useLiveOrders } from './live-orders.tsx'

/** Shows the open orders once they are loaded; until then a skeleton, or why they failed to load. */
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
