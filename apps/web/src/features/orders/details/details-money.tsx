import { canShopRefund, isOpenStatus, isUnderWay } from '@jhola/contract/orders/statuses'
import { canRefundLines } from '@jhola/contract/payments/refunds/refundable'
import { useMay } from '../../../domain/account/use-may.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { useShownAs } from '../actions/queue-context.ts'
import type { DetailsProps } from './details-handlers.ts'
import { PaymentDetails } from './details-parties.tsx'

/** How the order is paid, and what the shop does about its money: says that it came, or gives it back. */
export const DetailsMoney = ({ order, isBusy, handlers }: DetailsProps) => {
  const { t } = useT()
  const may = useMay()
  const shown = useShownAs(order)
  const isCash = order.payment_method === 'cod' || order.payment_method === 'cash'
  // Only the payment service confirms an online payment. Cash can be confirmed once the order is in progress, and of an order that was
  // handed over unpaid both can.
  const isHandedOver = order.status === 'delivered'
  const isPayable =
    order.payment_status === 'pending' &&
    (order.payment_method === 'upi'
      ? isOpenStatus(order.status) || isHandedOver
      : isCash && (isUnderWay(order.status) || isHandedOver))
  return (
    <div className="grid grid-cols-1 gap-3">
      <PaymentDetails order={order} />
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isPayable && may('payments.take') && (
          <Button variant="secondary" size="sm" icon="rupee" disabled={isBusy} onClick={() => handlers.onPaid(order)}>
            {t(isCash ? 'orders.actions.cash' : 'orders.board.action.paid')}
          </Button>
        )}
        {may('refunds') && (canShopRefund(shown) || canRefundLines(shown)) && (
          <Button
            variant="secondary"
            size="sm"
            icon="undo"
            disabled={isBusy}
            onClick={() => handlers.onForward(shown, 'refunded')}
          >
            {t('orders.board.action.refunded')}
          </Button>
        )}
      </div>
    </div>
  )
}
