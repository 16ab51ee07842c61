import { statusTone } from '@jhola/contract/orders/statuses'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { useUnderWay } from '../actions/queue-context.ts'
import type { Order } from '../data/board-state.ts'
import { useOrderLabels } from '../data/order-labels.ts'
import { ItemsLine } from './items-line.tsx'
import { DeadlineChip, PromiseChip } from './order-times.tsx'
import { PackedShare } from './packed-share.tsx'
import { PaymentChip } from './payment-chip.tsx'
import { SeldomChips } from './seldom-chips.tsx'

const TONE_TEXT = {
  success: 'text-success',
  warning: 'text-warning',
  error: 'text-error',
  primary: 'text-brand',
  neutral: 'text-ink-soft',
} as const

const LINE = 'flex min-w-0 gap-x-2 text-sm @max-2xs:text-xs pointer-fine:@max-2xs:leading-[1.4] [:lang(ur)_&]:leading-[inherit]'
const SMALL_CHIPS = 'gap-y-1 [&_.rounded-full]:px-1.5 [&_.rounded-full]:py-0 [&_.rounded-full]:text-[length:inherit]'

const Head = ({ order, isRinging }: { order: Order; isRinging: boolean }) => (
  <div className="flex items-baseline gap-1.5 @max-2xs:text-sm @max-2xs:leading-tight">
    {isRinging && <Icon name="bell-ring" size="xs" className="animate-ring self-center text-warning" />}
    <h3 className="shrink-0 font-bold">
      <bdi className="figures">{order.order_number}</bdi>
    </h3>
    <bdi className="min-w-0 grow truncate">{order.customer_name}</bdi>
    <Money rupees={order.total_amount} className="shrink-0 font-bold figures" />
  </div>
)

/** An order in three lines: who and how much, what, and by when, how and paid by what. */
export const CompactBody = ({ order, isRinging }: { order: Order; isRinging: boolean }) => {
  const { t } = useT()
  const labels = useOrderLabels()
  const shown = useUnderWay(order)
  return (
    <>
      <Head order={order} isRinging={isRinging} />
      <p className={LINE}>
        {/* A column is headed by its status. */}
        <span className={cx('shrink-0 font-semibold in-data-lane:sr-only', TONE_TEXT[statusTone(shown.status)])}>
          {t(`common.status.${shown.status}`)}
        </span>
        <ItemsLine order={order} />
      </p>
      <div className={cx(LINE, SMALL_CHIPS, 'flex-wrap items-center text-ink-soft')}>
        <DeadlineChip order={shown} />
        <PromiseChip order={shown} />
        {order.delivery_slot !== 'asap' && order.status === 'pending' && (
          <span className="inline-flex items-center gap-1">
            <Icon name="calendar" size="xs" />
            {labels.slot(order)}
          </span>
        )}
        <Icon
          name={order.delivery_type === 'pickup' ? 'pickup' : 'truck'}
          size="xs"
          label={t(`orders.board.${order.delivery_type}`)}
        />
        {order.notes && <Icon name="message" size="xs" className="text-warning" label={t('orders.board.details.notes')} />}
        <PaymentChip order={order} />
        <PackedShare order={order} />
        <SeldomChips order={order} />
      </div>
    </>
  )
}
