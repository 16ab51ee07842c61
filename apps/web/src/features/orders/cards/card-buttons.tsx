import { NEEDED_FOR_STATUS } from '@jhola/contract/orders/status-permissions'
import { forwardStatuses } from '@jhola/contract/orders/statuses'
import { useMay } from '../../../domain/account/use-may.ts'
import { StepButton } from '../../../domain/literacy/step-button.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useActionQueue } from '../actions/queue-context.ts'
import { waitsForAnswer } from '../actions/steps-with-dialog.ts'
import { ACTION_LABELS, SHORT_LABELS } from '../data/order-labels.ts'
import { CardMenu } from './card-menu.tsx'
import type { CardProps } from './card-props.ts'

/** The next step of an order, and the other actions that a card offers. */
export const CardButtons = ({ order, isRinging, isBusy, handlers }: CardProps) => {
  const { t } = useT()
  const shown = useActionQueue().shownAs(order)
  const may = useMay()
  const next = forwardStatuses(shown).find((to) => may(NEEDED_FOR_STATUS[to]))
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap gap-2">
        {next && (
          <StepButton
            size="sm"
            className="grow"
            variant={next === 'confirmed' ? 'success' : 'brand'}
            icon={ACTION_LABELS[next].icon}
            label={t(ACTION_LABELS[next].key)}
            short={t(SHORT_LABELS[next])}
            says={ACTION_LABELS[next].says}
            loading={waitsForAnswer(next, isBusy)}
            onClick={() => handlers.onForward(shown)}
          />
        )}
        {shown.status === 'pending' && may('orders.cancel') && (
          <StepButton
            size="sm"
            className="grow"
            variant="danger"
            icon="x"
            bare
            label={t('orders.board.action.reject')}
            short={t('orders.board.short.reject')}
            says="reject"
            disabled={isBusy}
            onClick={() => handlers.onReject(shown)}
          />
        )}
      </div>
      <div className="flex flex-wrap gap-1">
        {isRinging && may({ any: ['orders.accept', 'orders.pack'] }) && (
          <StepButton
            variant="ghost"
            size="sm"
            className="grow whitespace-nowrap"
            icon="eye"
            label={t('orders.board.seen')}
            short={t('orders.board.seen')}
            says="seen"
            onClick={() => handlers.onSeen(order)}
          />
        )}
        {/* In a narrow column these two stay in one line, as on a card that does not ring. */}
        <div className="flex grow gap-1">
          <StepButton
            variant="ghost"
            size="sm"
            className="grow whitespace-nowrap"
            icon="list"
            bare
            aria-label={`${t('orders.board.action.details')} ${order.order_number}`}
            label={t('orders.board.action.details')}
            short={t('orders.board.short.details')}
            says="details"
            onClick={() => handlers.onDetails(order)}
          />
          <CardMenu order={shown} />
        </div>
      </div>
    </div>
  )
}
