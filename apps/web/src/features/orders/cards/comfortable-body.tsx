import { formatPhone } from '@jhola/contract/shared/phone'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import type { Order } from '../data/board-state.ts'
import { FirstItems } from './first-items.tsx'
import { Facts } from './order-facts.tsx'
import { Ago } from './order-times.tsx'

const Head = ({ order, isRinging }: { order: Order; isRinging: boolean }) => (
  <>
    <div className="flex flex-wrap items-center justify-between gap-x-2">
      <h3 className="flex items-center gap-1.5 font-bold text-lg">
        {isRinging && <Icon name="bell-ring" className="animate-ring text-warning" />}
        <bdi className="figures">{order.order_number}</bdi>
      </h3>
      <Money rupees={order.total_amount} className="font-bold text-lg figures" />
    </div>
    <p className="truncate">
      <bdi>{order.customer_name}</bdi>
    </p>
    <p className="flex flex-wrap justify-between gap-x-2 text-ink-soft text-sm">
      <bdi className="figures">{formatPhone(order.customer_phone)}</bdi>
      <Ago at={order.created_at} />
    </p>
  </>
)

type BodyProps = { order: Order; isRinging: boolean; isShort: boolean }

/** An order with room: the phone number, two items below each other, and every fact as a chip. */
export const ComfortableBody = ({ order, isRinging, isShort }: BodyProps) => (
  <>
    <div className="min-w-0">
      <Head order={order} isRinging={isRinging} />
    </div>
    <FirstItems order={order} />
    <Facts order={order} isShort={isShort} />
  </>
)
