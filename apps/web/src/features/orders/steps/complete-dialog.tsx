import { formatRupees } from '@jhola/contract/shared/money'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { usePaymentWaits } from '../actions/queue-context.ts'
import type { StepProps } from '../actions/step-props.ts'
import { useStepAction } from '../actions/use-step-action.ts'

/** Completes an order: the shop confirms that items and payment were handed over. */
export const CompleteDialog = ({ order, onClose, onAct }: StepProps) => {
  const { t } = useT()
  // What packing changed after the payment: the rest to collect, or what goes back with the goods.
  const rest = order.payment_status === 'completed' ? order.owed_amount : 0
  const back = order.give_back_amount
  const amount = formatRupees(rest || back || order.total_amount)
  const isUpi = rest === 0 && order.payment_method !== 'cod' && order.payment_method !== 'cash'
  const act = useStepAction({ onAct, onClose })
  const paymentWaits = usePaymentWaits(order.id)
  const isUpiOpen = isUpi && order.payment_status === 'pending' && !paymentWaits
  const complete = () => act({ kind: 'move', order, to: 'delivered' })
  const completePaid = () => act({ kind: 'paid', order }, { kind: 'move', order, to: 'delivered' })
  const question = isUpiOpen
    ? 'orders.board.complete.upiOpen'
    : isUpi
      ? 'orders.board.complete.paid'
      : 'orders.board.complete.cash'
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={<bdi>{t('orders.board.complete.title', { id: order.order_number })}</bdi>}
      footer={
        <div className="grid w-full grid-cols-1 gap-2">
          {isUpiOpen && (
            <Button variant="success" size="lg" icon="rupee" onClick={completePaid}>
              {t('orders.board.complete.confirmPaid')}
            </Button>
          )}
          <Button
            variant={isUpiOpen ? 'secondary' : 'success'}
            size={isUpiOpen ? 'md' : 'lg'}
            icon="check-circle"
            onClick={complete}
          >
            {t(
              isUpiOpen
                ? 'orders.board.complete.confirmUnpaid'
                : isUpi
                  ? 'orders.board.complete.confirm'
                  : 'orders.board.complete.confirmCash',
            )}
          </Button>
        </div>
      }
    >
      <div className="grid justify-items-center gap-3 py-2 text-center">
        <Icon name={isUpi && !isUpiOpen ? 'bag' : 'cash'} size="xl" className="text-success" />
        <bdi className="font-bold text-3xl figures">{amount}</bdi>
        <p>{t(back > 0 ? 'orders.board.details.giveBack' : question)}</p>
      </div>
    </Dialog>
  )
}
