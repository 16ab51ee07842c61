import type { Order } from '@jhola/contract/orders/schema'
import { type LeadKind, leadLineOf } from '@jhola/contract/orders/timeline/lead-line'
import { serverNow } from '../../../../shared/hooks/server-clock.ts'
import { useNow } from '../../../../shared/hooks/use-now.ts'
import { lazyPart } from '../../../../shared/lazy/lazy-part.tsx'
import { Icon, type IconName } from '../../../../shared/ui/icon.tsx'
import { LeadText } from './lead-text.tsx'

const EVERY_SECOND_MS = 1000
const ICONS: Partial<Record<LeadKind, IconName>> = {
  pay: 'rupee',
  packing: 'bag',
  packed: 'bag',
  pickUp: 'bag',
  pickUpUntil: 'bag',
  arriving: 'bike',
  onTheWay: 'bike',
  delivered: 'check',
  pickedUp: 'check',
}

/** Loaded only for goods that wait at the shop: until when, by the shop's hours. */
const PickUpPart = lazyPart(() => import('./lead-pick-up.tsx').then((module) => module.LeadPickUp))

const EVERY_HALF_MINUTE_MS = 30_000

/** What matters of the order now, in one line above everything else. */
export const LeadCard = ({ order, asksForUpi }: { order: Order; asksForUpi: boolean }) => {
  const isWaiting = order.status === 'pending'
  const lead = leadLineOf(order, useNow(isWaiting ? EVERY_SECOND_MS : EVERY_HALF_MINUTE_MS, serverNow), { asksForUpi })
  const text = <LeadText order={order} lead={lead} />
  return (
    <section className="stitched flex items-center gap-4 rounded-lg bg-action-soft p-4">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-action text-on-action">
        <Icon name={ICONS[lead.kind] ?? 'store'} size="md" />
      </span>
      {lead.kind === 'pickUp' ? <PickUpPart part={{ order }} whileLoading={text} otherwise={text} /> : text}
    </section>
  )
}
