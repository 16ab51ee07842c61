import type { Order } from '@jhola/contract/orders/schema'
import { leadLineOf } from '@jhola/contract/orders/timeline/lead-line'
import { closingAfterMs } from '@jhola/contract/stores/hours'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../../shared/api/api-query.ts'
import { serverNow } from '../../../../shared/hooks/server-clock.ts'
import { useNow } from '../../../../shared/hooks/use-now.ts'
import { LeadText } from './lead-text.tsx'

const EVERY_MINUTE_MS = 60_000

/** Goods that are ready: until when they can be picked up, by the hours of the shop. */
export const LeadPickUp = ({ order }: { order: Order }) => {
  const now = useNow(EVERY_MINUTE_MS, serverNow)
  const store = useQuery(apiQuery('GET /stores/{store_id}', { params: { store_id: order.store_id } })).data?.store
  return <LeadText order={order} lead={leadLineOf(order, now, { closesAtMs: store ? closingAfterMs(store.hours, now) : null })} />
}
