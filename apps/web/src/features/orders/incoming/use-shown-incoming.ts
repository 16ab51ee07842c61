import { useEffect, useEffectEvent, useState } from 'react'
import type { Order } from '../data/board-state.ts'
import { useLiveOrders } from '../live/live-orders.tsx'

/** How long it says who answered before the next order comes. */
const SAID_MS = 2500

/**
 * The order of the stack that is shown, and its place. An order that somebody else answers stays a moment, with the same buttons in
 * the same places (`isAnswered`). What this device answers or puts aside leaves the stack while it is pending, and gives way at once.
 */
export const useShownIncoming = (stack: readonly Order[]) => {
  const { orders } = useLiveOrders()
  const [shownId, setShownId] = useState(stack[0]?.id)
  const waiting = stack.find(({ id }) => id === shownId)
  const left = waiting ? undefined : orders.find(({ id }) => id === shownId)
  const answered = left && left.status !== 'pending' ? left : undefined
  const order = waiting ?? answered ?? stack[0]
  // While rendering: a frame of another order would move the buttons.
  if (order?.id !== shownId) setShownId(order?.id)
  const goOn = useEffectEvent(() => setShownId(stack[0]?.id))
  const answeredId = answered?.id
  useEffect(() => {
    if (answeredId === undefined) return
    const timer = setTimeout(goOn, SAID_MS)
    return () => clearTimeout(timer)
  }, [answeredId])
  const place = Math.max(
    0,
    stack.findIndex(({ id }) => id === order?.id),
  )
  const go = (by: number) => setShownId(stack[place + by]?.id ?? order?.id)
  return { order, place, go, isAnswered: answered !== undefined }
}
