import { ownerActions } from '../../../domain/orders/owner-actions.ts'
import type { createQueueSender } from './queue-sender.ts'

/**
 * Follows the visibility of the page. Visible or online again: the queue is sent. Hidden: undo is over, held actions are sent.
 * Unload: the browser gets the first action of each order. Returns a function that stops it.
 */
export const sendOnPageHidden = (sender: ReturnType<typeof createQueueSender>): (() => void) => {
  const stop = new AbortController()
  const { signal } = stop
  const onVisibilityChange = () => void (document.visibilityState === 'visible' ? sender.wakeFresh() : sender.release())
  const onOnline = () => document.visibilityState === 'visible' && void sender.wakeFresh()
  // Actions that could not be stored on the device are lost with this page, so the browser asks before it closes.
  const onBeforeUnload = (event: BeforeUnloadEvent) => ownerActions.isOnlyHere() && event.preventDefault()
  addEventListener('online', onOnline, { signal })
  document.addEventListener('visibilitychange', onVisibilityChange, { signal })
  addEventListener('pagehide', () => sender.sendOnUnload(ownerActions.read()), { signal })
  addEventListener('beforeunload', onBeforeUnload, { signal })
  return () => stop.abort()
}
