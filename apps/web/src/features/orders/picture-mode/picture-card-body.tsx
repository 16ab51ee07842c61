import { TestOrderChip } from '../../../domain/orders/test-order-chip.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { ProductImage } from '../../../shared/ui/product-image.tsx'
import type { Tone } from '../../../shared/ui/tones.ts'
import { PendingSyncChip } from '../actions/pending-sync-chip.tsx'
import { useUnderWay } from '../actions/queue-context.ts'
import { DeadlineChip } from '../cards/order-times.tsx'
import type { Order } from '../data/board-state.ts'
import { ACTION_LABELS, useOrderLabels } from '../data/order-labels.ts'
import { CallLink } from './call-link.tsx'
import { Sign } from './sign.tsx'

const PICTURES_MAX = 4
const SIDE_PX = 64

const STATUS_TONES: Partial<Record<Order['status'], Tone>> = { pending: 'warning', cancelled: 'error', delivered: 'success' }

/** An order in pictures, colours and numbers: items, payment, delivery type, status, and the phone number to call. */
export const PictureCardBody = ({ order, isRinging }: { order: Order; isRinging: boolean }) => {
  const { t } = useT()
  const labels = useOrderLabels()
  const { status } = useUnderWay(order)
  const isPaid = order.payment_status === 'completed'
  // The place of the last picture shows the number of further items.
  const shown = order.items.length > PICTURES_MAX ? PICTURES_MAX - 1 : PICTURES_MAX
  const more = order.items.length - shown
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <h3 className="flex min-w-0 items-center gap-1.5 font-bold text-2xl">
          {isRinging && <Icon name="bell-ring" size="lg" className="animate-ring text-warning" />}
          {/* The shop's prefix is the same on every order: only the end of the number tells orders apart. */}
          <bdi className="figures" title={order.order_number}>
            {order.order_number.split('-').at(-1)}
          </bdi>
        </h3>
        <Money rupees={order.total_amount} className="font-bold text-2xl figures" />
      </div>
      <ul className="flex flex-wrap gap-2">
        {order.items.slice(0, shown).map((item) => (
          <li key={item.id} className="relative">
            <ProductImage src={item.image} alt={labels.itemName(item)} sidePx={SIDE_PX} className="size-16" />
            <bdi className="absolute -end-1 -bottom-1 min-w-7 whitespace-nowrap rounded-full bg-cloth px-1.5 text-center font-bold text-on-cloth figures">
              {labels.quantity(item)}
            </bdi>
          </li>
        ))}
        {more > 0 && (
          <li className="flex size-16 items-center justify-center font-bold text-xl figures">
            <bdi dir="ltr">+{more}</bdi>
          </li>
        )}
      </ul>
      <div className="flex flex-wrap items-center gap-1.5">
        <TestOrderChip order={order} />
        <Sign icon={ACTION_LABELS[status].icon} tone={STATUS_TONES[status] ?? 'primary'} label={t(`common.status.${status}`)} />
        <Sign
          icon={order.delivery_type === 'pickup' ? 'pickup' : 'truck'}
          tone="neutral"
          label={t(`orders.board.${order.delivery_type}`)}
        />
        <Sign
          icon={isPaid ? 'check-circle' : order.payment_method === 'upi' ? 'qr' : 'cash'}
          tone={isPaid ? 'success' : 'warning'}
          label={t(isPaid ? 'common.payment.completed' : `common.payment.${order.payment_method}`)}
        />
        <CallLink order={order} className="ms-auto" />
      </div>
      <div className="flex flex-wrap gap-1.5">
        <PendingSyncChip orderId={order.id} />
        <DeadlineChip order={order} />
      </div>
    </>
  )
}
