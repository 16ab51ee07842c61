import { openRecords } from '../../shared/device-store/records.ts'

/** The lines of an order that were put into its bag on this device. `at`: epoch ms of the last tick. */
type OrderTicks = { order_id: string; lines: readonly number[]; at: number }

/** An order is packed within a day; older ticks are of orders that are long gone. */
const KEEP_MS = 3 * 24 * 3600 * 1000

const records = openRecords<OrderTicks>('packing_ticks')
const known = new Map<string, ReadonlySet<number>>()
const listeners = new Set<() => void>()
const NONE: ReadonlySet<number> = new Set()
let loading: Promise<void> | undefined

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('jhola.packing_ticks')
let version = 0
const notify = () => {
  version += 1
  for (const listener of listeners) listener()
}
const readAgain = async (): Promise<void> => {
  for (const { order_id, lines, at } of await records.all()) {
    if (Date.now() - at > KEEP_MS) await records.change(order_id, () => 'remove')
    else known.set(order_id, new Set(lines))
  }
  notify()
}
channel?.addEventListener('message', () => void readAgain().catch(() => undefined))

const write = async (order_id: string, lines: ReadonlySet<number>): Promise<void> => {
  await records.put(order_id, { order_id, lines: [...lines], at: Date.now() })
  channel?.postMessage('changed')
}

/**
 * Which lines are packed already: kept on this device, so that a reload, a closed sheet or a lost network loses none. A device
 * that cannot write keeps them while the page lives.
 */
export const packingTicks = {
  read: (orderId: string): ReadonlySet<number> => known.get(orderId) ?? NONE,
  /** Grows with every change. */
  version: (): number => version,
  load: (): Promise<void> => {
    loading ??= readAgain().catch(() => undefined)
    return loading
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Ticks lines, or takes their ticks away. */
  set: (orderId: string, lineNos: readonly number[], isTicked: boolean): void => {
    const next = new Set(packingTicks.read(orderId))
    for (const lineNo of lineNos) {
      if (isTicked) next.add(lineNo)
      else next.delete(lineNo)
    }
    known.set(orderId, next)
    notify()
    void write(orderId, next).catch(() => undefined)
  },
}
