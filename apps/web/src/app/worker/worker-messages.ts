/** What an open counter does for the service worker. */
export type WorkerMessages = {
  /** Would a new order be heard from this page now? */
  rings(): boolean
  open(path: string): void
  /** An order was answered on its notification. */
  refresh(): void
  /** A notification about the order was shown. */
  shown(orderId: string): void
}

/** An address of ours: one slash at the start, and no second one that would name another host. */
const isOwnPath = (path: unknown): path is string => typeof path === 'string' && /^\/(?![/\\])/.test(path)

/** Hears what the service worker tells or asks a page (sw/push/push-events.ts, sw/push/open-pages.ts). */
export const answerWorkerMessages = ({ data, ports }: Pick<MessageEvent, 'data' | 'ports'>, guide: WorkerMessages): void => {
  const { type, path, order_id } = (data ?? {}) as { type?: unknown; path?: unknown; order_id?: unknown }
  if (type === 'open' && isOwnPath(path)) guide.open(path)
  if (type === 'order answered') guide.refresh()
  if (type === 'shown' && typeof order_id === 'string') guide.shown(order_id)
  if (type === 'rings') ports[0]?.postMessage(guide.rings())
}
