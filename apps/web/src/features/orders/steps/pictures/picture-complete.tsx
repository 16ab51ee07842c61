import { rupeeSigns } from '@jhola/contract/orders/rupee-signs'
import { handReturnsOf, restOf } from '@jhola/contract/orders/steps/handover-money'
import { rupeesToPaise } from '@jhola/contract/shared/money'
import { counted, type SpokenPart } from '@jhola/contract/voice/parts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { Money } from '../../../../shared/ui/money.tsx'
import { usePaymentWaits } from '../../actions/queue-context.ts'
import type { StepProps } from '../../actions/step-props.ts'
import { useStepAction } from '../../actions/use-step-action.ts'
import { PictureButton } from '../../picture-mode/picture-button.tsx'
import { PictureDialog } from '../../picture-mode/picture-dialog.tsx'
import { PictureGiveBack } from './picture-give-back.tsx'

/** Completes an order in picture mode: the amount to collect, or that it is paid already. */
export const PictureComplete = ({ order, onClose, onAct }: StepProps) => {
  const { t, language } = useT()
  // Packing made it dearer after it was paid: the rest is collected like cash.
  const rest = restOf(order)
  const returns = handReturnsOf(order)
  const isCash = rest > 0 || order.payment_method === 'cod' || order.payment_method === 'cash'
  const act = useStepAction({ onAct, onClose })
  const paymentWaits = usePaymentWaits(order.id)
  const isPaid = (order.payment_status === 'completed' && rest === 0) || paymentWaits
  const isUpiOpen = !isCash && order.payment_status === 'pending' && !paymentWaits
  const amount = counted(language, Math.round(rest || order.total_amount), 'rupees')
  const says: SpokenPart[] = isPaid ? ['paid', 'done'] : ['take_money', ...amount]
  const complete = (isTaken: boolean) => {
    const delivered = { kind: 'move', order, to: 'delivered' } as const
    if (isTaken) act({ kind: 'paid', order }, delivered)
    else act(delivered)
  }
  if (returns.length > 0) return <PictureGiveBack order={order} returns={returns} onClose={onClose} onAct={onAct} />
  const tone = isPaid ? 'text-success' : 'text-warning'
  return (
    <PictureDialog
      order={order}
      title={t('orders.board.complete.title', { id: order.order_number })}
      says={says}
      onClose={onClose}
      footer={
        <>
          {isUpiOpen && (
            <PictureButton
              picture="bag"
              variant="secondary"
              label={t('orders.board.complete.confirmUnpaid')}
              says={['done']}
              onClick={() => complete(false)}
            />
          )}
          <PictureButton
            picture={isPaid ? 'check-circle' : 'rupee'}
            variant="success"
            fullWidth
            label={t(
              isUpiOpen
                ? 'orders.board.complete.confirmPaid'
                : isCash
                  ? 'orders.board.complete.confirmCash'
                  : 'orders.board.complete.confirm',
            )}
            says={isPaid ? ['done'] : ['got_money', 'done']}
            onClick={() => complete(isUpiOpen)}
          >
            {!isPaid && <Icon name="check" size="xl" />}
          </PictureButton>
        </>
      }
    >
      <div className="grid justify-items-center gap-2 py-3 text-center">
        <Icon name={isPaid ? 'check-circle' : isCash ? 'cash' : 'qr'} className={`size-24 ${tone}`} />
        <bdi aria-hidden className="font-bold text-[2.25rem] text-ink-soft leading-tight">
          {rupeeSigns(rupeesToPaise(rest || order.total_amount))}
        </bdi>
        <Money rupees={rest || order.total_amount} className="font-bold text-[3rem] leading-tight figures" />
      </div>
    </PictureDialog>
  )
}
