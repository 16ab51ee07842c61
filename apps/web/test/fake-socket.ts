import type { OrderEvent, ServerEvents } from '@jhola/contract/realtime/events'

type Ear = (...args: never[]) => void

/**
 * A fake of socket.io-client: it connects immediately, and the test decides what the server sends. A `ping` is never answered: a
 * test that needs the clock sets it.
 */
export const createFakeSocket = () => {
  const ears = new Map<string, Ear[]>()
  let seq = 0
  const send = (name: string, ...args: unknown[]): void => {
    for (const ear of ears.get(name) ?? []) (ear as (...all: unknown[]) => void)(...args)
  }
  const socket = {
    connected: false,
    on: (name: string, ear: Ear) => {
      ears.set(name, [...(ears.get(name) ?? []), ear])
      return socket
    },
    emit: () => socket,
    connect: () => {
      queueMicrotask(() => {
        socket.connected = true
        send('connect')
        send('hello', { seq, server_time: new Date().toISOString(), resync: false } satisfies Parameters<
          ServerEvents['hello']
        >[0])
      })
      return socket
    },
    disconnect: () => {
      socket.connected = false
      ears.clear()
      return socket
    },
  }
  return {
    /** What `io()` gives. */
    io: () => socket,
    /** The server sends an order event; numbers continue automatically. */
    tell: (name: 'new_order' | 'order_updated' | 'order_status_changed', event: Pick<OrderEvent, 'type' | 'order'>): void => {
      seq += 1
      send(name, { ...event, seq, store_id: event.order.store_id, message: '' } satisfies OrderEvent)
    },
    send: <N extends keyof ServerEvents>(name: N, ...args: Parameters<ServerEvents[N]>): void => send(name, ...args),
    /** The connection is lost. */
    drop: (): void => {
      socket.connected = false
      send('disconnect')
    },
    /** It is there again, and nothing was missed that the server could not repeat. */
    reopen: (): void => void socket.connect(),
    /** The number of the last event. */
    seq: () => seq,
    startAt: (number: number): void => {
      seq = number
    },
  }
}

export type FakeSocket = ReturnType<typeof createFakeSocket>
