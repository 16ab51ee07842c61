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

/** A path of this site: one slash at the start, and no second one that would name another host. */
const isOwnPath = (path: unknown): path is string => typeof path === 'string' && /^\/(?![/\\])/.test(path)

/** Receives the messages of the service worker to a page (sw/push/push-events.ts, sw/push/open-pages.ts). */
export const answerWorkerMessages = ({ data, ports }: Pick<MessageEvent, 'data' | 'ports'>, guide: WorkerMessages): void => {
  const { type, path, order_id } = (data ?? {}) as { type?: unknown; path?: unknown; order_id?: unknown }
  if (type === 'open' && isOwnPath(path)) guide.open(path)
  if (type === 'order answered') guide.refresh()
  if (type === 'shown' && typeof order_id === 'string') guide.shown(order_id)
  if (type === 'rings') ports[0]?.postMessage(guide.rings())
}
