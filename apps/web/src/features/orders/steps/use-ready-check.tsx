import type { OrderStatus } from '@jhola/contract/orders/statuses'
import { useCallback, useEffect, useState } from 'react'
import { packingTicks } from '../../../domain/orders/packing-ticks.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import type { Order } from '../data/board-state.ts'
import { ACTION_LABELS } from '../data/order-labels.ts'

const CheckPart = lazyPart(() => import('../packing/ready-check.tsx').then((module) => module.ReadyCheck))

/** A step that takes the order out of packing. */
const endsPacking = (from: OrderStatus, to: OrderStatus): boolean =>
  (from === 'confirmed' || from === 'preparing') && (to === 'ready' || to === 'out_for_delivery' || to === 'delivered')

/** A shop that never ticks is not asked on the board; on the open sheet, and once a tick was made, everybody is. */
const hasOpenLines = (order: Order, isSheetOpen: boolean): boolean => {
  const ticks = packingTicks.read(order.id)
  return (isSheetOpen || ticks.size > 0) && order.items.some(({ line_no }) => !ticks.has(line_no))
}

type CheckDeps = { orders: readonly Order[]; openId: string | null; go(order: Order, to: OrderStatus): void }

/** Asks for what is not ticked before an order leaves packing, then goes on with the step. */
export const useReadyCheck = ({ orders, openId, go }: CheckDeps) => {
  const { t } = useT()
  const [waiting, setWaiting] = useState<{ order: Order; to: OrderStatus } | null>(null)
  useEffect(() => void packingTicks.load(), [])
  /** True when it asks; the step then waits for the answers. */
  const asks = useCallback(
    (order: Order, to: OrderStatus): boolean => {
      const isAsking = endsPacking(order.status, to) && hasOpenLines(order, openId === order.id)
      if (isAsking) setWaiting({ order, to })
      return isAsking
    },
    [openId],
  )
  const close = () => setWaiting(null)
  const dialog = waiting && (
    <CheckPart
      part={{
        order: orders.find(({ id }) => id === waiting.order.id) ?? waiting.order,
        action: t(ACTION_LABELS[waiting.to].key),
        onClose: close,
        onGo: () => {
          close()
          go(waiting.order, waiting.to)
        },
      }}
      onFailed={() => {
        close()
        go(waiting.order, waiting.to)
      }}
    />
  )
  return { asks, dialog }
}
