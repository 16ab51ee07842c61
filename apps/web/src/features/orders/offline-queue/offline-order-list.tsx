import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { OfflineOrderCard } from './offline-order-card.tsx'
import { useOfflineOrders } from './use-offline-orders.ts'

/** On My Orders: the orders waiting on this device, above those that the shops have. */
export const OfflineOrderList = () => {
  const { t } = useT()
  const hasTexts = useArea('orders')
  const orders = useOfflineOrders()
  if (!hasTexts || orders.length === 0) return null
  return (
    <section aria-label={t('orders.offline.title')} className="mx-auto w-full max-w-3xl p-4 pb-0">
      <ul className="grid gap-3">
        {orders.map((order) => (
          <OfflineOrderCard key={order.key} order={order} />
        ))}
      </ul>
    </section>
  )
}
