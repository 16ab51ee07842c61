import { ownerActions } from '../../../domain/orders/owner-actions.ts'
import type { createQueueSender } from './queue-sender.ts'

/**
 * What the page's coming and going means for the queue: back in sight or on the network it is sent, out of sight nobody takes anything
 * back, and a page that ends gives what it can to the browser. Gives what ends it.
 */
export const sendOnPageHidden = (sender: ReturnType<typeof createQueueSender>): (() => void) => {
  const stop = new AbortController()
  const { signal } = stop
  const look = () => void (document.visibilityState === 'visible' ? sender.wakeFresh() : sender.release())
  const comeBack = () => document.visibilityState === 'visible' && void sender.wakeFresh()
  // What the device could not write ends with this page: the browser asks first.
  const holdBack = (event: BeforeUnloadEvent) => ownerActions.isOnlyHere() && event.preventDefault()
  addEventListener('online', comeBack, { signal })
  document.addEventListener('visibilitychange', look, { signal })
  addEventListener('pagehide', () => sender.letGo(ownerActions.read()), { signal })
  addEventListener('beforeunload', holdBack, { signal })
  return () => stop.abort()
}
