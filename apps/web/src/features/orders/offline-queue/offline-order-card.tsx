import { listWords } from '@jhola/contract/shared/text/language'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { type OfflineOrder, sendsItself } from '../../../domain/orders/offline-orders.ts'
import { useOnline } from '../../../shared/api/use-online.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useNow } from '../../../shared/hooks/use-now.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useNavigate } from '../../../shared/navigation/navigation.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { offlineQueueActions } from './use-offline-orders.ts'

const NOW_EVERY_MS = 30_000

const StatusText = ({ order, isStale }: { order: OfflineOrder; isStale: boolean }) => {
  const { t, tError } = useT()
  const isOnline = useOnline()
  if (order.state === 'refused' && order.refusal)
    return (
      <Alert tone="warning" title={t('orders.offline.refused')}>
        {tError(order.refusal.code, order.refusal.details)}
      </Alert>
    )
  if (order.state === 'calling_off') return <p>{t('orders.offline.callingOff')}</p>
  if (isStale) return <Alert tone="warning">{t('orders.offline.stale')}</Alert>
  return <p className="text-ink-soft">{isOnline ? t('orders.offline.trying') : t('orders.offline.hint')}</p>
}

const Actions = ({ order, isStale }: { order: OfflineOrder; isStale: boolean }) => {
  const { t } = useT()
  const navigate = useNavigate()
  const decide = async () => {
    if (await offlineQueueActions.decideAnew(order)) void navigate(`/checkout?store=${order.body.storeId}`)
  }
  const cancelOrder = async () => {
    const outcome = await offlineQueueActions.cancelOrder(order)
    if (outcome === 'gone') toast.info(t('orders.offline.gone'))
  }
  if (order.state === 'calling_off') return null
  return (
    <div className="flex flex-wrap gap-2">
      {order.state === 'refused' && (
        <Button variant="brand" size="sm" onClick={() => void decide()}>
          {t('orders.offline.decide')}
        </Button>
      )}
      {isStale && (
        <Button variant="brand" size="sm" onClick={() => void offlineQueueActions.agreeAgain(order)}>
          {t('orders.offline.sendNow')}
        </Button>
      )}
      <Button variant="secondary" size="sm" icon="x" onClick={() => void cancelOrder()}>
        {t('orders.offline.cancel')}
      </Button>
    </div>
  )
}

/** An order on this device that waits for the network, for its customer's decision, or for its cancellation. */
export const OfflineOrderCard = ({ order }: { order: OfflineOrder }) => {
  const { t, language } = useT()
  const labels = useItemLabels()
  const moments = useMoments()
  const nowMs = useNow(NOW_EVERY_MS)
  const isStale = order.state === 'waiting' && !sendsItself(order, nowMs)
  return (
    <Card as="li" className="grid gap-3 border-warning">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="font-semibold">{order.store_name}</h2>
          <p className="text-ink-soft text-sm">
            {t('orders.offline.placed', { time: moments.dayAndTime(new Date(order.placed_at).toISOString()) })}
          </p>
        </div>
        <StatusChip tone={order.state === 'refused' ? 'error' : 'warning'} icon="clock">
          {order.state === 'refused' ? t('orders.offline.chipDecide') : t('orders.offline.chip')}
        </StatusChip>
      </div>
      <p className="line-clamp-2 text-sm">
        {listWords(
          language,
          order.items.map((item) => `${labels.name(item)} × ${labels.quantity(item.quantity, item.unit)}`),
        )}
      </p>
      <p className="font-bold">
        <Money rupees={order.total} exact />
      </p>
      <div aria-live="polite">
        <StatusText order={order} isStale={isStale} />
      </div>
      <Actions order={order} isStale={isStale} />
    </Card>
  )
}
