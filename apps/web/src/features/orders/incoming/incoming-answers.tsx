import { READY_MINUTES } from '@jhola/contract/preferences/defaults'
import { useMay } from '../../../domain/account/use-may.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { useOrderLabels } from '../data/order-labels.ts'
import type { ShownProps } from './shown-props.ts'
import { useAnswers } from './use-answers.ts'

/** Accept with the shop's time in one tap, with another time beside it, reject, or put aside. */
export const IncomingAnswers = ({ order, isAnswered, onReject, onAside }: ShownProps) => {
  const { t } = useT()
  const may = useMay()
  const { main, isSettled, readyMinutes, isForSlot, accept } = useAnswers(order)
  const slot = useOrderLabels().slot(order)
  const usual = readyMinutes === null ? t('orders.board.accept.usual') : t('orders.board.accept.minutes', { count: readyMinutes })
  return (
    // Answered by somebody else, every button keeps its place and does nothing.
    <div
      inert={isAnswered}
      className={cx('grid w-full grid-cols-1 gap-2', !isSettled && 'pointer-events-none', isAnswered && 'opacity-40')}
    >
      <Button ref={main} variant="success" size="lg" fullWidth icon="check" data-says="accept" onClick={() => accept()}>
        {t('orders.board.action.confirmed')} · {isForSlot ? slot : usual}
      </Button>
      {!isForSlot && (
        <fieldset className="grid grid-cols-4 gap-2">
          <legend className="sr-only">{t('orders.board.accept.question')}</legend>
          {READY_MINUTES.map((minutes) => (
            <Button key={minutes} variant="secondary" size="sm" className="px-1" onClick={() => accept(minutes)}>
              {t('orders.board.accept.minutes', { count: minutes })}
            </Button>
          ))}
        </fieldset>
      )}
      <div className="flex gap-2">
        {may('orders.cancel') && (
          <Button variant="danger" size="sm" icon="x" className="grow" data-says="reject" onClick={onReject}>
            {t('orders.board.action.reject')}
          </Button>
        )}
        <Button variant="ghost" size="sm" icon="clock" className="grow" onClick={onAside}>
          {t('orders.actions.incoming.aside')}
        </Button>
      </div>
    </div>
  )
}
