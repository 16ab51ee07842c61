import { formatPhone } from '@jhola/contract/shared/phone'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import type { StepProps } from '../../actions/step-props.ts'
import { useStepAction } from '../../actions/use-step-action.ts'
import { CallLink } from '../../picture-mode/call-link.tsx'
import { PictureButton } from '../../picture-mode/picture-button.tsx'
import { PictureDialog } from '../../picture-mode/picture-dialog.tsx'

/** Dispatches an order in picture mode without the rider's details. Shows the customer's phone number and address. */
export const PictureSend = ({ order, onClose, onAct }: StepProps) => {
  const { t } = useT()
  const act = useStepAction({ onAct, onClose })
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
