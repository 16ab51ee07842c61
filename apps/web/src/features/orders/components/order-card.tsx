import { ITEMS_BEFORE_MORE } from '@jhola/contract/constants'
import { forwardStatuses, statusTone } from '@jhola/contract/orders/statuses'
import { formatPhone } from '@jhola/contract/shared/phone'
import { useItemWords } from '../../../shared/format/item-words.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { Money } from '../../../shared/ui/money.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { formatCountdown, type Order, secondsToAccept } from '../board-state.ts'
import { ACTION_WORDS } from './order-words.ts'

/** What a card can ask for; the board opens the dialog that the step needs. */
export type CardHandlers = {
  onForward(order: Order): void
  onReject(order: Order): void
  onSeen(order: Order): void
  onDetails(order: Order): void
}

const Deadline = ({ order, nowMs }: { order: Order; nowMs: number }) => {
  const { t } = useT()
  const seconds = secondsToAccept(order, nowMs)
  if (seconds === null) return null
  const isLate = seconds <= 120
  return (
    <StatusChip tone={isLate ? 'error' : 'warning'} icon="clock">
      {seconds > 0 ? t('counter.answerIn', { time: formatCountdown(seconds) }) : t('counter.answerOver')}
    </StatusChip>
  )
}

const Lines = ({ order }: { order: Order }) => {
  const { t } = useT()
  const words = useItemWords()
  const more = order.items.length - ITEMS_BEFORE_MORE
  return (
    <ul className="mt-2 text-sm">
      {order.items.slice(0, ITEMS_BEFORE_MORE).map((item) => (
        <li key={item.id} className="truncate">
          <bdi className="figures font-semibold">{item.quantity}</bdi> x{' '}
          {words.name({ name: item.product_name, name_hi: item.product_name_hi })}
          {item.pack_size && <span className="text-ink-soft"> {item.pack_size}</span>}
        </li>
      ))}
      {more > 0 && <li className="text-ink-soft">{t('counter.moreItems', { count: more })}</li>}
    </ul>
  )
}

const Chips = ({ order, nowMs }: { order: Order; nowMs: number }) => {
  const { t } = useT()
  return (
    <div className="mt-2 flex flex-wrap gap-1.5">
      <StatusChip tone={statusTone(order.status)}>{t(`common.status.${order.status}`)}</StatusChip>
      <StatusChip icon={order.delivery_type === 'pickup' ? 'pickup' : 'truck'}>{t(`counter.${order.delivery_type}`)}</StatusChip>
      <StatusChip tone={order.payment_status === 'completed' ? 'success' : 'neutral'} icon="wallet">
        {t(`common.payment.${order.payment_method}`)}
      </StatusChip>
      {order.payment_status === 'pending' && order.payment_claimed_at && (
        <StatusChip tone="warning">{t('counter.claimed')}</StatusChip>
      )}
      {order.urgent && <StatusChip tone="error">{t('counter.urgent')}</StatusChip>}
      <Deadline order={order} nowMs={nowMs} />
    </div>
  )
}

const Buttons = ({ order, isBusy, handlers }: { order: Order; isBusy: boolean; handlers: CardHandlers }) => {
  const { t } = useT()
  const next = forwardStatuses(order)[0]
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {next && (
        <Button
          className="grow"
          variant={next === 'confirmed' ? 'success' : 'brand'}
          icon={ACTION_WORDS[next].icon}
          loading={isBusy}
          onClick={() => handlers.onForward(order)}
        >
          {t(ACTION_WORDS[next].key)}
        </Button>
      )}
      {order.status === 'pending' && (
        <Button variant="danger" icon="x" disabled={isBusy} onClick={() => handlers.onReject(order)}>
          {t('counter.action.reject')}
        </Button>
      )}
      {order.status === 'pending' && order.acknowledged_at === null && (
        <Button variant="ghost" icon="eye" disabled={isBusy} onClick={() => handlers.onSeen(order)}>
          {t('counter.seen')}
        </Button>
      )}
    </div>
  )
}

/** One order on the board: who, what, how much, how long, and the next step. */
export const OrderCard = ({
  order,
  nowMs,
  isBusy,
  handlers,
}: {
  order: Order
  nowMs: number
  isBusy: boolean
  handlers: CardHandlers
}) => {
  const { t } = useT()
  const moments = useMoments()
  const isRinging = order.status === 'pending' && order.acknowledged_at === null
  return (
    <Card as="li" padding="sm" className={cx('list-none', isRinging && 'border-2 border-action bg-action-soft')}>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-bold">
            <bdi>{order.order_number}</bdi>
          </h3>
          <p className="text-ink-soft text-sm">{moments.ago(Date.parse(order.created_at), nowMs)}</p>
        </div>
        <p className="font-bold text-lg">
          <Money rupees={order.total_amount} />
        </p>
      </div>
      <p className="mt-1 truncate">
        {order.customer_name}
        <bdi className="ms-2 text-ink-soft text-sm">{formatPhone(order.customer_phone)}</bdi>
      </p>
      <Lines order={order} />
      <Chips order={order} nowMs={nowMs} />
      <Buttons order={order} isBusy={isBusy} handlers={handlers} />
      <Button
        variant="ghost"
        size="sm"
        fullWidth
        className="mt-1"
        aria-label={`${t('counter.action.details')} ${order.order_number}`}
        onClick={() => handlers.onDetails(order)}
      >
        {t('counter.action.details')}
      </Button>
    </Card>
  )
}
