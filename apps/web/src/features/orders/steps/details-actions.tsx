import { isPacked } from '@jhola/contract/orders/packing/is-packed'
import { NEEDED_FOR_STATUS } from '@jhola/contract/orders/status-permissions'
import { canShopCancel, canShopRefund, forwardStatuses, isOpenStatus, isUnderWay } from '@jhola/contract/orders/statuses'
import { canRefundLines } from '@jhola/contract/payments/refunds/refundable'
import type { ComponentProps } from 'react'
import { useMay } from '../../../domain/account/use-may.ts'
import { StepButton } from '../../../domain/literacy/step-button.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { useActionQueue } from '../actions/queue-context.ts'
import { waitsForAnswer } from '../actions/steps-with-dialog.ts'
import { UndoBar } from '../actions/undo-bar.tsx'
import type { Order } from '../data/board-state.ts'
import { ACTION_LABELS, SHORT_LABELS } from '../data/order-labels.ts'
import { PrintMenu } from '../print/print-menu.tsx'

export type DetailsHandlers = {
  onForward(order: Order, to: Order['status']): void
  onReject(order: Order): void
  onPaid(order: Order): void
  onDelay(order: Order): void
  onClose(): void
}

type ActionsProps = { order: Order; isBusy: boolean; handlers: DetailsHandlers }

/** The actions beside the next step. */
const SideStep = (props: Pick<ComponentProps<typeof Button>, 'icon' | 'disabled' | 'onClick' | 'children'>) => (
  <Button size="sm" className="grow" variant="secondary" {...props} />
)

/** Every action of an order: the next step first and large, the others below. */
export const DetailsActions = ({ order, isBusy, handlers }: ActionsProps) => {
  const { t } = useT()
  const shown = useActionQueue().shownAs(order)
  const isCash = order.payment_method === 'cod' || order.payment_method === 'cash'
  // Only the payment service confirms an online payment. Cash can be confirmed once the order is in progress.
  const isPayable =
    order.payment_status === 'pending' &&
    (order.payment_method === 'upi' ? isOpenStatus(order.status) : isCash && isUnderWay(order.status))
  const may = useMay()
  const steps = forwardStatuses(shown).filter((to) => may(NEEDED_FOR_STATUS[to]))
  return (
    <div className="grid w-full grid-cols-1 gap-2">
      <UndoBar orderId={order.id} />
      {steps.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {steps.map((to, index) => (
            <StepButton
              key={to}
              className="grow"
              variant={index > 0 ? 'secondary' : to === 'confirmed' ? 'success' : 'brand'}
              icon={ACTION_LABELS[to].icon}
              label={t(ACTION_LABELS[to].key)}
              short={t(SHORT_LABELS[to])}
              says={ACTION_LABELS[to].says}
              loading={waitsForAnswer(to, isBusy)}
              onClick={() => handlers.onForward(shown, to)}
            />
          ))}
        </div>
      )}
      {/* While it is packed, the lines need the room: on a phone the others stand in one row that can be moved. */}
      <div
        className={cx(
          'flex gap-2',
          isPacked(shown.status) ? 'flex-wrap max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:*:shrink-0' : 'flex-wrap',
        )}
      >
        {isPayable && may('payments.take') && (
          <SideStep icon="rupee" disabled={isBusy} onClick={() => handlers.onPaid(order)}>
            {t(isCash ? 'orders.actions.cash' : 'orders.board.action.paid')}
          </SideStep>
        )}
        {isUnderWay(shown.status) && may('orders.accept') && (
          <SideStep icon="clock" disabled={isBusy} onClick={() => handlers.onDelay(shown)}>
            {t('orders.actions.delay.button')}
          </SideStep>
        )}
        {may('refunds') && (canShopRefund(shown) || canRefundLines(shown)) && (
          <SideStep icon="undo" disabled={isBusy} onClick={() => handlers.onForward(shown, 'refunded')}>
            {t('orders.board.action.refunded')}
          </SideStep>
        )}
        {canShopCancel(shown.status) && may('orders.cancel') && (
          <StepButton
            size="sm"
            className="grow"
            variant="danger"
            icon="x"
            label={t(shown.status === 'pending' ? 'orders.board.action.reject' : 'orders.board.action.cancelled')}
            short={t('orders.board.short.reject')}
            says="reject"
            disabled={isBusy}
            onClick={() => handlers.onReject(shown)}
          />
        )}
        <PrintMenu order={order} />
        <SideStep onClick={handlers.onClose}>{t('common.close')}</SideStep>
      </div>
    </div>
  )
}
