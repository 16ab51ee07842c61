import { memo } from 'react'
import { useShopPreferences } from '../../../domain/preferences/shop-preferences.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { isChangeNew } from '../data/board-state.ts'
import { useDensity } from '../data/density.ts'
import { CardButtons } from './card-buttons.tsx'
import type { CardProps } from './card-props.ts'
import { CompactBody } from './compact-body.tsx'

/** Loaded only for shops that use picture mode. */
const PicturePart = lazyPart(() => import('../picture-mode.ts').then((module) => module.PictureCardBody))

type BodyProps = Pick<CardProps, 'order' | 'isRinging'>

/** Loaded for those who chose it; the short body stands there meanwhile, and without a network. */
const ComfortablePart = lazyPart(() => import('./comfortable-body.tsx').then((module) => module.ComfortableBody))

const TextBody = ({ isCompact, isShort, ...props }: BodyProps & { isCompact: boolean; isShort: boolean }) =>
  isCompact ? (
    <CompactBody {...props} />
  ) : (
    <ComfortablePart
      part={{ ...props, isShort }}
      whileLoading={<CompactBody {...props} />}
      otherwise={<CompactBody {...props} />}
    />
  )

/** The whole card opens the details; what stands on it lies above this button. */
const OpenDetails = ({ order, handlers }: Pick<CardProps, 'order' | 'handlers'>) => {
  const { t } = useT()
  return (
    <button
      type="button"
      data-says="details"
      aria-label={`${t('orders.board.action.details')} ${order.order_number}`}
      className="absolute inset-0 rounded-lg"
      onClick={() => handlers.onDetails(order)}
    />
  )
}

const AlarmPart = lazyPart(() => import('../alerts/escalation-status.tsx').then((module) => module.EscalationStatus))

/** Loaded only when a customer changed an order. */
const ChangePart = lazyPart(() => import('../changes/own-change-notice.tsx').then((module) => module.OwnChangeNotice))

const LOOKS = {
  // By the width of the card: the columns of a desk with a mouse are narrow, and dense.
  compact: 'gap-0.5 px-2 py-1 pointer-fine:@max-2xs:gap-px pointer-fine:@max-2xs:py-0.75 [:lang(ur)_&]:leading-[1.8]',
  comfortable: 'gap-2 p-3',
}

/** One order on the board: who, what, by when, how it is paid and the next step; in picture mode if the shop uses it. */
export const OrderCard = memo((props: CardProps) => {
  const { order, isRinging } = props
  const { notifications, literacyLevel } = useShopPreferences()
  const density = useDensity()
  const isPictures = literacyLevel === 'none'
  const isCompact = density === 'compact' && !isPictures
  const body = <TextBody order={order} isRinging={isRinging} isCompact={isCompact} isShort={literacyLevel !== 'full'} />
  return (
    <li
      data-card={order.id}
      className={cx(
        '@container relative min-w-0 rounded-lg border bg-surface [content-visibility:auto]',
        isCompact ? '[contain-intrinsic-size:auto_7.5rem]' : '[contain-intrinsic-size:auto_16rem]',
        isRinging ? 'animate-rise border-action' : 'border-line shadow-low',
        isRinging && notifications.visualAlerts && 'halo',
      )}
    >
      {!isPictures && <OpenDetails {...props} />}
      <div className={cx('grid min-w-0 grid-cols-1', LOOKS[isCompact ? 'compact' : 'comfortable'])}>
        {isPictures ? (
          <PicturePart part={{ order, isRinging }} whileLoading={<Skeleton className="h-40" />} otherwise={body} />
        ) : (
          body
        )}
        {isChangeNew(order) && (
          <div className="relative min-w-0">
            <ChangePart part={{ order }} whileLoading={<Skeleton className="h-16" />} />
          </div>
        )}
        <CardButtons {...props} />
        {order.status === 'pending' && !isCompact && (
          // Below the buttons, so that it does not move a button under the user's thumb when it appears.
          <AlarmPart part={{ orderId: order.id, isShort: true }} />
        )}
      </div>
    </li>
  )
})
OrderCard.displayName = 'OrderCard'
