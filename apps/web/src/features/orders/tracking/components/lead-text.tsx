import type { Order } from '@jhola/contract/orders/schema'
import type { LeadKind, LeadLine } from '@jhola/contract/orders/timeline/lead-line'
import { formatRupees } from '@jhola/contract/shared/money'
import { toShopTime } from '@jhola/contract/shared/time'
import { useMoments } from '../../../../shared/format/moments.ts'
import { serverNow } from '../../../../shared/hooks/server-clock.ts'
import { useNow } from '../../../../shared/hooks/use-now.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../../shared/i18n/texts.ts'
import { computeCountdown } from '../countdown.ts'

const EVERY_SECOND_MS = 1000

/** Most say what the timeline says too. */
const TEXTS: Record<LeadKind, TextKey> = {
  waiting: 'tracking.lead.waiting',
  answersBy: 'tracking.waiting.by',
  unanswered: 'tracking.waiting.over',
  pay: 'tracking.lead.pay',
  accepted: 'tracking.message.confirmed',
  arriving: 'tracking.expected',
  readyBy: 'tracking.expectedPickup',
  packing: 'tracking.lead.packing',
  packed: 'tracking.message.ready',
  onTheWay: 'tracking.message.out_for_delivery',
  pickUp: 'tracking.message.readyPickup',
  pickUpUntil: 'tracking.lead.pickUpUntil',
  delivered: 'tracking.lead.delivered',
  pickedUp: 'tracking.lead.pickedUp',
  refunding: 'tracking.lead.refunding',
  refunded: 'tracking.lead.refunded',
  unpaid: 'tracking.lead.unpaid',
  cancelled: 'tracking.cancelled',
}

const TimeLeft = ({ untilMs }: { untilMs: number }) => {
  const countdown = computeCountdown(untilMs, useNow(EVERY_SECOND_MS, serverNow))
  return countdown.kind === 'counting' && <bdi className="figures">, {countdown.text}</bdi>
}

/** `7:40 PM` today, the day too on another one. */
const useWhen = (atMs: number | null): string => {
  const moments = useMoments()
  // An odd record that the device kept has no moment.
  if (atMs === null || Number.isNaN(atMs)) return ''
  const at = new Date(atMs).toISOString()
  return toShopTime(atMs).date === toShopTime(serverNow()).date ? moments.time(at) : moments.dayAndTime(at)
}

/** The words of the line. The seconds that run are not announced: a screen reader hears the clock time. */
export const LeadText = ({ order, lead }: { order: Order; lead: LeadLine }) => {
  const { t } = useT()
  const { kind, atMs, late, amount } = lead
  const when = useWhen(atMs)
  const isCounting = kind === 'waiting' && atMs !== null
  const isPacking = kind === 'packing' || kind === 'packed'
  const promised = order.delivery_type === 'pickup' ? 'tracking.expectedPickup' : 'tracking.expected'
  const more = late ? 'tracking.lead.late' : isPacking && atMs !== null && promised
  return (
    <div className="min-w-0 flex-1">
      <h2 className="text-xl">
        <span aria-live="polite">
          {t(TEXTS[kind], { time: when, amount: formatRupees(amount ?? 0) })}
          {isCounting && <span className="sr-only">. {t('tracking.waiting.by', { time: when })}</span>}
        </span>
        {isCounting && (
          <span aria-hidden>
            <TimeLeft untilMs={atMs} />
          </span>
        )}
      </h2>
      {more && <p className="mt-0.5">{t(more, { time: when })}</p>}
      {order.status === 'pending' && <p className="mt-1 text-sm">{t('tracking.waiting.hint')}</p>}
    </div>
  )
}
