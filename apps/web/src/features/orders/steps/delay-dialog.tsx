import { DELAY_MINUTES } from '@jhola/contract/constants'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import type { StepProps } from '../actions/step-props.ts'
import { useStepAction } from '../actions/use-step-action.ts'
import { StepDialog } from './step-dialog.tsx'

/** Delays an order: asks by how much. The customer is notified. */
export const DelayDialog = ({ order, onClose, onAct }: StepProps) => {
  const { t } = useT()
  const moments = useMoments()
  const act = useStepAction({ onAct, onClose })
  return (
    <StepDialog
      onClose={onClose}
      title={t('orders.actions.delay.title', { id: order.order_number })}
      description={t('orders.actions.delay.question')}
    >
      <div className="grid grid-cols-2 gap-2.5">
        {DELAY_MINUTES.map((minutes) => (
          <Button key={minutes} variant="secondary" size="lg" onClick={() => act({ kind: 'delay', order, minutes })}>
            {t('orders.actions.delay.minutes', { minutes })}
          </Button>
        ))}
      </div>
      <p className="mt-3 text-center text-ink-soft text-sm">
        {order.estimated_delivery
          ? t('orders.actions.delay.hintPromised', { time: moments.time(order.estimated_delivery) })
          : t('orders.actions.delay.hint')}
      </p>
    </StepDialog>
  )
}
