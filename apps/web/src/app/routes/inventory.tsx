import { CounterShell } from '../../features/counter/components/counter-shell.tsx'
import { InventoryScreen } from '../../features/inventory/components/inventory-screen.tsx'
import { StaleNotice } from '../../features/orders/components/live-status.tsx'
import { useT } from '../../shared/i18n/i18n-context.tsx'

/** `/inventory`: the shop's products and their stock. */
export const InventoryPage = () => {
  const { t } = useT()
  return (
    <CounterShell
      title={t('inventory.title')}
      subtitle={t('inventory.subtitle')}
      backTo="/store-dashboard"
      notice={<StaleNotice />}
    >
      <InventoryScreen />
    </CounterShell>
  )
}
