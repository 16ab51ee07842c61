import { OWNER_QUEUE_MAX } from '@jhola/contract/constants'
import { NEEDED_FOR_STATUS } from '@jhola/contract/orders/status-permissions'
import type { OrderStatus } from '@jhola/contract/orders/statuses'
import { bulkTargets, planBulk } from '@jhola/contract/orders/steps/bulk-step'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useMay } from '../../../domain/account/use-may.ts'
import { packingTicks } from '../../../domain/orders/packing-ticks.ts'
import { useShopPreferences } from '../../../domain/preferences/shop-preferences.ts'
import { useActionQueue } from '../actions/queue-context.ts'
import { useLiveOrders } from '../live/live-orders.tsx'
import { ordersToCheck } from '../steps/orders-to-check.ts'

/** What would happen to these orders as they are now, with everything that this device has not sent yet; one step of those that they can take. */
export const useBulkPlan = (ids: readonly string[]) => {
  const may = useMay()
  const { orders } = useLiveOrders()
  const { queue, shownAs } = useActionQueue()
  const { steps: used } = useShopPreferences().counter
  const [chosen, choose] = useState<OrderStatus | null>(null)
  useEffect(() => void packingTicks.load(), [])
  useSyncExternalStore(packingTicks.subscribe, packingTicks.version, packingTicks.version)
  const known = new Map(orders.map((order) => [order.id, order]))
  const asked = ids.flatMap((id) => {
    const order = known.get(id)
    return order ? [shownAs(order)] : []
  })
  // The steps of the moment it opens: an order that another device takes on drops out, and changes nothing else.
  const [targets] = useState(() => bulkTargets(asked, used).filter((to) => may(NEEDED_FOR_STATUS[to])))
  const to = targets.find((one) => one === chosen) ?? targets[0]
  const plan =
    to &&
    planBulk(asked, to, {
      used,
      unticked: new Set(ordersToCheck(asked, to, { openId: null, ticksOf: packingTicks.read }).map(({ id }) => id)),
      paymentWaits: new Set(
        queue.filter((one) => one.type === 'payment' && one.state === 'waiting').map(({ orderId }) => orderId),
      ),
      room: OWNER_QUEUE_MAX - queue.length,
    })
  return { plan, targets, choose }
}
