import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../../shared/lazy/lazy-part.tsx'
import { Alert } from '../../../../shared/ui/alert.tsx'
import type { CancelledProps } from './cancelled-banner.tsx'

const BannerPart = lazyPart(() => import('./cancelled-banner.tsx').then((module) => module.CancelledBanner))

/** Few orders are cancelled: the reasons are downloaded for those, below a title that stands at once. */
export const LazyCancelledBanner = (part: CancelledProps) => {
  const { t } = useT()
  const title = <Alert tone="error" title={t(part.order.status === 'refunded' ? 'tracking.refunded' : 'tracking.cancelled')} />
  return <BannerPart part={part} whileLoading={title} otherwise={title} />
}
