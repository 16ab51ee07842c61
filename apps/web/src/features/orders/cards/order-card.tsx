import { formatPhone } from '@jhola/contract/shared/phone'
import { memo } from 'react'
import { useShopPreferences } from '../../../domain/preferences/shop-preferences.ts'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { EscalationStatus } from '../alerts/escalation-status.tsx'
import { isChangeNew, type Order } from '../data/board-state.ts'
import { CardButtons } from './card-buttons.tsx'
import type { CardProps } from './card-props.ts'
import { FirstItems } from './first-items.tsx'
import { Facts } from './order-facts.tsx'
import { Ago } from './order-times.tsx'

const Head = ({ order, isRinging }: { order: Order; isRinging: boolean }) => (
  <>
    <div className="flex flex-wrap items-center justify-between gap-x-2">
      <h3 className="flex items-center gap-1.5 font-bold text-lg">
        {isRinging && <Icon name="bell-ring" className="animate-ring text-warning" />}
        <bdi className="figures">{order.order_number}</bdi>
      </h3>
      <Money rupees={order.total_amount} className="font-bold text-lg figures" />
    </div>
    <p className="truncate">
      <bdi>{order.customer_name}</bdi>
    </p>
    <p className="flex flex-wrap justify-between gap-x-2 text-ink-soft text-sm">
      <bdi className="figures">{formatPhone(order.customer_phone)}</bdi>
      <Ago at={order.created_at} />
    </p>
  </>
)

/** Loaded only for shops that use picture mode. */
const PicturePart = lazyPart(() => import('../picture-mode.ts').then((module) => module.PictureCardBody))

type BodyProps = Pick<CardProps, 'order' | 'isRinging'>

const TextBody = ({ order, isRinging, isShort }: BodyProps & { isShort: boolean }) => (
  <>
    <div className="min-w-0">
      <Head order={order} isRinging={isRinging} />
    </div>
    <FirstItems order={order} />
    <Facts order={order} isShort={isShort} />
  </>
)

const CardBody = (props: BodyProps) => {
  const { literacyLevel } = useShopPreferences()
  if (literacyLevel !== 'none') return <TextBody {...props} isShort={literacyLevel === 'basic'} />
  return <PicturePart part={props} whileLoading={<Skeleton className="h-40" />} otherwise={<TextBody {...props} isShort />} />
}

/** Loaded only when a customer changed an order. */
const ChangePart = lazyPart(() => import('../changes/own-change-notice.tsx').then((module) => module.OwnChangeNotice))

/** One order on the board: customer, items, amount, time left and the next step; in picture mode if the shop uses it. */
export const OrderCard = memo((props: CardProps) => {
  const { order, isRinging } = props
  const { visualAlerts } = useShopPreferences().notifications
  return (
    <li
      className={cx(
        'grid min-w-0 grid-cols-1 gap-2 rounded-lg border bg-surface p-3 [contain-intrinsic-size:auto_16rem] [content-visibility:auto]',
        isRinging ? 'animate-rise border-action' : 'border-line shadow-low',
        isRinging && visualAlerts && 'halo',
      )}
    >
      <CardBody order={order} isRinging={isRinging} />
      {isChangeNew(order) && <ChangePart part={{ order }} whileLoading={<Skeleton className="h-16" />} />}
      <CardButtons {...props} />
      {order.status === 'pending' && (
        // Below the buttons, so that it does not move a button under the user's thumb when it appears.
        <div className="words">
          <EscalationStatus orderId={order.id} isShort />
        </div>
      )}
    </li>
  )
})
OrderCard.displayName = 'OrderCard'
