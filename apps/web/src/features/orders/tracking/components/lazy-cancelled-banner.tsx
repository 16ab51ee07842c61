import type { Order } from '@jhola/contract/orders/schema'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../../shared/lazy/lazy-part.tsx'
import { Alert } from '../../../../shared/ui/alert.tsx'

const BannerPart = lazyPart(() => import('./cancelled-banner.tsx').then((module) => module.CancelledBanner))

/** Few orders are cancelled: the reasons are downloaded for those, below a title that stands at once. */
export const LazyCancelledBanner = ({ order }: { order: Order }) => {
  const { t } = useT()
  const title = <Alert tone="error" title={t(order.status === 'refunded' ? 'tracking.refunded' : 'tracking.cancelled')} />
  return <BannerPart part={{ order }} whileLoading={title} otherwise={title} />
}
