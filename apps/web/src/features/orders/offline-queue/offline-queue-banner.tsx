import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { useLocation } from '../../../shared/navigation/navigation.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { useOfflineOrders } from './use-offline-orders.ts'
import { useQueueSender } from './use-queue-sender.ts'

/** Shown above every screen while an order waits on this device; sends it when the network is back. */
export const OfflineQueueBanner = () => {
  const { t } = useT()
  const hasTexts = useArea('orders')
  const orders = useOfflineOrders()
  const { pathname } = useLocation()
  useQueueSender()
  if (!hasTexts || orders.length === 0 || pathname === '/orders') return null
  const needsDecision = orders.some(({ state }) => state === 'refused')
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 bg-action-soft px-4 py-2">
      <Icon name={needsDecision ? 'alert' : 'clock'} className="text-brand" />
      <p className="min-w-40 flex-1 font-medium text-sm">
        {needsDecision ? t('orders.offline.bannerDecide') : t('orders.offline.banner', { count: orders.length })}
      </p>
      <LinkButton to="/orders" size="sm" variant="secondary">
        {t('orders.offline.look')}
      </LinkButton>
    </div>
  )
}
