import { canCustomerCancel, isOpenStatus } from '@jhola/contract/orders/statuses'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../../shared/lazy/lazy-part.tsx'
import { LinkButton } from '../../../../shared/ui/link-button.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { callOf, type OrderKey, orderPath, type ShownOrder } from '../api/order.ts'
import { isFetched } from '../hooks/use-cached-order.ts'
import { CancelOrder } from './cancel-order.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderPlaces } from './order-places.tsx'

const ReportProblem = lazyPart(() => import('./order-problem.tsx').then((module) => module.OrderProblem))
const ThreadPart = lazyPart(() => import('../../thread/customer-thread.tsx').then((module) => module.CustomerThread))
/** Loaded only for an order that is over. */
const ReorderPart = lazyPart(() => import('./reorder.tsx').then((module) => module.Reorder))
const OwnChangePart = lazyPart(() => import('../changes/own-change.tsx').then((module) => module.OwnChange))
const ChangesPart = lazyPart(() => import('../changes/changes-card.tsx').then((module) => module.ChangesCard))

/** What follows the first screen of a phone: who and where, the goods and their bill, and what the customer can do. */
export const OrderBelow = ({ orderKey, shown }: { orderKey: OrderKey; shown: ShownOrder }) => {
  const { t } = useT()
  const { order, view_only } = shown
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      {!view_only && isFetched(shown) && <ThreadPart part={{ call: callOf(orderKey), store: order.store_name }} />}
      <OrderPlaces order={order} isOpen={isOpenStatus(order.status)} />
      <OrderItems order={order} />
      {order.packing && <ChangesPart part={{ order, packing: order.packing }} />}
      {order.status !== 'pending' && !view_only && <ReportProblem part={{ orderKey, order }} />}
      <div className="grid gap-3 sm:grid-cols-2">
        {order.status === 'delivered' && !view_only ? (
          <LinkButton to={orderPath(orderKey, 'rate')} icon="star">
            {t('tracking.rate')}
          </LinkButton>
        ) : (
          <LinkButton to="/search">{t('tracking.continueShopping')}</LinkButton>
        )}
        {order.status === 'delivered' && !view_only && (
          <LinkButton to={orderPath(orderKey, 'invoice')} variant="secondary" icon="print">
            {t('tracking.invoice')}
          </LinkButton>
        )}
        {!isOpenStatus(order.status) && !view_only && (
          <ReorderPart part={{ order }} whileLoading={<Skeleton className="h-12" />} />
        )}
        {isOpenStatus(order.status) && !view_only && isFetched(shown) && <OwnChangePart part={{ orderKey, order }} />}
        {canCustomerCancel(order.status) && !view_only && <CancelOrder orderKey={orderKey} />}
      </div>
    </div>
  )
}
