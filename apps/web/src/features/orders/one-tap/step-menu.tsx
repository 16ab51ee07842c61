import type { Rider } from '@jhola/contract/orders/deliveries/routes'
import type { OrderStatus } from '@jhola/contract/orders/statuses'
import { isCashAtHandover } from '@jhola/contract/orders/steps/handover-money'
import type { PaidBy } from '@jhola/contract/orders/steps/paid-by'
import { hasChosenTime } from '@jhola/contract/orders/steps/promise-at-accept'
import { READY_MINUTES } from '@jhola/contract/preferences/defaults'
import { useMay } from '../../../domain/account/use-may.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { LazyMenu } from '../../../shared/lazy/lazy-menu.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import type { MenuEntry } from '../../../shared/ui/menu.tsx'
import type { Order } from '../data/board-state.ts'
import { useRiders } from '../data/riders.ts'

/** What else a person may choose for a step than its one tap, beside the button. */
export type StepChoices = {
  onAcceptIn(order: Order, readyInMinutes: number | undefined): void
  onSendWith(order: Order, rider: Rider | 'nobody' | 'other'): void
  onHandOver(order: Order, paidBy: PaidBy): void
}

type ChoiceProps = { order: Order; choices: StepChoices; isSmall?: boolean }

/** As high as the button beside it on a dense card. */
const SMALL = 'pointer-fine:size-9 pointer-fine:@max-2xs:w-7'

const useTimes = ({ order, choices }: ChoiceProps): MenuEntry[] => {
  const { t } = useT()
  return [
    ...READY_MINUTES.map(
      (minutes): MenuEntry => ({
        key: String(minutes),
        label: t('orders.board.accept.minutes', { count: minutes }),
        icon: 'clock',
        onSelect: () => choices.onAcceptIn(order, minutes),
      }),
    ),
    {
      key: 'usual',
      label: t('orders.board.accept.usual'),
      icon: 'check',
      onSelect: () => choices.onAcceptIn(order, undefined),
    },
  ]
}

const RiderMenu = ({ order, choices, label, isSmall }: ChoiceProps & { label: string }) => {
  const { t } = useT()
  const { riders, last } = useRiders({ isWanted: true })
  return (
    <LazyMenu
      trigger={<IconButton icon="chevron-down" label={label} {...(isSmall && { className: SMALL })} />}
      entries={[
        ...riders.map(
          (rider): MenuEntry => ({
            key: rider.rider_id || rider.name,
            label: <bdi>{rider.name}</bdi>,
            icon: rider.user_id ? 'user' : 'bike',
            chosen: rider === last,
            onSelect: () => choices.onSendWith(order, rider),
          }),
        ),
        {
          key: 'nobody',
          label: t('orders.board.dispatch.nobody'),
          icon: 'store',
          onSelect: () => choices.onSendWith(order, 'nobody'),
        },
        {
          key: 'other',
          label: t('orders.board.dispatch.other'),
          icon: 'plus',
          onSelect: () => choices.onSendWith(order, 'other'),
        },
      ]}
    />
  )
}

const AcceptMenu = ({ label, ...props }: ChoiceProps & { label: string }) => (
  <LazyMenu
    // In the narrow columns of a desk there is no room for it beside the answer; the details have it.
    trigger={<IconButton icon="chevron-down" label={label} {...(props.isSmall && { className: cx(SMALL, '@max-2xs:hidden') })} />}
    entries={useTimes(props)}
  />
)

const MoneyMenu = ({ order, choices, label, isSmall }: ChoiceProps & { label: string }) => {
  const { t } = useT()
  return (
    <LazyMenu
      trigger={<IconButton icon="chevron-down" label={label} {...(isSmall && { className: SMALL })} />}
      entries={[
        {
          key: 'cash',
          label: t('orders.board.complete.byCash'),
          icon: 'cash',
          onSelect: () => choices.onHandOver(order, 'cash'),
        },
        {
          key: 'upi',
          label: t('orders.board.complete.byUpi'),
          icon: 'rupee',
          onSelect: () => choices.onHandOver(order, 'upi'),
        },
        {
          key: 'none',
          label: t('orders.board.complete.unpaid'),
          icon: 'clock',
          onSelect: () => choices.onHandOver(order, 'none'),
        },
      ]}
    />
  )
}

/** The little arrow beside a step: another time, another rider, or money that came in another way. */
export const StepMenu = ({ to, ...props }: ChoiceProps & { to: OrderStatus }) => {
  const { t } = useT()
  const may = useMay()
  const number = props.order.order_number
  // An order for a slot keeps the time of the slot.
  if (to === 'confirmed' && hasChosenTime(props.order)) return null
  if (to === 'confirmed') return <AcceptMenu {...props} label={t('orders.board.accept.other', { id: number })} />
  if (to === 'out_for_delivery') return <RiderMenu {...props} label={t('orders.board.dispatch.choose', { id: number })} />
  if (to === 'delivered' && isCashAtHandover(props.order) && may('payments.take'))
    return <MoneyMenu {...props} label={t('orders.board.complete.other', { id: number })} />
  return null
}
