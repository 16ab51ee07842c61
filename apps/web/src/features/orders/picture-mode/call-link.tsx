import { formatPhone } from '@jhola/contract/shared/phone'
import { cx } from '../../../shared/ui/cx.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import type { Order } from '../data/board-state.ts'

/** Calls the customer. */
export const CallLink = ({ order, className }: { order: Order; className?: string }) => (
  <a
    href={`tel:${order.customer_phone}`}
    aria-label={`${order.customer_name}, ${formatPhone(order.customer_phone)}`}
    data-says="call"
    className={cx(
      'inline-flex size-14 shrink-0 items-center justify-center rounded-full border border-line-strong bg-surface text-brand',
      className,
    )}
  >
    <Icon name="phone" size="lg" />
  </a>
)
