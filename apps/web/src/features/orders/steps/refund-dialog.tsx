import { isPaidOnline } from '@jhola/contract/orders/payment-methods'
import { canRefundLines } from '@jhola/contract/payments/refunds/refundable'
import { formatRupees } from '@jhola/contract/shared/money'
import { useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import type { StepProps } from '../actions/step-props.ts'
import { useStepAction } from '../actions/use-step-action.ts'
import { noteOf, TakingBackDialog } from './step-dialog.tsx'

/** Refunds the whole order: the payment service refunds its payment automatically, the shop returns the rest by hand. */
const WholeRefund = ({ order, onClose, onAct }: StepProps) => {
  const { t } = useT()
  const act = useStepAction({ onAct, onClose })
  const [note, setNote] = useState('')
  const isByService = isPaidOnline(order.payment_method)
  const confirm = () => act({ kind: 'move', order, to: 'refunded', reason: 'other', ...noteOf(note) })
  return (
    <TakingBackDialog
      title={t('orders.actions.refund.title', { id: order.order_number })}
      icon="undo"
      confirm={t('orders.actions.refund.confirm')}
      note={note}
      onNote={setNote}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className="grid justify-items-center gap-2 text-center">
        <Icon name="rupee" size="xl" className="text-brand" />
        <bdi className="font-bold text-3xl figures">
          {formatRupees(order.paid_amount - order.given_back_amount - order.refunded_amount)}
        </bdi>
        <p>{t(isByService ? 'orders.actions.refund.byService' : 'orders.actions.refund.byShop')}</p>
      </div>
    </TakingBackDialog>
  )
}

const ByLines = lazyPart(() => import('./refund-lines-dialog.tsx').then((module) => module.RefundLinesDialog))

/** Refunds an order: by lines after handover, in full when it was cancelled. */
export const RefundDialog = (props: StepProps) =>
  canRefundLines(props.order) ? <ByLines part={props} onFailed={props.onClose} /> : <WholeRefund {...props} />
