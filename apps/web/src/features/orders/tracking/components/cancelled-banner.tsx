import type { Order } from '@jhola/contract/orders/schema'
import { useItemLabels } from '../../../../domain/catalogue/item-labels.ts'
import { useMoments } from '../../../../shared/format/moments.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../../shared/i18n/texts.ts'
import { useArea } from '../../../../shared/i18n/use-area.ts'
import { Alert } from '../../../../shared/ui/alert.tsx'
import { SeparatedList } from '../../../../shared/ui/separated-list.tsx'
import { type CancelReason, nameProducts, readCancellation } from '../cancellation.ts'

const REASON_KEYS: Record<CancelReason, TextKey> = {
  out_of_stock: 'tracking.later.reason.out_of_stock',
  item_not_available: 'tracking.later.reason.item_not_available',
  too_busy: 'tracking.later.reason.too_busy',
  closing: 'tracking.later.reason.closing',
  too_far: 'tracking.later.reason.too_far',
  cannot_reach_customer: 'tracking.later.reason.cannot_reach_customer',
  payment_problem: 'tracking.later.reason.payment_problem',
  other: 'tracking.later.reason.other',
  not_accepted_in_time: 'tracking.later.reason.not_accepted_in_time',
  not_paid_in_time: 'tracking.later.reason.not_paid_in_time',
  customer: 'tracking.later.reason.customer',
}

const BY_KEYS = {
  store: 'tracking.later.by.store',
  customer: 'tracking.later.by.customer',
  system: 'tracking.later.by.system',
} as const

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
  const hasTexts = useArea('tracking.later')
  const title = isRefunded ? t('tracking.refunded') : t('tracking.cancelled')
  if (!hasTexts) return <Alert tone="error" title={title} />
  return (
    <Alert tone="error" title={title}>
      {reason && <p>{t(REASON_KEYS[reason])}</p>}
      {note && (
        <p>
          <bdi>{reason === 'item_not_available' ? nameProducts(note, new Map(goods)) : note}</bdi>
        </p>
      )}
      {order.payment_status === 'refunded' && <p>{t('tracking.later.refundedHint')}</p>}
      {!isRefunded && order.payment_claimed_at && <p className="font-semibold">{t('tracking.later.paidCancelled')}</p>}
      <p className="mt-1 text-ink-soft">
        <SeparatedList facts={[order.cancelled_by && t(BY_KEYS[order.cancelled_by]), at && moments.dayAndTime(at)]} />
      </p>
    </Alert>
  )
}
