import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import type { Order } from '../data/board-state.ts'
import { paymentMarkOf } from '../data/payment-mark.ts'

const LOOKS = {
  paid: { icon: 'check', key: 'orders.board.details.paidSoFar', tone: 'text-success' },
  cash: { icon: 'cash', key: 'common.payment.cash', tone: 'text-ink' },
  upi: { icon: 'qr', key: 'orders.board.upiUnseen', tone: 'text-warning' },
  claimed: { icon: 'rupee', key: 'orders.board.claimed', tone: 'text-warning' },
  service: { icon: 'clock', key: 'common.payment.pending', tone: 'text-warning' },
  rest: { icon: 'rupee', key: 'orders.board.details.collect', tone: 'text-warning' },
} as const satisfies Record<string, { icon: IconName; key: string; tone: string }>

/** Whether an order is paid, and else how its money comes; a short text with an icon. */
export const PaymentChip = ({ order }: { order: Order }) => {
  const { t } = useT()
  const mark = paymentMarkOf(order)
  const { icon, key, tone } = LOOKS[mark.kind]
  return (
    <span className={cx('inline-flex grow items-center gap-1 font-semibold', tone)}>
      <Icon name={icon} size="xs" />
      <span>{t(key)}</span>
      {mark.kind === 'rest' && <Money rupees={mark.rupees} />}
    </span>
  )
}
