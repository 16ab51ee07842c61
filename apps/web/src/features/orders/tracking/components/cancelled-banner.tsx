import type { Order } from '@jhola/contract/orders/schema'
import { useItemLabels } from '../../../../domain/catalogue/item-labels.ts'
import { useMoments } from '../../../../shared/format/moments.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../../shared/i18n/texts.ts'
import { Alert } from '../../../../shared/ui/alert.tsx'
import { SeparatedList } from '../../../../shared/ui/separated-list.tsx'
import { type CancelReason, nameProducts, readCancellation } from '../cancellation.ts'

const REASON_KEYS: Record<CancelReason, TextKey> = {
  out_of_stock: 'tracking.reason.out_of_stock',
  item_not_available: 'tracking.reason.item_not_available',
  too_busy: 'tracking.reason.too_busy',
  closing: 'tracking.reason.closing',
  too_far: 'tracking.reason.too_far',
  cannot_reach_customer: 'tracking.reason.cannot_reach_customer',
  payment_problem: 'tracking.reason.payment_problem',
  other: 'tracking.reason.other',
  not_accepted_in_time: 'tracking.reason.not_accepted_in_time',
  not_paid_in_time: 'tracking.reason.not_paid_in_time',
  customer: 'tracking.reason.customer',
}

const BY_KEYS = { store: 'tracking.by.store', customer: 'tracking.by.customer', system: 'tracking.by.system' } as const

/** Shows that an order was cancelled or refunded: by whom, when and why. */
export const CancelledBanner = ({ order }: { order: Order }) => {
  const { t } = useT()
  const moments = useMoments()
  const labels = useItemLabels()
  const { reason, note } = readCancellation(order)
  const goods = order.items.map(
    ({ product_name: name, product_name_hi: name_hi }) => [name, labels.name({ name, name_hi })] as const,
  )
  const at = order.status_history.findLast(({ status }) => status === order.status)?.timestamp
  const isRefunded = order.status === 'refunded'
  return (
    <Alert tone="error" title={isRefunded ? t('tracking.refunded') : t('tracking.cancelled')}>
      {reason && <p>{t(REASON_KEYS[reason])}</p>}
      {note && (
        <p>
          <bdi>{reason === 'item_not_available' ? nameProducts(note, new Map(goods)) : note}</bdi>
        </p>
      )}
      {order.payment_status === 'refunded' && <p>{t('tracking.refundedHint')}</p>}
      {!isRefunded && order.payment_claimed_at && <p className="font-semibold">{t('tracking.paidCancelled')}</p>}
      <p className="mt-1 text-ink-soft">
        <SeparatedList facts={[order.cancelled_by && t(BY_KEYS[order.cancelled_by]), at && moments.dayAndTime(at)]} />
      </p>
    </Alert>
  )
}
