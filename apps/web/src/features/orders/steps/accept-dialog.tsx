import { READY_MINUTES } from '@jhola/contract/preferences/defaults'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import type { StepProps } from '../actions/step-props.ts'
import { useStepAction } from '../actions/use-step-action.ts'
import { acceptIn } from '../one-tap/one-tap.ts'
import { StepDialog } from './step-dialog.tsx'

/** Accepts an order: asks when it will be ready. The customer sees this time. */
export const AcceptDialog = ({ order, onClose, onAct }: StepProps) => {
  const { t } = useT()
  const act = useStepAction({ onAct, onClose })
  const accept = (readyInMinutes?: number) => act(acceptIn(order, readyInMinutes ?? null))
  return (
    <StepDialog
      onClose={onClose}
      title={t('orders.board.accept.title', { id: order.order_number })}
      description={t('orders.board.accept.question')}
    >
      <div className="grid grid-cols-2 gap-2.5">
        {READY_MINUTES.map((minutes) => (
          <Button key={minutes} variant="secondary" size="lg" icon="clock" className="px-2" onClick={() => accept(minutes)}>
            {t('orders.board.accept.minutes', { count: minutes })}
          </Button>
        ))}
      </div>
      <Button className="mt-3" variant="success" size="lg" fullWidth icon="check" onClick={() => accept()}>
        {t('orders.board.accept.usual')}
      </Button>
      <p className="mt-2 text-center text-ink-soft text-sm">{t('orders.board.accept.hint')}</p>
    </StepDialog>
  )
}
