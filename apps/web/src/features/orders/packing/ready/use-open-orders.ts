import { isPacked } from '@jhola/contract/orders/packing/is-packed'
import { packOnDevice } from '@jhola/contract/orders/picking/pack-on-device'
import { useEffect, useEffectEvent } from 'react'
import { packingTicks } from '../../../../domain/orders/packing-ticks.ts'
import { useActionQueue } from '../../actions/queue-context.ts'
import type { Order } from '../../data/board-state.ts'
import { useLiveOrders } from '../../live/live-orders.tsx'
import { usePackingShelf } from '../packing-shelf.ts'
import { useAllTicks } from '../use-all-ticks.ts'
import { openLines, waitingChanges } from '../use-packing.ts'

/** What the check before a step asks about. `onGo`: every line is answered; these orders can go on. */
export type CheckProps = {
  orders: readonly Order[]
  /** The name of the step that waits. */
  action: string
  onGo(orders: readonly Order[]): void
  onClose(): void
}

/**
 * The orders of a step with lines that nobody has ticked. An order that was cancelled meanwhile is not asked about any more; when all
 * lines are answered, the others go on.
 */
export const useOpenOrders = ({ orders: asked, onGo, onClose }: Omit<CheckProps, 'action'>) => {
  const { orders } = useLiveOrders()
  const { queue, shownAs } = useActionQueue()
  const shelf = usePackingShelf(orders)
  useAllTicks()
  const now = asked
    .map((one) => orders.find(({ id }) => id === one.id) ?? one)
    .filter((one) => isPacked(shownAs(one).status) && shownAs(one).status !== 'ready')
  const all = now.map((order) => {
    const packed = packOnDevice(order, shelf, waitingChanges(queue, order))
    return { order, left: openLines(packed, packingTicks.read(order.id)) }
  })
  const open = all.filter(({ left }) => left.length > 0)
  const end = useEffectEvent(() => (now.length === 0 ? onClose() : onGo(now)))
  const isDone = open.length === 0
  useEffect(() => {
    if (isDone) end()
  }, [isDone])
  return {
    open: open.map(({ order }) => order),
    tickAll: () => {
      for (const { order, left } of open) packingTicks.set(order.id, left, true)
    },
  }
}
