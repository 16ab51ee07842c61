import { ITEMS_BEFORE_MORE } from '@jhola/contract/constants'
import { forwardStatuses, statusTone } from '@jhola/contract/orders/statuses'
import { formatPhone } from '@jhola/contract/shared/phone'
import { memo } from 'react'
import { StepButton } from '../../../domain/literacy/step-button.tsx'
import { TestOrderChip } from '../../../domain/orders/test-order-chip.tsx'
import { useShopPreferences } from '../../../domain/preferences/shop-preferences.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { PendingSyncChip } from '../actions/pending-sync-chip.tsx'
import { useActionQueue } from '../actions/queue-context.ts'
import { waitsForAnswer } from '../actions/steps-with-dialog.ts'
import { EscalationStatus } from '../alerts/escalation-status.tsx'
import type { Order } from '../data/board-state.ts'
import { ACTION_LABELS, SHORT_LABELS, useOrderLabels } from '../data/order-labels.ts'
import { Ago, DeadlineChip, PromiseChip } from './order-times.tsx'

/** What a card can ask for; the board opens the dialog that the step needs. */
export type CardHandlers = {
  onForward(order: Order): void
  onReject(order: Order): void
  onSeen(order: Order): void
  onDetails(order: Order): void
}

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

/** The first two lines of an order as `2 x Name`, and how many more there are. */
export const FirstItems = ({ order }: { order: Order }) => {
  const { t } = useT()
  const labels = useOrderLabels()
  const more = order.items.length - ITEMS_BEFORE_MORE
  return (
    <ul className="text-sm">
      {order.items.slice(0, ITEMS_BEFORE_MORE).map((item) => (
        <li key={item.id} className="truncate">
          <bdi className="font-semibold figures">{labels.quantity(item)}</bdi> x {labels.itemName(item)}
        </li>
      ))}
      {more > 0 && <li className="text-ink-soft">{t('orders.board.moreItems', { count: more })}</li>}
    </ul>
  )
}

const Fact = ({ icon, children }: { icon: IconName; children: string }) => (
  <span className="inline-flex items-center gap-1">
    <Icon name={icon} size="xs" />
    {children}
  </span>
)

/** A report that nobody has answered yet. */
const ProblemChip = ({ order }: { order: Order }) => {
  const { t } = useT()
  return order.problem && !order.problem.answer ? (
    <StatusChip tone="error" icon="message">
      {t('orders.board.problem.open')}
    </StatusChip>
  ) : null
}

/** `isShort`: only what the next step needs. */
const Facts = ({ order, isShort }: { order: Order; isShort: boolean }) => {
  const { t } = useT()
  const labels = useOrderLabels()
  const isPaid = order.payment_status === 'completed'
  const isPlanned = order.delivery_slot !== 'asap'
  return (
    <>
      {!isShort && (
        <p className="flex flex-wrap gap-x-3 gap-y-0.5 text-ink-soft text-sm">
          <Fact icon={order.delivery_type === 'pickup' ? 'pickup' : 'truck'}>{t(`orders.board.${order.delivery_type}`)}</Fact>
          <Fact icon="wallet">{t(`common.payment.${order.payment_method}`)}</Fact>
          {isPlanned && <Fact icon="calendar">{labels.slot(order)}</Fact>}
        </p>
      )}
      <div className="flex flex-wrap gap-1.5">
        <TestOrderChip order={order} />
        <StatusChip tone={statusTone(order.status)}>{t(`common.status.${order.status}`)}</StatusChip>
        <PendingSyncChip orderId={order.id} />
        <DeadlineChip order={order} />
        <PromiseChip order={order} />
        {isPaid && <StatusChip tone="success">{t('common.payment.completed')}</StatusChip>}
        {order.payment_status === 'pending' && order.payment_claimed_at && (
          <StatusChip tone="warning" icon="rupee">
            {t('orders.board.claimed')}
          </StatusChip>
        )}
        <ProblemChip order={order} />
        {order.urgent && <StatusChip tone="error">{t('orders.board.urgent')}</StatusChip>}
      </div>
    </>
  )
}

type CardProps = { order: Order; isRinging: boolean; isBusy: boolean; handlers: CardHandlers }

const Buttons = ({ order, isRinging, isBusy, handlers }: CardProps) => {
  const { t } = useT()
  const shown = useActionQueue().shownAs(order)
  const next = forwardStatuses(shown)[0]
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap gap-2">
        {next && (
          <StepButton
            size="sm"
            className="grow"
            variant={next === 'confirmed' ? 'success' : 'brand'}
            icon={ACTION_LABELS[next].icon}
            label={t(ACTION_LABELS[next].key)}
            short={t(SHORT_LABELS[next])}
            says={ACTION_LABELS[next].says}
            loading={waitsForAnswer(next, isBusy)}
            onClick={() => handlers.onForward(shown)}
          />
        )}
        {shown.status === 'pending' && (
          <StepButton
            size="sm"
            className="grow"
            variant="danger"
            icon="x"
            bare
            label={t('orders.board.action.reject')}
            short={t('orders.board.short.reject')}
            says="reject"
            disabled={isBusy}
            onClick={() => handlers.onReject(shown)}
          />
        )}
      </div>
      <div className="flex gap-1">
        <StepButton
          variant="ghost"
          size="sm"
          className="grow"
          icon="list"
          bare
          aria-label={`${t('orders.board.action.details')} ${order.order_number}`}
          label={t('orders.board.action.details')}
          short={t('orders.board.short.details')}
          says="details"
          onClick={() => handlers.onDetails(order)}
        />
        {isRinging && (
          <StepButton
            variant="ghost"
            size="sm"
            icon="eye"
            label={t('orders.board.seen')}
            short={t('orders.board.seen')}
            says="seen"
            onClick={() => handlers.onSeen(order)}
          />
        )}
      </div>
    </div>
  )
}

/** A finished order: only what one looks back for. */
export const DoneCard = memo(({ order, handlers }: Pick<CardProps, 'order' | 'handlers'>) => {
  const { t } = useT()
  return (
    <li className="min-w-0 rounded-lg border border-line bg-surface">
      <button
        type="button"
        className="eases grid w-full grid-cols-1 gap-1 rounded-lg p-3 text-start hover:bg-paper"
        onClick={() => handlers.onDetails(order)}
      >
        <span className="flex items-baseline justify-between gap-2">
          <bdi className="truncate font-bold figures">{order.order_number}</bdi>
          <Money rupees={order.total_amount} className="font-semibold figures" />
        </span>
        <bdi className="truncate text-sm">{order.customer_name}</bdi>
        <span className="flex flex-wrap items-center justify-between gap-2 text-ink-soft text-sm">
          <StatusChip tone={statusTone(order.status)}>{t(`common.status.${order.status}`)}</StatusChip>
          <ProblemChip order={order} />
          <Ago at={order.updated_at} />
        </span>
      </button>
    </li>
  )
})
DoneCard.displayName = 'DoneCard'

/** Only for shops that read pictures. */
const PicturePart = lazyPart(() => import('../picture-mode.ts').then((module) => module.PictureCardBody))

type BodyProps = Pick<CardProps, 'order' | 'isRinging'>

const WordsBody = ({ order, isRinging, isShort }: BodyProps & { isShort: boolean }) => (
  <>
    <div className="min-w-0">
      <Head order={order} isRinging={isRinging} />
    </div>
    <FirstItems order={order} />
    <Facts order={order} isShort={isShort} />
  </>
)

const CardBody = (props: BodyProps) => {
  const { literacyLevel } = useShopPreferences()
  if (literacyLevel !== 'none') return <WordsBody {...props} isShort={literacyLevel === 'basic'} />
  return <PicturePart part={props} whileLoading={<Skeleton className="h-40" />} otherwise={<WordsBody {...props} isShort />} />
}

/** One order on the board: who, what, how much, how long, and the next step, as the shop reads. */
export const OrderCard = memo((props: CardProps) => {
  const { order, isRinging } = props
  const { visualAlerts } = useShopPreferences().notifications
  return (
    <li
      className={cx(
        'grid min-w-0 grid-cols-1 gap-2 rounded-lg border bg-surface p-3 [contain-intrinsic-size:auto_16rem] [content-visibility:auto]',
        isRinging ? 'animate-rise border-action' : 'border-line shadow-low',
        isRinging && visualAlerts && 'halo',
      )}
    >
      <CardBody order={order} isRinging={isRinging} />
      <Buttons {...props} />
      {order.status === 'pending' && (
        // It comes after the order: below the buttons it moves none of them away from a thumb.
        <div className="words">
          <EscalationStatus orderId={order.id} isShort />
        </div>
      )}
    </li>
  )
})
OrderCard.displayName = 'OrderCard'
