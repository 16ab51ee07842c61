import type { OrderStatus } from '@jhola/contract/orders/statuses'
import { useCallback, useEffect, useState } from 'react'
import { packingTicks } from '../../../domain/orders/packing-ticks.ts'
import { useShopPreferences } from '../../../domain/preferences/shop-preferences.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import type { Order } from '../data/board-state.ts'
import { ACTION_LABELS } from '../data/order-labels.ts'
import { ordersToCheck } from './orders-to-check.ts'

const CheckPart = lazyPart(() => import('../packing/ready/ready-check.tsx').then((module) => module.ReadyCheck))
const PictureCheckPart = lazyPart(() => import('../packing/ready/picture-check.tsx').then((module) => module.PictureCheck))

type Waiting = { orders: readonly Order[]; to: OrderStatus; goOn(orders: readonly Order[]): void }

/** Asks for what is not ticked before orders leave packing: one question for all of them. Then `goOn` gets those that still go on. */
export const useReadyCheck = (openId: string | null) => {
  const { t } = useT()
  const isPictures = useShopPreferences().literacyLevel === 'none'
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  useEffect(() => void packingTicks.load(), [])
  /** True when it asks; the step then waits for the answers. */
  const asks = useCallback(
    (orders: readonly Order[], to: OrderStatus, goOn: Waiting['goOn']): boolean => {
      const open = ordersToCheck(orders, to, { openId, ticksOf: packingTicks.read })
      if (open.length > 0) {
        const rest = orders.filter((order) => !open.includes(order))
        setWaiting({ orders: open, to, goOn: (answered) => goOn([...rest, ...answered]) })
      }
      return open.length > 0
    },
    [openId],
  )
  const close = () => setWaiting(null)
  const Part = isPictures ? PictureCheckPart : CheckPart
  const dialog = waiting && (
    <Part
      part={{
        orders: waiting.orders,
        action: t(ACTION_LABELS[waiting.to].key),
        onClose: close,
        onGo: (answered) => {
          close()
          waiting.goOn(answered)
        },
      }}
      onFailed={() => {
        close()
        waiting.goOn(waiting.orders)
      }}
    />
  )
  return { asks, dialog }
}
