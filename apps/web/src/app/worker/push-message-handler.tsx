import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useCounterNotices } from '../../domain/preferences/shop-preferences.ts'
import type { Board } from '../../features/orders/data/board-state.ts'
import { useLiveOrders } from '../../features/orders/live/live-orders.tsx'
import { useNavigate } from '../../shared/navigation/navigation.tsx'
import { answeredOrders } from './answered-orders.ts'
import { answerWorkerMessages } from './worker-messages.ts'

/**
 * Closes the notifications of orders that were answered or seen. Runs only when there may be one: Chromium forgets a notification
 * that is being shown while the list is read, and a tap on it then does nothing.
 */
const closeNotices = async (answered: ReadonlySet<string>): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration()
  for (const notice of (await registration?.getNotifications()) ?? []) {
    const { order_id, version } = (notice.data ?? {}) as { order_id?: string; version?: number }
    // A notification with a version can be answered; the others only inform.
    if (order_id && version && answered.has(order_id)) notice.close()
  }
}

/**
 * Closes the notifications of orders that the board knows to be answered: when the board learns of one, and when a notification
 * arrived too late.
 */
const useAnsweredNotices = (board: Board | undefined) => {
  const before = useRef<Board>(undefined)
  const answered = useRef(new Set<string>())
  useEffect(() => {
    if (!board) return
    const known = answered.current.size
    for (const id of answeredOrders(board, before.current)) answered.current.add(id)
    before.current = board
    if (answered.current.size > known) closeNotices(answered.current).catch(() => undefined)
  }, [board])
  return (orderId: string): void => {
    if (answered.current.has(orderId)) closeNotices(answered.current).catch(() => undefined)
  }
}

/**
 * Keeps push notifications and the open counter in step: a notification opens its order here, and closes when its order is
 * answered here.
 */
export const PushMessageHandler = () => {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { board, sound, keptAt, staleSinceMs } = useLiveOrders()
  const { soundAlert } = useCounterNotices()
  const closeLate = useAnsweredNotices(board.data)
  // A board that failed to load does not know the pushed order.
  const rings = sound === 'on' && soundAlert && keptAt === undefined && staleSinceMs === null
  const hear = useEffectEvent((event: MessageEvent) =>
    answerWorkerMessages(event, location.origin, {
      rings: () => rings,
      open: (path) => void navigate(path),
      refresh: () => void client.invalidateQueries({ queryKey: ['GET /orders/board'] }),
      shown: closeLate,
    }),
  )
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined
    const listen = (event: MessageEvent) => hear(event)
    navigator.serviceWorker.addEventListener('message', listen)
    return () => navigator.serviceWorker.removeEventListener('message', listen)
  }, [])
  return null
}
