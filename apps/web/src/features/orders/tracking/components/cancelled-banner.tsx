import { offersElsewhere } from '@jhola/contract/orders/elsewhere/offers-elsewhere'
import type { Order } from '@jhola/contract/orders/schema'
import { useItemLabels } from '../../../../domain/catalogue/item-labels.ts'
import { useMoments } from '../../../../shared/format/moments.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../../shared/i18n/texts.ts'
import { useArea } from '../../../../shared/i18n/use-area.ts'
import { lazyPart } from '../../../../shared/lazy/lazy-part.tsx'
import { Alert } from '../../../../shared/ui/alert.tsx'
import { SeparatedList } from '../../../../shared/ui/separated-list.tsx'
import { SkeletonCards } from '../../../../shared/ui/skeleton.tsx'
import type { OrderKey } from '../api/order.ts'
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

/** Only for who may order again: an order that its customer gave up needs no other shop. */
const ElsewherePart = lazyPart(() => import('../elsewhere/elsewhere-shops.tsx').then((module) => module.ElsewhereShops))

export type CancelledProps = {
  order: Order
  /** With it, other shops are offered when the shop refused. */
  orderKey?: OrderKey | false
}

/** Shows that an order was cancelled or refunded, by whom, when and why, and who near has the same. */
export const CancelledBanner = ({ order, orderKey }: CancelledProps) => (
  <>
    <Cancelled order={order} />
    {orderKey && offersElsewhere(order) && (
      <ElsewherePart part={{ orderKey, order }} whileLoading={<SkeletonCards count={1} />} />
    )}
  </>
)

const Cancelled = ({ order }: { order: Order }) => {
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
