import { hasChosenTime } from '@jhola/contract/orders/steps/promise-at-accept'
import { READY_MINUTES } from '@jhola/contract/preferences/defaults'
import { counted } from '@jhola/contract/voice/parts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import type { StepProps } from '../../actions/step-props.ts'
import { useStepAction } from '../../actions/use-step-action.ts'
import { acceptIn } from '../../one-tap/one-tap.ts'
import { PictureButton } from '../../picture-mode/picture-button.tsx'
import { PictureDialog } from '../../picture-mode/picture-dialog.tsx'

const HOUR = 60
const RADIUS = 10

/** A clock face with this many minutes filled. */
const Dial = ({ minutes }: { minutes: number }) => {
  const angle = (minutes / HOUR) * 2 * Math.PI
  const [x, y] = [12 + RADIUS * Math.sin(angle), 12 - RADIUS * Math.cos(angle)]
  return (
    <svg viewBox="0 0 24 24" className="size-16 text-brand" aria-hidden>
      <circle cx="12" cy="12" r={RADIUS} fill="none" stroke="currentColor" strokeWidth="1.25" />
      <path d={`M12 12V2A${RADIUS} ${RADIUS} 0 ${minutes > HOUR / 2 ? 1 : 0} 1 ${x} ${y}Z`} fill="currentColor" />
    </svg>
  )
}

/** Accepts an order in picture mode: a clock for each preparation time, or the default time. */
export const PictureAccept = ({ order, onClose, onAct }: StepProps) => {
  const { t, language } = useT()
  const act = useStepAction({ onAct, onClose })
  const accept = (readyInMinutes?: number) => act(acceptIn(order, readyInMinutes ?? null))
  const minutesToAsk = hasChosenTime(order) ? [] : READY_MINUTES
  return (
    <PictureDialog
      order={order}
      title={t('orders.board.accept.title', { id: order.order_number })}
      says={['ready_in']}
      onClose={onClose}
      footer={
        <PictureButton
          picture="check"
          variant="success"
          fullWidth
          label={t('orders.board.accept.usual')}
          says={['accept', 'usual']}
          onClick={() => accept()}
        />
      }
    >
      <div className="grid grid-cols-2 gap-3">
        {minutesToAsk.map((minutes) => (
          <button
            key={minutes}
            type="button"
            aria-label={t('orders.board.accept.minutes', { count: minutes })}
            data-says={counted(language, minutes, 'minutes').join(' ')}
            className="eases presses flex min-h-28 flex-col items-center justify-center gap-1 rounded-lg border-2 border-line-strong bg-surface hover:bg-brand-soft"
            onClick={() => accept(minutes)}
          >
            <Dial minutes={minutes} />
            <bdi className="font-bold text-3xl figures">{minutes}</bdi>
          </button>
        ))}
      </div>
    </PictureDialog>
  )
}
