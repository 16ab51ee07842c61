import type { Order } from '@jhola/contract/orders/schema'
import { statusTone } from '@jhola/contract/orders/statuses'
import { useMoments } from '../../../../shared/format/moments.ts'
import { useNow } from '../../../../shared/hooks/use-now.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { StatusChip } from '../../../../shared/ui/status-chip.tsx'
import { useStatusText } from '../hooks/use-status-text.ts'
import { CopyButton } from '../payment/copy-button.tsx'

type OrderHeadProps = {
  order: Order
  /** The page receives changes automatically. */
  isLive: boolean
  /** The order is final: no more changes are expected. */
  isAtRest: boolean
  updatedAtMs: number
}

const NOTE_EVERY_MS = 15_000

const Freshness = ({ isLive, updatedAtMs }: Pick<OrderHeadProps, 'isLive' | 'updatedAtMs'>) => {
  const { t } = useT()
  const moments = useMoments()
  const now = useNow(isLive ? null : NOTE_EVERY_MS)
  if (isLive)
    return (
      <span className="inline-flex items-center gap-1.5 font-medium text-sm text-success">
        <span aria-hidden className="size-2 animate-breathe rounded-full bg-success" />
        {t('tracking.live')}
      </span>
    )
  return updatedAtMs > 0 ? (
    <span className="text-ink-soft text-sm">
      {t('tracking.updated', { ago: moments.ago(updatedAtMs, Math.max(now, updatedAtMs)) })}
    </span>
  ) : null
}

/** The order number, its status, and how current it is. */
export const OrderHead = ({ order, isLive, isAtRest, updatedAtMs }: OrderHeadProps) => {
  const { t } = useT()
  const moments = useMoments()
  const statusText = useStatusText()
  return (
    <Card as="section" aria-label={t('tracking.number')}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p>
          <StatusChip tone={statusTone(order.status)}>{statusText(order.status)}</StatusChip>
        </p>
        {!isAtRest && <Freshness isLive={isLive} updatedAtMs={updatedAtMs} />}
      </div>
      <div className="mt-2 flex items-center justify-between gap-2">
        <p className="min-w-0">
          <span className="text-ink-soft text-sm">{t('tracking.number')} </span>
          <bdi className="font-bold text-lg">{order.order_number}</bdi>
        </p>
        <CopyButton text={order.order_number} label={t('tracking.copy', { what: order.order_number })} />
      </div>
      <p className="text-ink-soft text-sm">{t('tracking.placedOn', { time: moments.dayAndTime(order.created_at) })}</p>
    </Card>
  )
}
