import { useQuery } from '@tanstack/react-query'
import { useMay } from '../../../domain/account/use-may.ts'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { CounterShell } from '../../../features/dashboard/components/counter-shell.tsx'
import { ownStoreQuery } from '../../../features/dashboard/components/open-switch.tsx'
import { OrderBoardScreen } from '../../../features/orders/board/order-board-screen.tsx'
import { StaleNotice } from '../../../features/orders/live/live-status.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'

/** One question at a time, two a day at most: usually there is none. */
const QuestionPart = lazyPart(() =>
  import('../../../features/inventory/shelf/quick-questions.tsx').then((module) => module.QuestionRow),
)

/** `/store/orders` and `/store-dashboard-enhanced`: the shop's orders, live. */
export const OrderBoardPage = () => {
  const { t } = useT()
  const labels = useItemLabels()
  const mayStock = useMay()('stock')
  const store = useQuery(ownStoreQuery).data?.store
  return (
    <CounterShell
      title={t('orders.board.orders')}
      subtitle={store && labels.name(store)}
      backTo="/store-dashboard"
      notice={<StaleNotice />}
      isWide
    >
      <OrderBoardScreen aside={mayStock && <QuestionPart part={{}} />} />
    </CounterShell>
  )
}
