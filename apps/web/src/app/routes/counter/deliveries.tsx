import { CounterShell } from '../../../features/dashboard/components/counter-shell.tsx'
import { DeliveriesScreen } from '../../../features/orders/deliveries/deliveries-screen.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'

/** `/store/deliveries`: the orders on their way, for whoever brings them. */
export const DeliveriesPage = () => {
  const { t } = useT()
  return (
    <CounterShell title={t('orders.board.deliveries.title')} backTo="/store-dashboard">
      <DeliveriesScreen />
    </CounterShell>
  )
}
