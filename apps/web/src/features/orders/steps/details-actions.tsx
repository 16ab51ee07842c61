import type { OrderStatus } from '@jhola/contract/orders/statuses'
import { useMay } from '../../../domain/account/use-may.ts'
import { StepButton } from '../../../domain/literacy/step-button.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { useShownAs } from '../actions/queue-context.ts'
import { UndoList } from '../actions/undo-bar.tsx'
import { ACTION_LABELS, SHORT_LABELS } from '../data/order-labels.ts'
import { useNextSteps } from '../data/use-next-steps.ts'
import { useStepLabel } from '../data/use-step-label.ts'
import type { DetailsProps } from '../details/details-handlers.ts'
import { StepMenu } from '../one-tap/step-menu.tsx'
import { usePrintEntries } from '../print/print-menu.tsx'
import { DetailsMore } from './details-more.tsx'

type StepProps = DetailsProps & { to: OrderStatus; isFirst: boolean }

/** One step with its one tap, and the little arrow for another time, rider or money. */
const Step = ({ order, to, isFirst, handlers }: StepProps) => {
  const { t } = useT()
  const label = useStepLabel(order, to)
  return (
    <span className={isFirst ? 'flex min-w-0 grow items-center' : 'flex shrink-0 items-center'}>
      {isFirst ? (
        <StepButton
          className="min-w-0 grow"
          variant={to === 'confirmed' ? 'success' : 'brand'}
          icon={ACTION_LABELS[to].icon}
          label={label}
          short={t(SHORT_LABELS[to])}
          says={ACTION_LABELS[to].says}
          onClick={() => handlers.onForward(order, to)}
        />
      ) : (
        // Only its picture: everything stands in one row, also on a phone.
        <IconButton icon={ACTION_LABELS[to].icon} tone="outline" label={label} onClick={() => handlers.onForward(order, to)} />
      )}
      <StepMenu order={order} to={to} choices={handlers} />
    </span>
  )
}

/** The steps of an order in one row: the next one large, the receipt, and a menu with what is rare. */
export const DetailsActions = (props: DetailsProps) => {
  const { order, isBusy, handlers } = props
  const { t } = useT()
  const may = useMay()
  const shown = useShownAs(order)
  const printing = usePrintEntries(order)
  const steps = useNextSteps().permitted(shown)
  return (
    <div className="grid w-full grid-cols-1 gap-2">
      <UndoList orderId={order.id} />
      <div className="flex flex-wrap items-center gap-1.5">
        {steps.map((to, index) => (
          <Step key={to} {...props} order={shown} to={to} isFirst={index === 0} />
        ))}
        {shown.status === 'pending' && may('orders.cancel') && (
          <StepButton
            variant="danger"
            icon="x"
            label={t('orders.board.action.reject')}
            short={t('orders.board.short.reject')}
            says="reject"
            disabled={isBusy}
            onClick={() => handlers.onReject(shown)}
          />
        )}
        <span className="ms-auto flex gap-1.5">
          <IconButton icon="print" tone="outline" label={t('orders.board.action.print')} onClick={printing.printReceipt} />
          <DetailsMore {...props} printing={printing.entries} />
        </span>
      </div>
      {printing.job}
    </div>
  )
}
