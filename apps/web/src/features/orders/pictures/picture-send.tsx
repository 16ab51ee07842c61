import { formatPhone } from '@jhola/contract/shared/phone'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useStepAct } from '../hooks/use-step-act.ts'
import type { StepProps } from '../step-props.ts'
import { CallLink } from './call-link.tsx'
import { PictureButton } from './picture-button.tsx'
import { PictureDialog } from './picture-dialog.tsx'

/** Off it goes, without anything to type: whoever carries it is called by the customer's number. */
export const PictureSend = ({ order, onClose, onAct }: StepProps) => {
  const { t } = useT()
  const act = useStepAct({ onAct, onClose })
  const send = () => act({ kind: 'move', order, to: 'out_for_delivery' })
  return (
    <PictureDialog
      order={order}
      title={t('orders.board.dispatch.title', { id: order.order_number })}
      says={['send']}
      onClose={onClose}
      footer={
        <PictureButton
          picture="bike"
          variant="brand"
          fullWidth
          label={t('orders.board.dispatch.confirm')}
          says={['send']}
          onClick={send}
        />
      }
    >
      <div className="flex items-center gap-4">
        <CallLink order={order} />
        <span className="min-w-0">
          <bdi className="block font-bold text-2xl figures">{formatPhone(order.customer_phone)}</bdi>
          <bdi className="block text-ink-soft">{order.delivery_address}</bdi>
        </span>
      </div>
    </PictureDialog>
  )
}
