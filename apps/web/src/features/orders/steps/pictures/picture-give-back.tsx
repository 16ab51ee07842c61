import type { HandReturn } from '@jhola/contract/orders/packing/money-after-packing'
import { rupeeSigns } from '@jhola/contract/orders/rupee-signs'
import { rupeesToPaise } from '@jhola/contract/shared/money'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { Money } from '../../../../shared/ui/money.tsx'
import type { StepProps } from '../../actions/step-props.ts'
import { useStepAction } from '../../actions/use-step-action.ts'
import { PictureButton } from '../../picture-mode/picture-button.tsx'
import { PictureDialog } from '../../picture-mode/picture-dialog.tsx'

const WAYS = {
  cash: { key: 'orders.board.complete.backCash', picture: 'cash' },
  upi: { key: 'orders.board.complete.backUpi', picture: 'qr' },
  later: { key: 'orders.board.complete.backLater', picture: 'clock' },
} as const

/** Completes an order in picture mode of which money goes back by hand: how, as a picture. */
export const PictureGiveBack = ({ order, returns, onClose, onAct }: StepProps & { returns: readonly HandReturn[] }) => {
  const { t } = useT()
  const act = useStepAction({ onAct, onClose })
  const amount = order.give_back_amount
  return (
    <PictureDialog
      order={order}
      title={t('orders.board.complete.title', { id: order.order_number })}
      says={['done']}
      onClose={onClose}
      footer={returns.map((giveBack, index) => (
        <PictureButton
          key={giveBack}
          picture={WAYS[giveBack].picture}
          variant={index === 0 ? 'success' : 'secondary'}
          label={t(WAYS[giveBack].key)}
          says={['done']}
          onClick={() => act({ kind: 'move', order, to: 'delivered', giveBack })}
        />
      ))}
    >
      <div className="grid justify-items-center gap-2 py-3 text-center">
        <Icon name="undo" className="size-24 text-warning" />
        <p className="sr-only">{t('orders.board.details.giveBack')}</p>
        <bdi aria-hidden className="font-bold text-[2.25rem] text-ink-soft leading-tight">
          {rupeeSigns(rupeesToPaise(amount))}
        </bdi>
        <Money rupees={amount} className="font-bold text-[3rem] leading-tight figures" />
      </div>
    </PictureDialog>
  )
}
