import { toSafePath } from '@jhola/contract/shared/web/return-path'

/** What an open counter does for the service worker. */
export type WorkerMessages = {
  /** True when this page would ring for a new order now. */
  rings(): boolean
  open(path: string): void
  /** An order was answered on its notification. */
  refresh(): void
  /** A notification about the order was shown. */
  shown(orderId: string): void
}

/** Receives the messages of the service worker to a page (sw/push/push-events.ts, sw/push/open-pages.ts). */
export const answerWorkerMessages = (
  { data, ports }: Pick<MessageEvent, 'data' | 'ports'>,
  origin: string,
  guide: WorkerMessages,
): void => {
  const { type, path, order_id } = (data ?? {}) as { type?: unknown; path?: unknown; order_id?: unknown }
  const wanted = type === 'open' ? toSafePath(path, origin) : null
  if (wanted !== null) guide.open(wanted)
  if (type === 'order answered') guide.refresh()
  if (type === 'shown' && typeof order_id === 'string') guide.shown(order_id)
  if (type === 'rings') ports[0]?.postMessage(guide.rings())
}
