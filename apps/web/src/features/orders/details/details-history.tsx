import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../shared/i18n/texts.ts'
import { Timeline, type TimelineState } from '../../../shared/ui/timeline.tsx'
import type { Order } from '../data/board-state.ts'
import { findPerson, useTimelinePeople } from './timeline-people.ts'

const BY: Readonly<Record<string, TextKey>> = {
  shop: 'orders.board.by.shop',
  customer: 'orders.board.by.customer',
  system: 'orders.board.by.system',
}

const stateOf = (status: Order['status'], isLast: boolean): TimelineState => {
  if (status === 'cancelled' || status === 'refunded') return 'failed'
  return isLast && status !== 'delivered' ? 'current' : 'done'
}

/** What happened to the order, when, and by whom: people of the shop with their name and role. */
export const History = ({ order }: { order: Order }) => {
  const { t } = useT()
  const moments = useMoments()
  const entries = useTimelinePeople(order)
  const last = order.status_history.length - 1
  return (
    <Timeline
      label={t('orders.board.details.timeline')}
      items={order.status_history.map((entry, index) => {
        const by = BY[entry.by]
        const person = findPerson(entries, entry)
        const role = person?.role ? t(`orders.board.role.${person.role}`) : null
        const note = person ? [person.name, role].filter(Boolean).join(' · ') : by && t(by)
        return {
          key: `${entry.status}${entry.timestamp}`,
          title: t(`common.status.${entry.status}`),
          state: stateOf(entry.status, index === last),
          time: moments.dayAndTime(entry.timestamp),
          ...(note ? { note } : {}),
        }
      })}
    />
  )
}
