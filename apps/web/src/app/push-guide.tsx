import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLiveOrders } from '../features/orders/live-orders.tsx'
import { useNavigate } from '../shared/navigation.tsx'

/** What the service worker tells a page (sw/push-events.ts). */
type Told = { type?: unknown; path?: unknown }

/** Notifications of orders that nobody has to answer any more go from this device. */
const closeNotices = async (ringing: ReadonlySet<string>): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration()
  for (const notice of (await registration?.getNotifications()) ?? []) {
    const { order_id, version } = (notice.data ?? {}) as { order_id?: string; version?: number }
    // One with a version asks for an answer; the others only tell.
    if (order_id && version && !ringing.has(order_id)) notice.close()
  }
}

/** Pushes and the open counter as one: a notification opens its order here, and goes when its order is answered here. */
export const PushGuide = () => {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { board, ringing } = useLiveOrders()
  const hear = useEffectEvent(({ data }: MessageEvent) => {
    const { type, path } = (data ?? {}) as Told
    if (type === 'open' && typeof path === 'string' && path.startsWith('/')) navigate(path)
    if (type === 'order answered') void client.invalidateQueries({ queryKey: ['GET /orders/board'] })
  })
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined
    const listen = (event: MessageEvent) => hear(event)
    navigator.serviceWorker.addEventListener('message', listen)
    return () => navigator.serviceWorker.removeEventListener('message', listen)
  }, [])
  const isReady = board.data !== undefined
  useEffect(() => {
    if (isReady && 'serviceWorker' in navigator) closeNotices(ringing).catch(() => undefined)
  }, [isReady, ringing])
  return null
}
