import type { OrderStatus } from '@jhola/contract/orders/statuses'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useShopPreferences } from '../../../domain/preferences/shop-preferences.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { useActionQueue } from '../actions/queue-context.ts'
import type { Order } from '../data/board-state.ts'
import { useNextSteps } from '../data/use-next-steps.ts'
import { useLiveOrders } from '../live/live-orders.tsx'
import { useUsual } from '../one-tap/use-one-tap.ts'
import { type BulkLine, type BulkRow, bulkLines, toActions } from './bulk.ts'

export type BulkRequest = { to: OrderStatus; orders: readonly Order[] }
export type BulkOutcome = { to: OrderStatus; lines: BulkLine[] }
type Batch = { to: OrderStatus; rows: BulkRow[] }

const NONE: ReadonlySet<string> = new Set()

/**
 * Changes several orders, each by its own action in the queue. Without a network they wait like single actions, and when two
 * devices change an order, one wins. The results stay until the user has read them.
 */
export const useBulkStatus = (onKept: () => void) => {
  const { t } = useT()
  const { runMany } = useLiveOrders()
  const { queue } = useActionQueue()
  const usualOf = useUsual()
  const { steps: used } = useShopPreferences().counter
  const { next } = useNextSteps()
  const [batch, setBatch] = useState<Batch | null>(null)
  const [done, setDone] = useState(NONE)
  const [isMoving, setMoving] = useState(false)
  const move = async ({ to, orders }: BulkRequest): Promise<void> => {
    setMoving(true)
    // The results of the previous step have been read.
    setBatch(null)
    setDone(NONE)
    try {
      const actions = toActions(orders, to, used, usualOf)
      const results = await runMany(actions, (id) => setDone((before) => new Set([...before, id])))
      const byOrder = new Map(actions.map(({ order }, place) => [order.id, results[place]]))
      const rows = orders.map((order): BulkRow => {
        const { id, order_number: number } = order
        const one = byOrder.get(id)
        if (!one) return { id, number, why: next(order).includes(to) ? 'unusual' : 'illegal' }
        return 'why' in one ? { id, number, why: one.why } : { id, number, action: one.actionId }
      })
      setBatch({ to, rows })
      onKept()
    } catch {
      toast.error(t('orders.board.list.bulk.failed'))
    } finally {
      setMoving(false)
    }
  }
  const lines = useMemo(() => batch && bulkLines(batch.rows, queue, done), [batch, queue, done])
  const isOver = lines?.every(({ state }) => state !== 'waiting') ?? false
  const showResult = useEffectEvent(() => {
    if (!batch || !lines) return
    const count = lines.filter(({ state }) => state === 'done').length
    const message = t('orders.board.list.bulk.updated', { count, status: t(`common.status.${batch.to}`) })
    if (count === lines.length) toast.success(message)
    else if (count > 0) toast.warning(message)
    else if (lines.some(({ state }) => state !== 'dropped')) toast.error(t('orders.board.list.bulk.failed'))
  })
  useEffect(() => {
    if (isOver) showResult()
  }, [isOver])
  // Taken back as a whole: nothing has happened to any of them.
  const isUndone = lines?.every(({ state }) => state === 'dropped') ?? false
  const outcome: BulkOutcome | null = batch && lines && !isUndone ? { to: batch.to, lines } : null
  return { move: (request: BulkRequest) => void move(request), isMoving, outcome, close: () => setBatch(null) }
}
