import { CounterShell } from '../../../features/dashboard/components/counter-shell.tsx'
import { StaleNotice } from '../../../features/orders/live/live-status.tsx'
import { PickListScreen } from '../../../features/orders/picking/pick-list-screen.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'

/** `/store/picking`: what all orders that are packed need, shelf by shelf. */
export const PickListPage = () => {
  const { t } = useT()
  return (
    <CounterShell title={t('orders.board.picks')} backTo="/store/orders" notice={<StaleNotice />}>
      <PickListScreen />
    </CounterShell>
  )
}
