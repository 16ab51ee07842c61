import { useMay } from '../../../domain/account/use-may.ts'
import { StepButton } from '../../../domain/literacy/step-button.tsx'
import { useShopPreferences } from '../../../domain/preferences/shop-preferences.ts'
import { useMeantPress } from '../../../shared/hooks/use-meant-press.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { useShownAs } from '../actions/queue-context.ts'
import { ACTION_LABELS, SHORT_LABELS } from '../data/order-labels.ts'
import { useNextSteps } from '../data/use-next-steps.ts'
import { useStepLabel } from '../data/use-step-label.ts'
import { StepMenu } from '../one-tap/step-menu.tsx'
import { CardMenu } from './card-menu.tsx'
import type { CardProps } from './card-props.ts'

/** 44 px for a finger, less for a mouse in a narrow column. */
const FINE = 'pointer-fine:min-h-9 pointer-fine:px-2 @max-2xs:px-1'
/** In a narrow card the second and third button are icons; their names stay. */
const ICON_WHEN_NARROW = '@max-md:min-w-11 @max-md:grow-0 pointer-fine:@max-md:min-w-9 @max-md:[&>span]:sr-only'

/** The next step of an order, and the other actions that a card offers. */
export const CardButtons = ({ order, isRinging, isBusy, handlers }: CardProps) => {
  const { t } = useT()
  const shown = useShownAs(order)
  const isMeant = useMeantPress(order.status, shown.status)
  const may = useMay()
  const [next] = useNextSteps().permitted(shown)
  const label = useStepLabel(shown, next)
  const isPictures = useShopPreferences().literacyLevel === 'none'
  return (
    // Above the button of the whole card, which opens the details.
    <div className={cx('relative flex gap-1.5 @max-2xs:gap-1', isPictures && 'flex-wrap')}>
      {next && (
        <StepButton
          size="sm"
          className={cx('min-w-0 grow @max-2xs:[&>svg]:hidden', FINE)}
          variant={next === 'confirmed' ? 'success' : 'brand'}
          icon={ACTION_LABELS[next].icon}
          label={label}
          short={t(SHORT_LABELS[next])}
          says={ACTION_LABELS[next].says}
          onClick={(event) => isMeant(event) && handlers.onForward(shown)}
        />
      )}
      {next && !isPictures && <StepMenu order={shown} to={next} choices={handlers} isSmall />}
      {shown.status === 'pending' && may('orders.cancel') && (
        <StepButton
          size="sm"
          className={cx('grow', FINE, ICON_WHEN_NARROW)}
          variant="danger"
          icon="x"
          label={t('orders.board.action.reject')}
          short={t('orders.board.short.reject')}
          says="reject"
          disabled={isBusy}
          onClick={() => handlers.onReject(shown)}
        />
      )}
      {isRinging && may({ any: ['orders.accept', 'orders.pack'] }) && (
        <StepButton
          variant="ghost"
          size="sm"
          className={cx('whitespace-nowrap', FINE, ICON_WHEN_NARROW)}
          icon="eye"
          label={t('orders.board.seen')}
          short={t('orders.board.seen')}
          says="seen"
          onClick={() => handlers.onSeen(order)}
        />
      )}
      {isPictures && (
        <StepButton
          variant="ghost"
          size="sm"
          className="grow whitespace-nowrap"
          icon="list"
          aria-label={`${t('orders.board.action.details')} ${order.order_number}`}
          label={t('orders.board.action.details')}
          short={t('orders.board.short.details')}
          says="details"
          onClick={() => handlers.onDetails(order)}
        />
      )}
      <CardMenu order={shown} />
    </div>
  )
}
