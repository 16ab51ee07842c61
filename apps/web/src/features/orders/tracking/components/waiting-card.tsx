import type { Order } from '@jhola/contract/orders/schema'
import { useMoments } from '../../../../shared/format/moments.ts'
import { serverNow } from '../../../../shared/hooks/server-clock.ts'
import { useNow } from '../../../../shared/hooks/use-now.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { computeCountdown } from '../countdown.ts'

const EVERY_SECOND_MS = 1000

const TimeToAnswer = ({ acceptBy }: { acceptBy: string }) => {
  const { t } = useT()
  const moments = useMoments()
  const countdown = computeCountdown(Date.parse(acceptBy), useNow(EVERY_SECOND_MS, serverNow))
  if (countdown.kind === 'over') return <p className="text-sm">{t('tracking.waiting.over')}</p>
  if (countdown.kind === 'later')
    return <p className="text-sm">{t('tracking.waiting.by', { time: moments.dayAndTime(acceptBy) })}</p>
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      {/* Announcing every second would be too much: screen readers get the time of the deadline instead. */}
      <bdi aria-hidden className="font-bold text-2xl figures">
        {countdown.text}
      </bdi>
      <span aria-hidden className="text-sm">
        {t('tracking.waiting.left')}
      </span>
      <span className="sr-only">{t('tracking.waiting.by', { time: moments.dayAndTime(acceptBy) })}</span>
    </p>
  )
}

/** The shop has not responded yet: shows that it is the shop's turn, the time left, and that the page may be closed. */
export const WaitingCard = ({ order }: { order: Order }) => {
  const { t } = useT()
  return (
    <section aria-labelledby="waiting-title" className="stitched rounded-lg bg-action-soft p-5">
      <div className="flex items-start gap-4">
        <span className="flex size-11 shrink-0 animate-breathe items-center justify-center rounded-full bg-action text-on-action">
          <Icon name="store" size="md" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 id="waiting-title" className="text-lg">
            {t('tracking.waiting.title', { store: order.store_name })}
          </h2>
          {order.accept_by && <TimeToAnswer acceptBy={order.accept_by} />}
          <p className="mt-1 text-sm">{t('tracking.waiting.hint')}</p>
        </div>
      </div>
    </section>
  )
}
