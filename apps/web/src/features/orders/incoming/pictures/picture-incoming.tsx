import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useMay } from '../../../../domain/account/use-may.ts'
import { HearButton } from '../../../../domain/literacy/hear-button.tsx'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { cx } from '../../../../shared/ui/cx.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { IconButton } from '../../../../shared/ui/icon-button.tsx'
import { Money } from '../../../../shared/ui/money.tsx'
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden.tsx'
import { UndoList } from '../../actions/undo-bar.tsx'
import { DeadlineChip } from '../../cards/order-times.tsx'
import { CallLink } from '../../picture-mode/call-link.tsx'
import { ItemPicture } from '../../picture-mode/item-picture.tsx'
import { PictureButton } from '../../picture-mode/picture-button.tsx'
import { useOrderSays } from '../../picture-mode/picture-dialog.tsx'
import { Sign } from '../../picture-mode/sign.tsx'
import { AnsweredLine } from '../answered-line.tsx'
import type { ShownProps } from '../shown-props.ts'
import { StackButtons } from '../stack-buttons.tsx'
import { useAnswers } from '../use-answers.ts'

/** The number and the amount, and a speaker that says the order again. */
const Head = ({ order, place, stack, go, onAside }: ShownProps) => {
  const { t } = useT()
  const says = useOrderSays(order)
  return (
    <div className="jh-sheet-head">
      <AlertDialog.Title className="flex min-w-0 items-center gap-3">
        <HearButton parts={['new', ...says]} />
        <VisuallyHidden>{order.order_number}</VisuallyHidden>
        <span aria-hidden className="min-w-0 leading-tight">
          <bdi className="flex items-center gap-1.5 text-ink-soft text-lg figures">
            <Icon name="bell-ring" className="animate-ring text-warning" />
            {order.order_number.split('-').at(-1)}
          </bdi>
          <Money rupees={order.total_amount} className="font-bold text-3xl figures" />
        </span>
      </AlertDialog.Title>
      <span className="flex shrink-0 items-center">
        <StackButtons place={place} stack={stack} go={go} />
        <IconButton icon="clock" data-says="back" label={t('orders.actions.incoming.aside')} onClick={onAside} />
      </span>
    </div>
  )
}

const Signs = ({ order }: Pick<ShownProps, 'order'>) => {
  const { t } = useT()
  const isPaid = order.payment_status === 'completed'
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <Sign
        icon={order.delivery_type === 'pickup' ? 'pickup' : 'truck'}
        tone="neutral"
        label={t(`orders.board.${order.delivery_type}`)}
      />
      <Sign
        icon={isPaid ? 'check-circle' : order.payment_method === 'upi' ? 'qr' : 'cash'}
        tone={isPaid ? 'success' : 'warning'}
        label={t(isPaid ? 'common.payment.completed' : `common.payment.${order.payment_method}`)}
      />
      {order.notes && (
        <span className="flex min-w-0 items-center gap-1.5">
          <Icon name="message" className="shrink-0 text-warning" label={t('orders.board.details.notes')} />
          <bdi className="min-w-0 truncate">{order.notes}</bdi>
        </span>
      )}
      <DeadlineChip order={order} />
      <CallLink order={order} className="ms-auto" />
    </div>
  )
}

const nothing = () => undefined

/** Yes or no, as two large buttons in the same places for every order. */
const Answers = ({ order, isAnswered, onReject }: ShownProps) => {
  const { t } = useT()
  const may = useMay()
  const { main, isSettled, accept } = useAnswers(order)
  return (
    <div inert={isAnswered} className={cx('flex w-full gap-3', !isSettled && 'pointer-events-none', isAnswered && 'opacity-40')}>
      {may('orders.cancel') && (
        <PictureButton
          picture="x-circle"
          variant="danger"
          className="min-h-22! basis-0"
          label={t('orders.board.action.reject')}
          says={['reject']}
          onClick={onReject}
        />
      )}
      <PictureButton
        ref={main}
        picture="check"
        variant="success"
        className="min-h-22! basis-0"
        label={t('orders.board.action.confirmed')}
        says={['accept']}
        onClick={() => accept()}
      />
    </div>
  )
}

/** An order that rings, in pictures: what, how much, and yes or no. It says itself when it comes up. */
export const PictureIncoming = (props: ShownProps) => {
  const { order, isAnswered } = props
  const says = useOrderSays(order)
  return (
    <>
      <Head {...props} />
      <div className="jh-sheet-body" data-opening={['new', ...says].join(' ')}>
        {isAnswered && <AnsweredLine order={order} />}
        <Signs order={order} />
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {order.items.map((item) => (
            <li key={item.id}>
              <ItemPicture item={item} isMarked={false} mark="check" says={[]} onPress={nothing} />
            </li>
          ))}
        </ul>
      </div>
      <div className="jh-sheet-foot">
        <UndoList />
        <Answers {...props} />
      </div>
    </>
  )
}
