import { handReturnsOf, mayRestComeByUpi, restOf } from '@jhola/contract/orders/steps/handover-money'
import { formatRupees } from '@jhola/contract/shared/money'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../shared/i18n/texts.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import { usePaymentWaits } from '../actions/queue-context.ts'
import type { OrderAction } from '../actions/send-action.ts'
import type { StepProps } from '../actions/step-props.ts'
import { useStepAction } from '../actions/use-step-action.ts'
import type { Order } from '../data/board-state.ts'

const RETURNS = {
  cash: { key: 'orders.board.complete.backCash', icon: 'cash' },
  upi: { key: 'orders.board.complete.backUpi', icon: 'rupee' },
  later: { key: 'orders.board.complete.backLater', icon: 'undo' },
} as const

type Way = { key: TextKey; icon: IconName; actions: OrderAction[] }

/** How the order can be completed, the usual way first: with its money, or what of it goes back. */
const useWays = (order: Order): { question: TextKey; ways: Way[] } => {
  const paymentWaits = usePaymentWaits(order.id)
  const rest = restOf(order)
  const isUpi = rest === 0 && order.payment_method !== 'cod' && order.payment_method !== 'cash'
  const move = { kind: 'move', order, to: 'delivered' } as const
  const returns = handReturnsOf(order)
  if (returns.length > 0)
    return {
      question: 'orders.board.details.giveBack',
      ways: returns.map((giveBack) => ({ ...RETURNS[giveBack], actions: [{ ...move, giveBack }] })),
    }
  if (rest > 0 && mayRestComeByUpi(order)) {
    const byUpi: Way = {
      ...{ key: 'orders.board.complete.gotUpi', icon: 'rupee' },
      actions: [{ kind: 'paid', order, method: 'upi' }, move],
    }
    const inCash: Way = { key: 'orders.board.complete.confirmCash', icon: 'cash', actions: [move] }
    const isClaimed = order.payment_claimed_at !== null
    return { question: 'orders.board.details.collect', ways: isClaimed ? [byUpi, inCash] : [inCash, byUpi] }
  }
  if (isUpi && order.payment_status === 'pending' && !paymentWaits)
    return {
      question: 'orders.board.complete.upiOpen',
      ways: [
        { key: 'orders.board.complete.confirmPaid', icon: 'rupee', actions: [{ kind: 'paid', order }, move] },
        { key: 'orders.board.complete.confirmUnpaid', icon: 'check-circle', actions: [move] },
      ],
    }
  const key = isUpi ? 'orders.board.complete.confirm' : 'orders.board.complete.confirmCash'
  const ask = isUpi ? 'orders.board.complete.paid' : 'orders.board.complete.cash'
  return {
    question: order.give_back_amount > 0 ? 'orders.board.details.giveBack' : ask,
    ways: [{ key, icon: 'check-circle', actions: [move] }],
  }
}

/** Completes an order: the shop confirms that items and payment were handed over. */
export const CompleteDialog = ({ order, onClose, onAct }: StepProps) => {
  const { t } = useT()
  const amount = formatRupees(restOf(order) || order.give_back_amount || order.total_amount)
  const act = useStepAction({ onAct, onClose })
  const { question, ways } = useWays(order)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={<bdi>{t('orders.board.complete.title', { id: order.order_number })}</bdi>}
      footer={
        <div className="grid w-full grid-cols-1 gap-2">
          {ways.map(({ key, icon, actions }, index) => (
            <Button
              key={key}
              variant={index === 0 ? 'success' : 'secondary'}
              size={index === 0 ? 'lg' : 'md'}
              icon={icon}
              onClick={() => act(...actions)}
            >
              {t(key)}
            </Button>
          ))}
        </div>
      }
    >
      <div className="grid justify-items-center gap-3 py-2 text-center">
        <Icon name={question === 'orders.board.complete.paid' ? 'bag' : 'cash'} size="xl" className="text-success" />
        <bdi className="font-bold text-3xl figures">{amount}</bdi>
        <p>{t(question)}</p>
      </div>
    </Dialog>
  )
}
