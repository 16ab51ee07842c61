import type { QueuedAction } from '@jhola/contract/orders/offline/action-queue'
import type { LineChange } from '@jhola/contract/orders/packing/apply-line-changes'
import {
  type DevicePacking,
  type PackingShelf,
  packOnDevice,
  type WaitingChange,
} from '@jhola/contract/orders/picking/pack-on-device'
import { useMemo, useState } from 'react'
import { packingTicks } from '../../../domain/orders/packing-ticks.ts'
import { useActionQueue } from '../actions/queue-context.ts'
import type { Order } from '../data/board-state.ts'
import { useTicks } from '../data/use-ticks.ts'
import { useLiveOrders } from '../live/live-orders.tsx'
import { usePackingShelf } from './packing-shelf.ts'

/** Lines that are given and not in the bag yet. */
export const openLines = ({ lines }: DevicePacking, ticks: ReadonlySet<number>): number[] =>
  lines.flatMap(({ line_no, quantity }) => (quantity > 0 && !ticks.has(line_no) ? [line_no] : []))

type PackAction = Extract<QueuedAction, { type: 'pack' }>

/** Changes of this order that wait on the device. One that the order already contains, or that failed, is not among them. */
export const waitingChanges = (queue: readonly QueuedAction[], order: Order): WaitingChange[] =>
  queue.flatMap((one) =>
    one.type === 'pack' && one.orderId === order.id && one.state === 'waiting' && one.seen.version >= order.version
      ? [one.data]
      : [],
  )

export type Packing = {
  order: Order
  shelf: PackingShelf | null
  packed: DevicePacking
  /** Some of what is shown has not reached the server. */
  isWaiting: boolean
  /** Changes that could not be applied, with their reason. */
  failed: PackAction[]
  ticks: ReadonlySet<number>
  /** Lines that are given and not in the bag yet. */
  left: number[]
  /** The last missing line was tapped: nothing of the order is left. */
  isEmptied: boolean
  byPhone: boolean
  setByPhone(byPhone: boolean): void
  /** Why the next change is made: a code of the list or own words; empty: not said. */
  reason: string
  setReason(reason: string): void
  tick(lineNos: readonly number[], isTicked: boolean): void
  change(changes: LineChange[]): void
  /** The order as it would be after these changes. */
  preview(changes: LineChange[]): DevicePacking
}

/** One order while it is packed: what was ordered, what is given, what is ticked, and every change of a line. */
export const usePacking = (order: Order): Packing => {
  const { queue } = useActionQueue()
  const { orders, run } = useLiveOrders()
  const shelf = usePackingShelf(orders)
  const ticks = useTicks(order.id)
  const [byPhone, setByPhone] = useState(false)
  const [reason, setReason] = useState('')
  const [isEmptied, setEmptied] = useState(false)
  const waiting = useMemo(() => waitingChanges(queue, order), [queue, order])
  const packed = useMemo(() => packOnDevice(order, shelf, waiting), [order, shelf, waiting])
  const failed = queue.filter(
    (one): one is PackAction => one.type === 'pack' && one.orderId === order.id && one.state !== 'waiting',
  )
  const left = openLines(packed, ticks)
  const preview = (changes: LineChange[]) => packOnDevice(order, shelf, [...waiting, { changes, by_phone: byPhone }])
  return {
    ...{ order, shelf, packed, failed, ticks, left, byPhone, setByPhone, reason, setReason, preview },
    isEmptied: isEmptied || packed.isNothingLeft,
    isWaiting: waiting.length > 0,
    tick: (lineNos, isTicked) => {
      // It is there after all.
      setEmptied(false)
      packingTicks.set(order.id, lineNos, isTicked)
    },
    change: (changes) => {
      // The server refuses an order of which nothing is left: it can only be cancelled as a whole.
      const isNothing = preview(changes).isNothingLeft
      setEmptied(isNothing)
      if (isNothing) return
      const why = reason.trim()
      // It is the reason of this change, not of those that follow.
      setReason('')
      void run({ kind: 'pack', order, changes, byPhone, ...(why ? { reason: why } : {}) })
    },
  }
}
